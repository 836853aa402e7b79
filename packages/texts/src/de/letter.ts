import type { LetterFacts, LetterTexts } from '../letter-texts.ts'

const asked = ({ company }: LetterFacts): string => company ?? 'Ihnen'
const free = 'Das Lesen kostet nichts und braucht kein Konto.'

const costsHeading = 'Was eine Antwort kostet'

const freeAnswers = ({ isPublic, isPlaintiffGone }: LetterFacts): string =>
  isPlaintiffGone
    ? `Sie können kostenlos angeben, dass Sie schon gezahlt haben${isPublic ? ', oder öffentlich Stellung nehmen' : ''}. Das zählt als Antwort.`
    : `Sie können kostenlos ein Angebot machen${isPublic ? ', öffentlich Stellung nehmen' : ''} oder angeben, dass Sie schon gezahlt haben. Das zählt jeweils als Antwort.`

const fees = ({ plaintiff, disputeFee, concessionFee, isByBank }: LetterFacts): string =>
  `Die Forderung zu bestreiten kostet ${disputeFee ?? 'nichts'}. ${
    concessionFee === null
      ? `Wenn Sie die Forderung voll anerkennen, zahlen Sie keine Gebühr, nur den Betrag direkt an ${plaintiff}.`
      : `Wenn Sie die Forderung voll anerkennen, zahlen Sie eine Gebühr von ${concessionFee} und den Betrag selbst direkt an ${plaintiff}.`
  }${disputeFee === null && concessionFee === null ? '' : ` Eine Gebühr wird ${isByBank ? 'per Überweisung oder ' : ''}in SOL mit einer Wallet bezahlt, und jemand anderes kann sie für Sie bezahlen.`}`

const noRightLost =
  'Sie verlieren kein Recht, wenn Sie nicht antworten: Schweigen gilt hier nicht als Zustimmung, und hier wird nichts gegen Sie entschieden.'

/** The letter to a defendant in German. */
export const letter: LetterTexts = {
  subject: {
    'to be answered': facts =>
      `${facts.plaintiff} fordert ${facts.amount} von ${asked(facts)}: Antwort bis ${facts.day}`,
    public: facts => `${facts.plaintiff} fordert ${facts.amount} von ${asked(facts)}: Antwort weiter möglich`,
    restricted: facts => `${facts.plaintiff} fordert ${facts.amount} von ${asked(facts)}: Antwort weiter möglich`,
    answered: facts =>
      `${facts.plaintiff} fordert ${facts.amount} von ${asked(facts)}: ${facts.isPublic ? 'öffentlich, ' : ''}Sie können sich beteiligen`,
    resolved: facts => `Die Forderung von ${facts.plaintiff} über ${facts.amount} ist beigelegt`,
    withdrawn: facts => `Die Forderung von ${facts.plaintiff} über ${facts.amount} wurde zurückgenommen`,
  },
  asks: facts => {
    const claim = `${facts.plaintiffAndCity} hat bei Redress eine Forderung über ${facts.amount} gegen ${facts.company ?? 'Sie'} eingereicht.`
    return facts.isRepresentative ? `${claim} Sie sind dort als Vertreter von ${facts.company} genannt.` : claim
  },
  stands: {
    'to be answered': ({ time }) => `Sie können sie jetzt lesen und bis zum ${time} beantworten. ${free}`,
    public: ({ day }) =>
      `Niemand hat sie beantwortet, und sie ist seit dem ${day} öffentlich. Sie können weiterhin antworten; eine öffentliche Stellungnahme ist kostenlos. ${free}`,
    restricted: () => `Niemand hat sie beantwortet. Sie können weiterhin antworten. ${free}`,
    answered: ({ day, isPublic }) =>
      `Ein Anspruchsgegner hat geantwortet${isPublic ? `, und die Forderung ist seit dem ${day} öffentlich` : ''}. Sie können sie lesen und sich beteiligen. ${free}`,
    resolved: () => `Die Forderung ist beigelegt. Sie können lesen, was gefordert wurde und wie es ausging. ${free}`,
    withdrawn: () => 'Die Forderung wurde zurückgenommen und ist beendet. Von Ihnen wird nichts mehr verlangt.',
  },
  standsTakenOver: ({ time }) =>
    `Die Forderung ist mit Ihrem Konto verknüpft, und Sie können sie bis zum ${time} beantworten.`,
  extended: ({ time }) =>
    `Auf Bitte eines Anspruchsgegners wurde die Antwortfrist verlängert: Eine Antwort ist jetzt bis zum ${time} möglich.`,
  left: ({ count, unit }) =>
    `Noch ${count} ${{ days: count === 1 ? 'Tag' : 'Tage', hours: count === 1 ? 'Stunde' : 'Stunden' }[unit]}`,
  nobodyYet: left => `Dies ist eine Erinnerung. Bisher hat niemand geantwortet. ${left} Zeit für die Antwort.`,
  rows: {
    number: 'Nummer der Forderung',
    by: 'Von',
    from: 'Gegen',
    date: 'Tag des Geschehens',
    code: 'Ihr Zugangscode',
  },
  until: isOver => (isOver ? 'Öffentlich seit' : 'Letzter Tag für die Antwort'),
  button: 'Forderung lesen',
  costs: {
    'to be answered': facts => ({ heading: costsHeading, text: `${freeAnswers(facts)} ${fees(facts)}` }),
    public: facts => ({ heading: costsHeading, text: `${freeAnswers(facts)} ${fees(facts)}` }),
    restricted: facts => ({ heading: costsHeading, text: `${freeAnswers(facts)} ${fees(facts)}` }),
    answered: facts => ({
      heading: costsHeading,
      text: `${freeAnswers(facts)} Kostet eine Antwort etwas, sehen Sie das vorher.`,
    }),
  },
  silence: {
    'to be answered': ({ time }) => ({
      heading: 'Wenn niemand antwortet',
      text: `Die Forderung wird nach dem ${time} öffentlich, mit oder ohne Antwort, außer sie ist bis dahin beendet. Ohne Antwort steht im öffentlichen Eintrag neben Ihrem Namen „Keine Antwort“. Die Schilderung und die Dokumente bleiben zwischen den Parteien. ${noRightLost}`,
    }),
    public: () => ({
      heading: 'Wenn niemand antwortet',
      text: `Im öffentlichen Eintrag steht weiter „Keine Antwort“. Antworten können Sie jederzeit: Eine öffentliche Stellungnahme ist kostenlos, und „Keine Antwort“ verschwindet damit. ${noRightLost}`,
    }),
  },
  settling: ({ day }) => ({
    heading: 'Wenn Sie sich früh einigen',
    text: `Wenn Sie die Forderung bis zum ${day} beilegen und die Gebühr zahlen, bleibt sie privat. Dann erscheint sie weder in der Suche noch in einem Profil. Unter ihrer öffentlichen Adresse steht nur, dass eine Forderung dieser Art beigelegt wurde. Mehr wird nur öffentlich, wenn alle darin Genannten zustimmen. Was Sie vereinbaren, bleibt in jedem Fall zwischen Ihnen.`,
  }),
  noCourt: {
    heading: 'Was Redress ist',
    text: 'Redress ist kein Gericht. Diese E-Mail ist kein Urteil und sagt nicht, wer recht hat. Bei Redress können beide Seiten eine Forderung unter sich beilegen.',
  },
  check: (site, number) => ({
    heading: 'Wie Sie diese E-Mail ohne ihre Links prüfen',
    text: `Tippen Sie ${site}/answer selbst in Ihren Browser. Geben Sie dort die Nummer der Forderung, ${number}, und Ihren Zugangscode ein. Nummer und Zugangscode öffnen nur diese Forderung.`,
  }),
  inThisLanguage: 'Auf Deutsch:',
  once: (until, isOver) =>
    `Der Zugangscode ist nur für Sie bestimmt: Mit ihm lässt sich die Forderung lesen${isOver ? '' : ' und beantworten'}. Er gilt ${until === null ? '30 Tage' : `bis zum ${until}`} oder bis jemand die Forderung damit mit einem Konto verknüpft. Bitte geben Sie ihn nicht weiter.`,
  newCode: 'Ihr neuer Zugangscode für die Forderung gegen Sie',
  takePlaceOf: taker =>
    `Ihren bisherigen Zugangscode hat ${taker} eingelöst. Jemand hat gemeldet, dass das die falsche Person ist. Handelt ${taker} für Sie, müssen Sie nichts tun: Der neue Zugangscode läuft von selbst ab. Wenn nicht, lösen Sie ihn ein: ${taker} verliert dann den Zugang zur Forderung, und unbezahlte Gebühren entfallen.`,
}
