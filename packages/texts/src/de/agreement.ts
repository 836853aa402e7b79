import type { AgreementTexts } from '../agreement-texts.ts'

/** The agreement as a document, in German. */
export const agreement: AgreementTexts = {
  title: 'Einigung',
  subtitle: (number, time) => `Zur Forderung ${number}, getroffen am ${time}`,
  languages: names => `Dieses Dokument sagt dasselbe in jeder Sprache, nacheinander: ${names.join(', ')}.`,
  headings: {
    terms: 'Bedingungen',
    instalments: 'Raten',
    rules: 'Was daraus folgt',
    parties: 'Parteien',
    claim: 'Die Forderung',
    offers: 'Angebote, die zur Einigung führten',
    acts: 'Wie sie zustande kam',
  },
  terms: {
    sum: 'Zu zahlender Betrag',
    due: 'Zu zahlen bis',
    fee: 'Plattformgebühr',
    feeBorneBy: 'Gebühr zu zahlen von',
    note: 'Anmerkung zum Angebot',
  },
  noDay: days => `Innerhalb von ${days} Tagen nach der Beilegung der Forderung`,
  nothing: 'Keiner',
  instalment: { number: 'Nr.', due: 'Zu zahlen bis', sum: 'Betrag', total: 'Summe' },
  rules: {
    resolved: (winner, hasFee) =>
      hasFee
        ? `Sobald die Gebühr bezahlt ist, ist die Forderung zugunsten von ${winner} beigelegt.`
        : `Die Forderung ist zugunsten von ${winner} beigelegt.`,
    fee: lastDay =>
      `Der letzte Tag für die Gebühr ist der ${lastDay}. Danach kann die Seite, die sie nicht schuldet, sie bezahlen oder diese Einigung beenden.`,
    due: days =>
      `Was sofort zu zahlen ist, ist ${days} Tage nach der Beilegung der Forderung fällig. Dasselbe gilt für einen Betrag, dessen Tag dann vorbei ist.`,
    account: days =>
      `Kein Betrag ist überfällig, bevor ein Konto des Anspruchstellers ${days} Tage bei der Forderung stand.`,
    silence: (days, more) =>
      `Die Seite, die einen Betrag schuldet, sagt bei der Forderung, dass er bezahlt ist. Antwortet der Anspruchsteller ${days} Tage lang nicht, heißt es „Zahlung angegeben, nicht widersprochen“. Weitere ${more} Tage kann der Anspruchsteller widersprechen. Als erhalten gilt ein Betrag, sobald der Anspruchsteller es sagt.`,
  },
  taxId: id => `Steuernummer ${id}`,
  parties: { plaintiff: 'Anspruchsteller', defendant: 'Anspruchsgegner' },
  represents: (name, company) => `${name}, in Vertretung von ${company}`,
  boundAlone: names => `Von den Anspruchsgegnern betrifft die Einigung nur ${names}.`,
  claim: {
    number: 'Nummer',
    type: 'Art',
    amount: 'Geforderter Betrag',
    date: 'Tag des Geschehens',
    filed: 'Eingereicht am',
    site: 'Auf der Website',
  },
  offer: {
    time: 'Gemacht am',
    by: 'Von',
    bids: 'Beide, durch verdeckte Gebote',
    says: 'Bedingungen',
    became: 'Was daraus wurde',
  },
  earlierOffers: count =>
    count === 1
      ? 'Ein Angebot davor ist hier nicht aufgeführt. Es steht bei der Forderung.'
      : `${count} Angebote davor sind hier nicht aufgeführt. Sie stehen bei der Forderung.`,
  noteOf: note => `Anmerkung: ${note}`,
  became: {
    PROPOSED: 'Offen',
    ACCEPTED: 'Angenommen',
    REJECTED: 'Abgelehnt',
    COUNTERED: 'Mit einem Gegenangebot beantwortet',
    WITHDRAWN: 'Zurückgezogen',
    EXPIRED: 'Abgelaufen',
    LAPSED: 'Beendet',
  },
  acts: {
    offered: (name, time) => `${name} hat diese Bedingungen am ${time} angeboten.`,
    accepted: (name, time) => `${name} hat diese Bedingungen am ${time} angenommen.`,
    bid: (name, time) =>
      `${name} hat verdeckten Geboten zugestimmt, die am ${time} zu diesen Bedingungen geführt haben.`,
  },
  actFor: (name, party) => `${name}, für ${party},`,
  account: id => `Konto ${id}`,
  signature: ({ address, signature }) =>
    `Signiert mit der Solana-Wallet ${address}. Ed25519 in Base64 über die UTF-8-Bytes der folgenden Zeilen, mit Zeilenvorschub dazwischen: ${signature}`,
  closedAccount: 'Jemand, dessen Konto geschlossen ist,',
  about: site =>
    `Redress hat dieses Dokument aus dem erstellt, was die Parteien auf der Website eingegeben und getan haben, mit ihren Namen, wie sie sie angegeben haben. Alle Zeiten sind in UTC. Redress ist kein Gericht und keine Partei der Einigung. Das Geld liegt nie bei Redress. Ob diese Datei unverändert ist, lässt sich unter ${site}/verify prüfen.`,
  footer: number => `Einigung zur Forderung ${number}`,
  page: (page, pages) => `Seite ${page} von ${pages}`,
}
