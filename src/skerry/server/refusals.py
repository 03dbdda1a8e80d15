"""What the server refuses, each with a sentence in both languages."""

from collections.abc import Callable
from typing import Final

from skerry.kernel.errors import SkerryError
from skerry.kernel.language import in_language

REFUSALS: Final[dict[str, tuple[int, str, str]]] = {  # HTTP status, English, German
    "other-wire": (
        400,
        (
            "This page or program speaks version {theirs} of the connection to a table, and the server version {ours}: "
            "load the page again."
        ),
        (
            "Diese Seite oder dieses Programm spricht Version {theirs} der Verbindung zum Tisch, der Server Version "
            "{ours}: Lade die Seite neu."
        ),
    ),
    "no-page": (404, "There is no such page.", "Diese Seite gibt es nicht."),
    "unreadable": (
        410,
        "This table cannot be read any more; it was played with other rules or was damaged.",
        "Dieser Tisch lässt sich nicht mehr lesen; er wurde nach anderen Regeln gespielt oder beschädigt.",
    ),
    "other-rules": (
        410,
        (
            "This game was played by rules {old} of {game}. This server plays by rules {new}, so it does not show the "
            "game again; its record is at {record}."
        ),
        (
            "Dieses Spiel wurde nach Regeln {old} von {game} gespielt. Dieser Server spielt nach Regeln {new} und "
            "zeigt es deshalb nicht noch einmal; die Aufzeichnung liegt unter {record}."
        ),
    ),
    "other-rules-unfinished": (
        410,
        (
            "This game was begun by rules {old} of {game}. This server plays by rules {new}, so it cannot go on here; "
            "it is kept for a Skerry with the older rules."
        ),
        (
            "Dieses Spiel wurde nach Regeln {old} von {game} begonnen. Dieser Server spielt nach Regeln {new}, deshalb "
            "kann es hier nicht weitergehen; es bleibt für ein Skerry mit den älteren Regeln erhalten."
        ),
    ),
    "not-written": (
        503,
        "The server cannot write at the moment; nothing was changed.",
        "Der Server kann zurzeit nicht schreiben; es wurde nichts geändert.",
    ),
    "not-read": (
        503,
        "The server cannot read its tables at the moment; try again in a minute.",
        "Der Server kann seine Tische zurzeit nicht lesen; versuche es in einer Minute noch einmal.",
    ),
    "no-table": (404, "There is no such table.", "Diesen Tisch gibt es nicht."),
    "no-game": (404, "There is no game {game}.", "Es gibt kein Spiel {game}."),
    "no-seat": (404, "This table has no seat {seat}.", "Dieser Tisch hat keinen Platz {seat}."),
    "no-bot": (422, "There is no bot {bot}.", "Es gibt keinen Bot {bot}."),
    "not-yours": (
        403,
        "That is only for whoever holds the secret link of this seat.",
        "Das darf nur, wer den geheimen Link dieses Platzes hat.",
    ),
    "invitation-used": (
        403,
        "This invitation has been used: someone has sat down with it, and it opens nothing any more.",
        "Diese Einladung wurde schon benutzt: Jemand hat damit Platz genommen, sie öffnet nichts mehr.",
    ),
    "not-a-new-key": (
        422,
        "The new key of a seat can't be the invitation itself; propose another one.",
        "Der neue Schlüssel eines Platzes kann nicht die Einladung selbst sein; schlage einen anderen vor.",
    ),
    "not-owner": (403, "Only whoever set up the table may do that.", "Das darf nur, wer den Tisch eröffnet hat."),
    "no-free-seat": (409, "No seat is free at this table.", "An diesem Tisch ist kein Platz frei."),
    "not-begun": (
        409,
        "The game begins when all seats are taken.",
        "Das Spiel beginnt, wenn alle Plätze besetzt sind.",
    ),
    "over": (409, "The game is over.", "Das Spiel ist zu Ende."),
    "not-over": (409, "That is possible when the game is over.", "Das geht erst, wenn das Spiel zu Ende ist."),
    "not-your-turn": (409, "It is not your turn.", "Du bist nicht am Zug."),
    "changed": (
        409,
        "The position has changed in the meantime; look again.",
        "Die Stellung hat sich inzwischen geändert; sieh noch einmal hin.",
    ),
    "nothing-to-undo": (
        409,
        "Nothing can be taken back: someone else has moved, or something new was seen.",
        "Es lässt sich nichts zurücknehmen: Jemand anders hat gezogen, oder es wurde etwas Neues gesehen.",
    ),
    "too-often-handed-over": (
        409,
        "You have handed this seat over so often that it cannot be done again; the game goes on.",
        "Du hast diesen Platz so oft abgegeben, dass es nicht noch einmal geht; das Spiel geht weiter.",
    ),
    "too-many-undos": (
        409,
        "So much was taken back at this table that nothing more can be; the game goes on.",
        "An diesem Tisch wurde so viel zurückgenommen, dass nichts mehr geht; das Spiel geht weiter.",
    ),
    "chat-full": (
        409,
        "At this table {most} lines have been said, and there is no room for more.",
        "An diesem Tisch stehen schon {most} Zeilen im Chat, mehr passen nicht hinein.",
    ),
    "no-chat": (409, "Chat is switched off at this table.", "An diesem Tisch ist der Chat abgeschaltet."),
    "handed-over": (
        409,
        "A bot plays for you; take your seat back first.",
        "Für dich spielt ein Bot; nimm zuerst deinen Platz zurück.",
    ),
    "still-there": (
        409,
        "{name} is at the table; only the seat of someone who has gone is handed to a bot.",
        "{name} ist am Tisch; nur wer gegangen ist, dessen Platz bekommt ein Bot.",
    ),
    "not-away-long": (
        409,
        "You can do that once {name} has been away for {minutes} minutes.",
        "Das geht erst, wenn {name} seit {minutes} Minuten fort ist.",
    ),
    "always-bot": (409, "A bot plays this seat anyway.", "Diesen Platz spielt ohnehin ein Bot."),
    "no-hints": (409, "At this table there are no hints.", "An diesem Tisch gibt es keine Tipps."),
    "review-alone": (
        409,
        "Who plays alone has nobody to win against, so there is no review.",
        "Wer allein spielt, hat niemanden zu besiegen; darum gibt es keinen Rückblick.",
    ),
    "no-position": (404, "The game has {plies} words.", "Das Spiel hat {plies} Wörter."),
    "too-many-tables": (
        503,
        "This server keeps as many tables as it can; try again later.",
        "Auf diesem Server stehen so viele Tische, wie er fassen kann; versuche es später noch einmal.",
    ),
    "too-many-from-here": (
        429,
        "From one address at most {most} tables are set up in an hour; try again later.",
        "Von einer Adresse aus werden höchstens {most} Tische in der Stunde eröffnet; versuche es später noch einmal.",
    ),
    "server-full": (
        503,
        "This server has as many visitors as it can take; try again in a minute.",
        "Dieser Server hat so viele Besucher, wie er fassen kann; versuche es in einer Minute noch einmal.",
    ),
    "share-used": (
        429,
        "You are asking for too much at once; try again in {seconds} seconds.",
        "Du fragst zu viel auf einmal; versuche es in {seconds} Sekunden noch einmal.",
    ),
    "flooding": (
        429,
        "This connection kept asking for more than its share, so it was closed.",
        "Diese Verbindung hat dauernd mehr verlangt, als ihr zusteht; deshalb wurde sie geschlossen.",
    ),
    "too-many-sockets": (
        429,
        "Your address has {most} open connections already; close a few tables first.",
        "Von deiner Adresse aus sind schon {most} Verbindungen offen; schließe erst ein paar Tische.",
    ),
    "table-crowded": (
        429,
        "{most} people are watching this table already; try again later.",
        "An diesem Tisch schauen schon {most} Leute zu; versuche es später noch einmal.",
    ),
    "too-many-hints": (
        429,
        "{most} hints are being worked out for your address; wait for one of them.",
        "Für deine Adresse werden schon {most} Tipps ausgearbeitet; warte, bis einer fertig ist.",
    ),
    "no-hint-found": (
        503,
        "No hint was found in time; ask again.",
        "Es fand sich nicht rechtzeitig ein Tipp; frag noch einmal.",
    ),
    "too-many-reviews": (
        429,
        "{most} games are being reviewed for your address; start this one when one of them is done.",
        "Für deine Adresse laufen schon {most} Rückblicke; starte diesen, wenn einer fertig ist.",
    ),
    "unknown-word": (
        422,
        "There is no word “{word}” in this game.",
        "Das Wort „{word}“ gibt es in diesem Spiel nicht.",
    ),
    "not-allowed": (422, "{problem}", "{problem}"),
    "not-together": (
        422,
        "After “{word}” something new is seen or someone else is asked; say the rest after that.",
        "Nach „{word}“ wird etwas Neues sichtbar, oder jemand anders ist gefragt; sag den Rest danach.",
    ),
    "set-up": (422, "{problem}", "{problem}"),
    "own-file": (
        422,
        "The file cannot be used. {problem}",
        "Die Datei lässt sich nicht verwenden; warum, steht hier auf Englisch wie ihre Wörter. {problem}",
    ),
    "not-understood": (
        400,
        "The request cannot be understood. {problem}",
        "Die Anfrage ist nicht zu verstehen; warum, steht hier auf Englisch. {problem}",
    ),
    "foreign-host": (
        421,
        "This server does not go by the name {host}. If it is yours, start it with --name {host}.",
        "Dieser Server weiß nicht, dass er {host} heißt. Wenn es deiner ist, starte ihn mit --name {host}.",
    ),
    "foreign-page": (
        403,
        (
            "This comes from a page that is not part of this server, so nothing was done. If the page is yours, start "
            "the server with --name and the name in the page’s address."
        ),
        (
            "Das kommt von einer Seite, die nicht zu diesem Server gehört, darum ist nichts geschehen. Wenn es deine "
            "ist, starte den Server mit --name und dem Namen, der in der Adresse der Seite steht."
        ),
    ),
    "not-json": (
        415,
        "Send JSON, and say so with the header Content-Type: application/json.",
        "Schicke JSON, und sage das mit dem Header Content-Type: application/json.",
    ),
    "head-too-large": (
        431,
        "The address or the headers of the request are too long.",
        "Die Adresse oder die Kopfzeilen der Anfrage sind zu lang.",
    ),
    "too-large": (413, "That is too large.", "Das ist zu groß."),
    "other-method": (405, "This address is not asked like that.", "Diese Adresse fragt man nicht so."),
    "too-nested": (
        422,
        "The file is nested too deeply to be read.",
        "Die Datei ist zu tief verschachtelt, um gelesen zu werden.",
    ),
    "file-breaks": (
        422,
        "The file cannot be used: no game could be played with it.",
        "Die Datei lässt sich nicht verwenden: Mit ihr kam kein Spiel zustande.",
    ),
    "busy-with-files": (
        503,
        "The server is still checking the files of others; try again in a minute.",
        "Der Server prüft noch die Dateien anderer; versuche es in einer Minute noch einmal.",
    ),
    "broken": (
        500,
        "Something broke here; it is not your fault. If you report it, give this number: {request}.",
        "Hier ist etwas kaputtgegangen; du kannst nichts dafür. Wenn du es meldest, nenne diese Nummer: {request}.",
    ),
}


class Refused(SkerryError):
    """Something a player asked for and does not get, with a reason."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(REFUSALS[key][1].format(**values))
        self.key = key
        self.values = values
        self.status = REFUSALS[key][0]
        self.rule = ""
        self.address = ""
        """One that the sentence names; on a page it is a link."""
        self.again_after = 0
        """Seconds until it is worth asking again, if that is known."""

    def sentence(self, lang: str) -> str:
        _, english, german = REFUSALS[self.key]
        return in_language((english, german), lang).format(**self.values)


class Explained(Refused):
    """Refused for a reason that whoever asked for it puts into words: the game, or the kernel."""

    def __init__(self, key: str, explain: Callable[[str], str], rule: str = "") -> None:
        super().__init__(key, problem=explain("en"))
        self.rule = rule
        self._explain = explain

    def sentence(self, lang: str) -> str:
        _, english, german = REFUSALS[self.key]
        return in_language((english, german), lang).format(problem=self._explain(lang))
