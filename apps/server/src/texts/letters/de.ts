import type { LetterFacts, LetterTexts } from '../letter-texts.ts'

const asked = ({ company }: LetterFacts): string => company ?? 'Ihnen'
const free = 'Das Lesen kostet nichts und braucht kein Konto.'

const costsHeading = 'Was eine Antwort kostet'

const freeAnswers = ({ isPublic, isPlaintiffGone }: LetterFacts): string =>
  isPlaintiffGone
    ? `Zu sagen, dass Sie schon gezahlt haben, kostet nichts${isPublic ? ', eine öffentliche Stellungnahme auch nicht' : ''}. Es zählt als Antwort.`
    : `Ein Angebot kostet nichts,${isPublic ? ' eine öffentliche Stellungnahme auch nicht,' : ''} und ebenso wenig, zu sagen, dass Sie schon gezahlt haben; das zählt als Antwort.`

const fees = ({ plaintiff, disputeFee, concessionFee }: LetterFacts): string =>
  `Die Forderung zu bestreiten kostet ${disputeFee ?? 'nichts'}. ${
    concessionFee === null
      ? `Sie voll anzuerkennen hat keine Gebühr: Den Betrag zahlen Sie direkt an ${plaintiff}.`
      : `Sie voll anzuerkennen kostet eine Gebühr von ${concessionFee}; den Betrag selbst zahlen Sie direkt an ${plaintiff}.`
  }${disputeFee === null && concessionFee === null ? '' : ' Eine Gebühr wird in SOL mit einer Wallet bezahlt, und jemand anderes kann sie für Sie bezahlen.'}`

const noRightLost =
  'Sie verlieren kein Recht, wenn Sie nicht antworten: Schweigen gilt hier nicht als Zustimmung, und hier wird nichts gegen Sie entschieden.'

/** The letter to a defendant in German. */
export const letter: LetterTexts = {
  subject: {
    'to be answered': facts =>
      `${facts.plaintiff} fordert ${facts.amount} von ${asked(facts)}: Antwort bis ${facts.day}`,
    public: facts => `${facts.plaintiff} fordert ${facts.amount} von ${asked(facts)}: Antwort weiter möglich`,
    answered: facts =>
      `${facts.plaintiff} fordert ${facts.amount} von ${asked(facts)}: ${facts.isPublic ? 'öffentlich, ' : ''}Sie können mitwirken`,
    resolved: facts => `Die Forderung von ${facts.plaintiff} über ${facts.amount} ist beigelegt`,
    withdrawn: facts => `Die Forderung von ${facts.plaintiff} über ${facts.amount} wurde zurückgenommen`,
  },
  asks: facts => {
    const claim = `${facts.plaintiffAndCity} hat bei Redress eine Forderung über ${facts.amount} gegen ${facts.company ?? 'Sie'} eingereicht.`
    return facts.isRepresentative ? `${claim} Sie sind dort als Vertretung von ${facts.company} genannt.` : claim
  },
  stands: {
    'to be answered': ({ time }) => `Sie können sie jetzt lesen und bis zum ${time} beantworten. ${free}`,
    public: ({ day }) =>
      `Niemand hat sie beantwortet, und sie ist seit dem ${day} öffentlich. Sie können sie weiterhin beantworten, öffentlich und kostenlos. ${free}`,
    answered: ({ day, isPublic }) =>
      `Für Ihre Seite wurde sie beantwortet${isPublic ? `, und sie ist seit dem ${day} öffentlich` : ''}. Sie können sie lesen und mitwirken. ${free}`,
    resolved: () => `Die Forderung ist beigelegt. Sie können sie lesen, und wie sie ausging. ${free}`,
    withdrawn: () => 'Die Forderung wurde zurückgenommen und ist beendet. Von Ihnen wird nichts mehr verlangt.',
  },
  standsTakenOver: ({ time }) => `Sie haben sie übernommen und können sie bis zum ${time} beantworten.`,
  extended: ({ time }) =>
    `Auf Bitte eines Anspruchsgegners wurde die Antwortfrist verlängert: Der letzte Tag ist jetzt der ${time}.`,
  left: ({ count, unit }) =>
    `Noch ${count} ${{ days: count === 1 ? 'Tag' : 'Tage', hours: count === 1 ? 'Stunde' : 'Stunden' }[unit]}`,
  nobodyYet: left => `Dies ist eine Erinnerung. Bisher hat niemand geantwortet. ${left} Zeit für die Antwort.`,
  rows: {
    number: 'Nummer der Forderung',
    by: 'Von',
    from: 'Gegen',
    date: 'Datum der Forderung',
    code: 'Ihr Zugangscode',
  },
  until: isOver => (isOver ? 'Öffentlich seit' : 'Letzter Tag für die Antwort'),
  button: 'Forderung lesen',
  costs: {
    'to be answered': facts => ({ heading: costsHeading, text: `${freeAnswers(facts)} ${fees(facts)}` }),
    public: facts => ({ heading: costsHeading, text: `${freeAnswers(facts)} ${fees(facts)}` }),
    answered: facts => ({
      heading: costsHeading,
      text: `${freeAnswers(facts)} Was eine Gebühr hat, sagt das, bevor Sie es abgeben.`,
    }),
  },
  silence: {
    'to be answered': ({ time }) => ({
      heading: 'Wenn niemand antwortet',
      text: `Die Forderung wird nach dem ${time} öffentlich, beantwortet oder nicht. Ohne Antwort steht im öffentlichen Eintrag neben Ihrem Namen „Keine Antwort“. Die Dokumente und was geschehen ist bleiben zwischen den Parteien. ${noRightLost}`,
    }),
    public: () => ({
      heading: 'Wenn niemand antwortet',
      text: `Im öffentlichen Eintrag steht weiter „Keine Antwort“. Antworten können Sie jederzeit: Eine öffentliche Stellungnahme ist kostenlos, und „Keine Antwort“ verschwindet damit. ${noRightLost}`,
    }),
  },
  settling: ({ day }) => ({
    heading: 'Wenn Sie sich früh einigen',
    text: `Legen Sie die Forderung vor dem ${day} bei, samt Gebühr, und sie bleibt privat: Sie erscheint weder in der Suche noch in einem Profil. Unter ihrer öffentlichen Adresse steht dann nur, dass eine Forderung dieser Art vor der Veröffentlichung beigelegt wurde, sofern nicht beide Seiten zustimmen, mehr zu zeigen. Was Sie vereinbaren, bleibt in jedem Fall zwischen Ihnen.`,
  }),
  noCourt: {
    heading: 'Was Redress ist',
    text: 'Redress ist kein Gericht. Dieser Brief ist kein Urteil und sagt nicht, wer recht hat. Bei Redress können beide Seiten eine Forderung unter sich beilegen.',
  },
  check: (site, number) => ({
    heading: 'Wie Sie diesen Brief ohne seine Links prüfen',
    text: `Tippen Sie ${site}/answer selbst in Ihren Browser und geben Sie dort die Nummer der Forderung, ${number}, und Ihren Zugangscode ein. Sie öffnen diese Forderung und keine andere.`,
  }),
  inThisLanguage: 'Auf Deutsch:',
  once: 'Der Zugangscode ist nur für Sie bestimmt: Wer ihn hat, kann die Forderung lesen und beantworten. Er gilt 30 Tage, bis jemand damit antwortet. Bitte geben Sie ihn nicht weiter.',
  newCode: 'Ihr neuer Zugangscode für die Forderung gegen Sie',
  takePlaceOf: taker =>
    `Ihren bisherigen Zugangscode hat ${taker} eingelöst, und das ist angefochten. Wer diesen neuen Zugangscode einlöst, nimmt diesen Platz ein: ${taker} kann die Forderung dann nicht mehr lesen oder beantworten, und was ${taker} nicht bezahlt hat, verfällt. Handelt ${taker} für Sie, müssen Sie nichts tun: Der Zugangscode läuft von selbst ab.`,
}
