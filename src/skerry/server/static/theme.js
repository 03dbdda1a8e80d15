// Runs before the page is painted, so that nobody sees the wrong colours or sizes for a moment. Not a module, for that
// reason.
(() => {
  try {
    const { theme, size } = JSON.parse(localStorage.getItem("skerry.settings") ?? "{}");
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
    if (size === "large" || size === "larger") document.documentElement.dataset.size = size;
  } catch {
    // Without storage the choices of system and browser hold.
  }
})();
