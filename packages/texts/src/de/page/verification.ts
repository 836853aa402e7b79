import type * as english from '../../en/page/verification.ts'

export const verification: typeof english.verification = {
  title: 'Ein Dokument prüfen',
  lead: 'Eine Einigung oder den Verlauf einer Forderung kann jeder prüfen. Die Datei bleibt auf Ihrem Gerät und wird nicht hochgeladen.',
  drop: 'Datei hierher ziehen, oder',
  dropNow: 'Datei loslassen, um sie zu prüfen',
  choose: 'Datei wählen',
  hint: 'Die Einigung (PDF) oder der Verlauf (JSON Lines), so wie heruntergeladen oder per E-Mail erhalten.',
  checking: name => `${name} wird geprüft …`,
  failed: 'Die Datei konnte nicht geprüft werden',
  fingerprint: 'SHA-256 der Datei',
  transaction: 'Transaktion auf Solana',
  agreement: {
    title: claim => `Das ist die Einigung zur Forderung ${claim}`,
    intact: day => `Sie wurde am ${day} geschlossen. Seit die Datei entstand, wurde kein Byte geändert.`,
    ended: day => `Sie endete am ${day} ohne Wirkung und bindet niemanden mehr.`,
    proof: 'Beleg auf der Blockchain',
    anchored:
      'Das Memo dieser Transaktion, mit der die Plattformgebühr bezahlt wurde, enthält den SHA-256 der Datei. Niemand kann das ändern, auch wir nicht.',
    open: 'Wir kennen keine Transaktion, die den SHA-256 dieser Datei enthält. Auf die Blockchain kommt er mit der Plattformgebühr, wo sie aus einer Wallet bezahlt wird. Eine Überweisung, oder ein Code, der die Gebühr übernimmt, hinterlässt dort keinen Beleg.',
  },
  history: {
    title: claim => `Ein Verlauf der Forderung ${claim}, ohne Widersprüche`,
    intact: entries =>
      entries === 1
        ? 'Er hat einen Eintrag.'
        : `Jeder der ${entries} Einträge enthält den Hash des vorigen. Keiner wurde geändert, verschoben oder zwischen anderen entfernt.`,
    proved: ({ upTo, own, isWhole }, entries) =>
      upTo === 0
        ? `Belegt bis Eintrag 0 von ${entries}: Keine Zahlung darin deckt einen Eintrag.`
        : `Belegt bis Eintrag ${upTo} von ${entries}, sobald die Zahlungen auf der Blockchain gefunden sind. ${
            isWhole
              ? own === 0
                ? 'In dieser Datei folgt nichts mehr.'
                : 'Danach steht nur, dass die letzte Zahlung verlangt und geleistet wurde.'
              : 'Die Einträge danach können ersetzt worden sein.'
          }`,
    selfMade: 'Eine solche Datei kann jeder erstellen. Erst eine Zahlung, die auf der Blockchain steht, belegt sie.',
    elsewhere: site => `Er stammt von ${site}, also nicht von dieser Website.`,
    entries: 'Einträge',
    columns: { at: 'Datum', event: 'Was geschah', party: 'Durch' },
    parties: { Plaintiff: 'Anspruchsteller', Defendant: 'Anspruchsgegner' },
    system: 'Redress',
    payments: 'Was Zahlungen belegen',
    anchors: (covered, entries) =>
      `Das Memo dieser Zahlung enthält den Hash von Eintrag ${covered}. Ist sie bezahlt, belegt sie ${
        covered === 1 ? 'Eintrag 1' : `die Einträge 1 bis ${covered}`
      }${covered < entries ? ' und keinen danach' : ''}.`,
    anchorsNone: 'Diese Zahlung wurde vor dem ersten Eintrag verlangt und belegt keinen.',
    howToCheck:
      'Ob eine Zahlung auf der Blockchain steht, lässt sich ohne uns prüfen, wie unten beschrieben. Was nach dem letzten belegten Eintrag kam, kann abgeschnitten sein.',
    none: 'Er nennt keine Zahlung.',
  },
  refused: {
    'altered agreement': {
      title: 'Das ist nicht die Einigung, wie sie entstand',
      text: name =>
        `${name} gibt sich als Einigung von Redress aus, doch mit diesen Bytes hat diese Website keine erstellt. Die Datei wurde geändert, von einem anderen Programm neu gespeichert oder stammt von einer anderen Website.`,
    },
    'altered history': {
      title: 'Dieser Verlauf wurde geändert',
      text: name =>
        `Die Hashes in ${name} passen nicht zum Inhalt. Mindestens ein Eintrag wurde geändert, verschoben oder entfernt, oder ein anderes Programm hat die Datei neu gespeichert.`,
    },
    insecure: {
      title: 'Ihr Browser prüft hier keine Dateien',
      text: () => 'Diese Seite wurde ohne https geladen. Öffnen Sie sie unter einer Adresse, die mit https beginnt.',
    },
    neither: {
      title: 'Das lässt sich nicht prüfen',
      text: name =>
        `${name} ist weder eine Einigung noch ein Verlauf von Redress. Wählen Sie die Datei, wie sie heruntergeladen wurde, keinen Ausdruck, kein Bild und keine Kopie des Textes.`,
    },
  },
  without: {
    title: 'Ohne uns prüfen',
    intro: 'Für den Beleg wird kein Teil dieser Website gebraucht:',
    ways: [
      'Berechnen Sie den SHA-256 der Einigung. Unter Windows: certutil -hashfile DATEI SHA256. Auf einem Mac: shasum -a 256 DATEI. Unter Linux: sha256sum DATEI.',
      'Suchen Sie die Transaktion in einem beliebigen Explorer für Solana: Ihr Memo muss dieselben 64 Zeichen enthalten.',
      'Oder nehmen Sie den Quellcode von Redress und führen Sie aus: npm run verify -- DATEI. Der Befehl fragt einen Knoten der Blockchain und liest beide Arten von Dateien. Seine letzte Zeile sagt, bis zu welchem Eintrag ein Verlauf belegt ist.',
      'In einem Verlauf enthält jede Zeile den SHA-256 der Zeile davor, und die letzte den von allem, was darüber steht.',
    ],
    limit:
      'Der Beleg zeigt, dass es die Datei gab, als die Gebühr bezahlt wurde, und dass sie unverändert ist. Er zeigt nicht, dass stimmt, was die Parteien geschrieben haben.',
  },
}
