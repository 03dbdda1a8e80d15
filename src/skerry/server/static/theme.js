// Runs before the page is painted, so that nobody sees the wrong theme for a moment. Not a module, for that reason.
(() => {
  try {
    const theme = JSON.parse(localStorage.getItem("skerry.settings") ?? "{}").theme;
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  } catch {
    // Without storage the system's choice holds.
  }
})();
