import type { ArchiveFacts } from '../archive-texts.ts'
import type { dataExport as english } from '../en/archive.ts'

export const dataExport: typeof english = {
  subject: 'Ihre Daten liegen bereit',
  ready: until =>
    `Das Archiv Ihrer Daten, das Sie angefordert haben, liegt bereit. Sie können es bis ${until} in Ihrem Profil herunterladen, im Abschnitt „Ihre Daten“. Danach wird es gelöscht.\n\nVorher zeigen Sie noch einmal, dass Sie es sind. Wenn Sie das Archiv nicht angefordert haben, melden Sie sich unter „Letzte Aktivitäten“ überall ab und wählen Sie ein anderes Passwort.`,
  readMeName: 'LIESMICH.txt',
  readMe: ({
    username,
    site,
    at,
  }: ArchiveFacts) => `Alles, was ${site} über das Konto ${username} gespeichert hat. Stand: ${at}.

Bewahren Sie dieses Archiv so auf, dass niemand sonst darin liest: Es enthält, was Sie und andere
vertraulich geschrieben haben.

Die Dateien enden auf .json. Sie sind Text: Jeder Editor und jeder Browser öffnet sie, und Programme lesen sie.

account.json         Benutzername, Name, Anschrift, Ausweisnummer, E-Mail-Adressen und Wallets.
activity.json        Was in den letzten 180 Tagen mit Ihrem Konto geschehen ist, und von wo aus ("network").
suspensions.json     Ob und warum der Betreiber der Website das Konto gesperrt hat, und Ihr Widerspruch.
notifications.json   Ihre Mitteilungen, wie Sie sie lesen.
referrals.json       Ihr Empfehlungslink, und wer sich damit registriert hat.
offered-claims.json  Forderungen, die eine Ihrer Adressen nennen und nicht mit Ihrem Konto verknüpft sind.
claims.json          Die Listen Ihrer Forderungen ("myClaims") und der Forderungen gegen Sie ("accusedClaims").
claims/<id>/claim.json
                     Eine Forderung, wie Sie sie auf der Website sehen: "claim" mit allem, was angegeben
                     wurde, den Anspruchsgegnern, Dokumenten ("files"), Angeboten ("resolutions") und
                     Stellungnahmen; "history", der Verlauf; "messages", die Nachrichten der Parteien;
                     "unsentFiles", Dateien zu Nachrichten, die Sie nicht abgeschickt haben; und
                     "payments", die Gebühren Ihrer Seite.
claims/<id>/redress-<nummer>-agreement.pdf
                     Die Einigung der Parteien als Dokument, wenn es eine gibt.
claims/<id>/documents/
                     Die Dateien, die Sie zur Forderung hinzugefügt haben, so wie Sie sie hochgeladen haben.
documents.json       Die Liste dieser Dateien, jede mit ihrem SHA-256 und ihrem Zustand ("state"): "whole"
                     für vollständig, "damaged" oder "missing", wo wir sie nicht mehr so haben, wie Sie sie
                     hochgeladen haben.
schema.json          Jeder Schlüssel dieser Dateien und die Art seines Werts, als JSON Schema.

Beträge ("value", "fee") stehen in der Einheit ihrer Währung ("currency"). Zeiten enden auf Z und sind in
UTC, Tage stehen als Jahr-Monat-Tag. Ein leerer Text ist "", was nie angegeben wurde, ist null. Manche
Namen sind geschrieben wie in der Schnittstelle der Website: "resolvelmentOffered" ist die angebotene Einigung.

Nicht enthalten sind: Ihr Passwort, von dem nur ein Wert gespeichert ist, an dem es geprüft wird, und
andere Geheimnisse der Anmeldung; was andere hochgeladen haben, das Sie bei der Forderung herunterladen
können; und was andere sehen dürfen und Sie nicht.
`,
}
