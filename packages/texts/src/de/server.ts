import { arrangingDays } from '@redress/domain/claim/correspondence.ts'
import { sumDays } from '@redress/domain/claim/performance.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import type { ReceiptFacts, ServerTexts } from '../en/server.ts'
import type { FormattedFacts, NotificationTexts } from '../notification-texts.ts'
import { agreement } from './agreement.ts'
import { dataExport } from './archive.ts'
import { claimTypes } from './contract.ts'
import { letter } from './letter.ts'

const outcome = ({ isSettledEarly, isRestricted }: Pick<ReceiptFacts, 'isSettledEarly' | 'isRestricted'>): string => {
  if (isRestricted) return 'Die Bedingungen bleiben zwischen den Parteien.'
  return isSettledEarly
    ? 'Die Forderung wurde vor der Veröffentlichung beigelegt und bleibt daher privat. Namen werden nur öffentlich, wenn alle Beteiligten zustimmen; die Bedingungen nie.'
    : 'Das Ergebnis bleibt im öffentlichen Eintrag. Die Bedingungen bleiben zwischen den Parteien.'
}

const confirm = 'E-Mail-Adresse bestätigen'
const signIn = 'Anmelden'

const actor = ({ by }: FormattedFacts): string => by?.name ?? 'Die Gegenseite'

/** The payer of the fee that resolves a claim, who need not belong to the side that owed it. */
const feePaid = ({ by }: FormattedFacts): string => {
  if (by === null) return 'Die Gebühr ist bezahlt'
  return by.isReader ? 'Sie haben die Gebühr bezahlt' : `${by.name} hat die Gebühr bezahlt`
}

/** Amount that the offer moves; empty if it moves nothing. */
const ofSum = ({ moved }: FormattedFacts): string => (moved === '' ? '' : ` über ${moved}`)

/** The claim in a subject that begins with the name of somebody who acted, which is said once; after “zu” and “zur”. */
const yourClaim = ({ by, defendants }: FormattedFacts): string =>
  by?.party === 'Defendant' ? 'Ihrer Forderung' : `Ihrer Forderung gegen ${defendants}`
const claimOfOther = ({ by, plaintiff }: FormattedFacts): string =>
  by?.party === 'Plaintiff' ? 'Forderung gegen Sie' : `Forderung von ${plaintiff}`

/** Continues "Ihre" or "Ihrer". */
const mine = ({ claimType, defendants }: FormattedFacts): string => `Forderung gegen ${defendants} (${claimType})`
/** Continues "die" or "der". */
const theirs = ({ claimType, plaintiff }: FormattedFacts): string => `Forderung von ${plaintiff} (${claimType})`

/** Name of a text beside a claim, or a part of it, as a subject and as an object. */
const wordsBeside = ({ moderation }: FormattedFacts) =>
  moderation.takenOut === ''
    ? { subject: 'ein Text', object: 'einen Text' }
    : { subject: 'ein Teil eines Textes', object: 'einen Teil eines Textes' }

const ofMine = (facts: FormattedFacts): string =>
  facts.moderation.isOfWords ? `${wordsBeside(facts).object} neben Ihrer ${mine(facts)}` : `Ihre ${mine(facts)}`
const ofTheirs = (facts: FormattedFacts): string =>
  facts.moderation.isOfWords ? `${wordsBeside(facts).object} neben der ${theirs(facts)}` : `die ${theirs(facts)}`

const restricted = (what: string, { moderation }: FormattedFacts): string =>
  `Nach einer Meldung haben wir ${what} aus dem öffentlichen Verzeichnis genommen. Der Grund: ${moderation.ground}. Unsere Begründung:\n\n${moderation.reason}\n\nSie und die andere Partei können alles weiterhin lesen, und sonst ändert sich nichts. Halten Sie das für falsch, können Sie auf der Seite der Forderung einmal widersprechen. Wenn möglich, entscheidet dann jemand anderes.`

const redacted = (what: string, { moderation }: FormattedFacts): string =>
  `Nach einer Meldung haben wir ${what} aus dem öffentlichen Verzeichnis genommen: ${moderation.takenOut}. An der Stelle steht, was entfernt wurde. Der Grund: ${moderation.ground}. Unsere Begründung:\n\n${moderation.reason}\n\nSie und die andere Partei können alles weiterhin lesen, und sonst ändert sich nichts. Halten Sie das für falsch, können Sie auf der Seite der Forderung einmal widersprechen. Wenn möglich, entscheidet dann jemand anderes.`

const restored = (what: string, { moderation }: FormattedFacts): string =>
  `Wir hatten ${what} aus dem öffentlichen Verzeichnis genommen. Das ist wieder öffentlich. Unsere Begründung:\n\n${moderation.reason}\n\nIst etwas daran falsch, können Sie es auf der öffentlichen Seite melden.`

const keptOff = (what: string, { moderation }: FormattedFacts): string =>
  `Nach einem Widerspruch haben wir ${what} noch einmal geprüft. Es bleibt dabei: Das ist nicht öffentlich. Unsere Begründung:\n\n${moderation.reason}\n\nHaben Sie selbst noch nicht widersprochen, können Sie das auf der Seite der Forderung noch tun, einmal.`

const proposal = (claim: string, facts: FormattedFacts, reader: Party): string =>
  `${actor(facts)} hat zu ${claim} ein Angebot gemacht. ${facts.offer}${answerable(facts, reader)}`

const counterOffer = (claim: string, facts: FormattedFacts, reader: Party): string =>
  `${actor(facts)} hat zu ${claim} ein Gegenangebot gemacht. Es tritt an die Stelle des früheren Angebots${facts.countered === '' ? '' : ` über ${facts.countered}`}, das nicht mehr angenommen werden kann. ${facts.offer}${answerable(facts, reader)}`

const answerable = ({ by, offerExpiresAt }: FormattedFacts, reader: Party): string =>
  `\n\n${
    by?.party === reader
      ? 'Die Gegenseite kann das Angebot jetzt annehmen oder ablehnen.'
      : 'Sie können das Angebot annehmen, ablehnen oder ein Gegenangebot machen.'
  }${offerExpiresAt === '' ? '' : ` Es gilt bis ${offerExpiresAt}.`}`

const withdrawnOffer = (claim: string, facts: FormattedFacts): string =>
  `${actor(facts)} hat das Angebot${ofSum(facts)} zu ${claim} zurückgezogen. ${facts.offer} Es kann nicht mehr angenommen werden. Beide Parteien können ein anderes Angebot machen.`

const expired = (claim: string, facts: FormattedFacts): string =>
  `Das Angebot${ofSum(facts)} zu ${claim} ist abgelaufen: Niemand hat es rechtzeitig beantwortet. ${facts.offer} Es kann nicht mehr angenommen werden. Beide Parteien können ein anderes Angebot machen.`

const asDocument = 'Die Einigung steht bei der Forderung als Dokument (PDF) bereit.'

const accepting = (facts: FormattedFacts): string => (facts.by?.isReader ? 'Sie haben' : `${actor(facts)} hat`)

const accepted = (claim: string, facts: FormattedFacts): string =>
  `${accepting(facts)} das Angebot zu ${claim} angenommen. ${facts.offer}${facts.feeDueOn === '' ? '' : ` Die Gebühr ist bis zum ${facts.feeDueOn} zu zahlen.`}\n\nDie Forderung ist beigelegt, sobald die Gebühr bezahlt ist. ${asDocument}`

const feeOfBids = ({ bidding: { costOwner, isAnothers } }: FormattedFacts, reader: Party): string => {
  const payer = { Plaintiff: 'der Anspruchsteller', Defendant: 'der Anspruchsgegner' }[costOwner]
  return `Kommt es zur Einigung, zahlt ${costOwner === reader && !isAnothers ? 'Ihre Seite' : payer} die Plattformgebühr.`
}

const enterBid = ({ bidding: { isAnothers, until } }: FormattedFacts): string =>
  isAnothers
    ? 'Ein anderer Anspruchsgegner bietet. Sie brauchen nichts zu tun.'
    : `Geben Sie bis zum ${until} das Gebot Ihrer Seite ab. Niemand bekommt es zu sehen, und am Ende wird es gelöscht.`

const bidsAsked = (claim: string, facts: FormattedFacts, reader: Party): string =>
  `${actor(facts)} bittet um verdeckte Gebote zu ${claim}. Jede Seite gibt dann geheim einen Betrag ein: der Anspruchsteller, was er mindestens nimmt, der Anspruchsgegner, was er höchstens zahlt. Treffen sich beide, ist die Mitte sofort vereinbart. ${feeOfBids(facts, reader)}\n\n${
    facts.by?.party === reader ? 'Die Gegenseite kann' : 'Sie können'
  } bis zum ${facts.bidding.until} zustimmen oder ablehnen.`

const bidsAgreed = (claim: string, facts: FormattedFacts, reader: Party): string =>
  `${actor(facts)} stimmt verdeckten Geboten zu ${claim} zu. ${feeOfBids(facts, reader)}\n\n${enterBid(facts)}`

const bidGiven = (claim: string, facts: FormattedFacts, reader: Party): string =>
  facts.by?.party === reader
    ? `${actor(facts)} hat das verdeckte Gebot Ihrer Seite zu ${claim} abgegeben, in Runde ${facts.bidding.round} von 3.\n\nDie Gegenseite kann ihres bis zum ${facts.bidding.until} abgeben.`
    : `${actor(facts)} hat ein verdecktes Gebot zu ${claim} abgegeben, in Runde ${facts.bidding.round} von 3. Den Betrag erfährt niemand.\n\n${enterBid(facts)}`

const bidsApart = (claim: string, facts: FormattedFacts): string =>
  `Die verdeckten Gebote zu ${claim} treffen sich nicht. Mehr erfährt keine Seite. Runde ${facts.bidding.round} von 3 beginnt.\n\n${enterBid(facts)}`

const bidsClose = (claim: string, { bidding: { until } }: FormattedFacts): string =>
  `Die verdeckten Gebote zu ${claim} haben sich in drei Runden nicht getroffen. Sie liegen aber höchstens 10 % der Forderung auseinander. Beide Seiten werden gefragt, ob sie der Mitte zustimmen.\n\nAntworten Sie bis zum ${until} bei der Forderung. Ihre Antwort bekommt die Gegenseite nicht zu sehen.`

const biddingEnded = (claim: string, facts: FormattedFacts): string => {
  const how = {
    declined: `${actor(facts)} hat verdeckte Gebote zu ${claim} abgelehnt.`,
    'taken back': `${actor(facts)} bittet nicht mehr um verdeckte Gebote zu ${claim}.`,
    left: `${actor(facts)} hat die verdeckten Gebote zu ${claim} beendet.`,
    expired: `Die verdeckten Gebote zu ${claim} sind beendet, weil ihre Zeit abgelaufen ist.`,
    'not met': `Die verdeckten Gebote zu ${claim} sind beendet: In drei Runden haben sie sich nicht getroffen.`,
    'no middle': `Die verdeckten Gebote zu ${claim} sind beendet: Auf die Mitte haben sich die Seiten nicht geeinigt.`,
    replaced: `Die verdeckten Gebote zu ${claim} sind beendet, weil jetzt jemand anderes für einen Anspruchsgegner antwortet.`,
    unreadable: `Die verdeckten Gebote zu ${claim} sind durch einen Fehler dieser Website beendet: Ein Gebot ist nicht mehr lesbar.`,
  }[facts.bidding.ending ?? 'expired']
  return `${how} Was eingegeben wurde, ist gelöscht. Solange beide Seiten ein Konto haben, kann jede ein Angebot machen oder um verdeckte Gebote bitten.`
}

const bidsMet = (claim: string, facts: FormattedFacts): string =>
  `Die verdeckten Gebote zu ${claim} haben zu einer Einigung geführt. ${facts.offer}${facts.feeDueOn === '' ? '' : ` Die Gebühr ist bis zum ${facts.feeDueOn} zu zahlen.`}\n\nDie Forderung ist beigelegt, sobald die Gebühr bezahlt ist. ${asDocument}`

const rejected = (claim: string, facts: FormattedFacts): string =>
  `${actor(facts)} hat das Angebot zu ${claim} abgelehnt. ${facts.offer} Beide Parteien können ein anderes Angebot machen.`

const replaced = (claim: string, facts: FormattedFacts): string =>
  `Das Angebot zu ${claim} gilt nicht mehr: ${actor(facts)} antwortet jetzt anstelle der Person, die es gemacht oder angenommen hatte. ${facts.offer} Beide Parteien können ein anderes Angebot machen.`

const feeDue = (claim: string, { offer, platformFee, feeDueOn }: FormattedFacts): string =>
  `Das Angebot zu ${claim} ist angenommen, und die Gebühr von ${platformFee} ist noch nicht bezahlt. ${offer} Der letzte Tag für die Gebühr ist der ${feeDueOn}. Wird sie bis dahin nicht bezahlt, kann die Gegenseite sie stattdessen bezahlen oder die Einigung beenden.\n\nDie Forderung ist beigelegt, sobald die Gebühr bezahlt ist.`

const feeOverdue = (claim: string, { offer, platformFee, feeDueOn, debtor }: FormattedFacts): string => {
  const choices = {
    reader:
      'Sie können sie weiterhin bezahlen, und die Forderung ist beigelegt, sobald sie bezahlt ist. Bis dahin kann die Gegenseite sie stattdessen bezahlen oder die Einigung beenden.',
    'other side':
      'Sie können warten, die Gebühr selbst bezahlen oder die Einigung beenden. Bezahlen Sie sie, ist die Forderung wie vereinbart beigelegt. Beenden Sie die Einigung, können beide Parteien ein anderes Angebot machen.',
    'another defendant':
      'Sie kann weiterhin bezahlt werden. Bis dahin kann die Seite, die sie nicht schuldet, sie stattdessen bezahlen oder die Einigung beenden.',
  }[debtor]
  return `Die Gebühr von ${platformFee} für die Einigung zu ${claim} ist nicht bezahlt. Zu zahlen war sie bis zum ${feeDueOn}. ${offer}\n\n${choices}`
}

const agreementEnded = (claim: string, { by, offer, platformFee }: FormattedFacts): string =>
  `${by ? by.name : 'Der Betreiber dieser Website'} hat die Einigung zu ${claim} beendet. Die Gebühr von ${platformFee} wurde nicht rechtzeitig bezahlt. ${offer} Beide Parteien können ein anderes Angebot machen.\n\nWas für die Gebühr noch eintrifft, gibt der Betreiber zurück.`

const offererLeft = (claim: string, facts: FormattedFacts): string =>
  `${actor(facts)} schließt das eigene Konto. Das Angebot zu ${claim} gilt deshalb nicht mehr. ${facts.offer}`

/** Consequences of an end by the plaintiff; a notice period that still runs tells whether anything is public. */
const endedAlone = ({ answerBy, isRestricted }: FormattedFacts): string => {
  const ended =
    'Das ist endgültig und kostet nichts. Ein offenes Angebot gilt nicht mehr. Eine Gebühr ist nicht mehr zu zahlen, und was noch eintrifft, gibt der Betreiber zurück.'
  if (isRestricted) return ended
  return `${ended} ${
    answerBy === ''
      ? 'Der öffentliche Eintrag sagt, wie die Forderung endete.'
      : 'Sie endete innerhalb der Antwortfrist, daher wird nichts davon öffentlich.'
  }`
}

/** Time left to answer; empty if it is over. */
const answerDue = ({ answerBy }: FormattedFacts): string =>
  answerBy === '' ? '' : ` Eine Antwort ist bis zum ${answerBy} möglich.`

/** Warning that the deadline runs although the letter reached nobody; empty if none runs. */
const timeRuns = ({ answerBy, isOver }: FormattedFacts): string =>
  answerBy === '' || isOver ? '' : 'Die Antwortfrist läuft trotzdem. '

const correctable = ({ isCorrectable }: FormattedFacts): string =>
  isCorrectable ? 'Sie können die Adresse bei der Forderung berichtigen; dann schreiben wir sofort an die neue.' : ''

const counted = (count: number, one: string, many: string): string => (count === 1 ? one : `${count} ${many}`)

/** Numbers of new messages and documents, with their writers. */
const written = (facts: FormattedFacts): string => {
  const { messages, documents, writers } = facts.words
  const what = [
    ...(messages > 0 ? [`${counted(messages, 'eine Nachricht', 'Nachrichten')} geschrieben`] : []),
    ...(documents > 0 ? [`${counted(documents, 'ein Dokument', 'Dokumente')} hinzugefügt`] : []),
  ]
  const who = writers.length > 0 ? writers.join(', ') : actor(facts)
  return `${who} ${writers.length > 1 ? 'haben' : 'hat'} ${what.join(' und ') || 'geschrieben'}`
}

const disputed = ({ disputeReason }: FormattedFacts): string =>
  disputeReason === '' ? '' : ` Als Grund ist „${disputeReason}“ angegeben.`

const unpaid = (answer: string, { fee, answerBy }: FormattedFacts): string =>
  `${answer}. Ihre Antwort ist gespeichert und gilt, sobald die Gebühr von ${fee} bezahlt ist. Bis dahin sehen die anderen nur, dass sie gespeichert und nicht bezahlt ist.${
    answerBy === '' ? '' : ` Die Forderung wird nach dem ${answerBy} öffentlich.`
  }\n\nBei der Forderung können Sie zahlen, die Antwort ändern oder anders antworten.`

const owedBy = (claim: string, { sum: { number, count } }: FormattedFacts): string =>
  count > 1
    ? `Das ist Rate ${number} von ${count} aus der Einigung zu ${claim}.`
    : `Geschuldet ist der Betrag seit der Beilegung ${claim}.`

const whereToPay = ({ sum: { account, isAccountStated }, plaintiff }: FormattedFacts): string => {
  if (account !== '') return `Zahlen Sie an ${account}. Was sonst anzugeben ist, steht bei der Forderung.`
  return isAccountStated
    ? 'Wie gezahlt wird, steht bei der Forderung.'
    : `${plaintiff} hat noch kein Konto angegeben. Vorher müssen Sie nicht zahlen: Wir sagen es Ihnen sofort.`
}

/** An account by its last characters. */
const accountEnding = (ending: string | null): string => {
  if (ending === null) return 'kein Konto'
  return ending === '' ? 'ein Weg ohne IBAN' : `die IBAN mit der Endung ${ending}`
}

/** Wording of a change of the account, which a thief may have made. */
const accountChanged = ({ account, plaintiff }: FormattedFacts): string =>
  account.from === null
    ? `${plaintiff} kann das drei Tage lang zurücknehmen. So lange zeigen wir keinen Code für Banking-Apps. Fragen Sie im Zweifel ${plaintiff} vor der Zahlung, auf einem Weg, den Sie kennen.`
    : `Am ${account.on} wurde geändert, wohin Sie zahlen. Bisher: ${accountEnding(account.from)}. Jetzt: ${accountEnding(account.to)}. Fragen Sie ${plaintiff} vor der Zahlung, auf einem Weg, den Sie kennen: Jemand anderes kann das geändert haben. ${plaintiff} kann die Änderung drei Tage lang zurücknehmen.`

const accountProof = ({ account: { salt } }: FormattedFacts): string =>
  salt === ''
    ? ''
    : `\n\nBewahren Sie diese E-Mail auf. Mit dieser Nummer können Sie später beweisen, welches Konto genannt war: ${salt}`

const sayPaid =
  'Wenn Sie gezahlt haben, geben Sie es bei der Forderung an. Bis dahin gilt der Betrag als nicht gezahlt.'

const sumOverdue = (claim: string, facts: FormattedFacts, silent: string): string =>
  `${facts.amount} waren am ${facts.sum.dueOn} fällig, und ${silent} nicht angegeben, dass das Geld angekommen ist. ${owedBy(claim, facts)} Ist die Forderung öffentlich, sagt ihr Eintrag, dass eine Zahlung überfällig ist.`

const owedByOther = ({ sum: { isDebtor, debtors } }: FormattedFacts): string =>
  isDebtor ? '' : ` Das Geld schuldet ${debtors}. Von Ihnen wird nichts verlangt.`

const kept = ({ sum: { ended } }: FormattedFacts): string => {
  if (ended === null) return ''
  return ended === 'kept'
    ? ' Das war der letzte Betrag: Die Einigung ist eingehalten.'
    : ' Sonst ist nichts offen. Für die Einigung heißt es jetzt: Zahlung angegeben, nicht widersprochen.'
}

const contester = ({ by }: FormattedFacts): string =>
  by?.party === 'Plaintiff' ? 'Der Anspruchsteller hat' : 'Von der in der Forderung genannten Adresse wurde'

/** Last paragraphs of the news that ends a claim. */
const settled = (facts: FormattedFacts, reader: Party): string => {
  const messages = `Nachrichten sind ${arrangingDays} Tage lang möglich`
  const { sum } = facts
  if (sum.count === 0) return `${messages}.`
  const due =
    sum.count === 1
      ? `Das Geld ist bis zum ${sum.dueOn} zu zahlen.`
      : `Der erste von ${sum.count} Beträgen ist bis zum ${sum.dueOn} zu zahlen.`
  return `${due} ${paidTo(facts, reader)} Redress verwahrt nie Geld.\n\nBeide Seiten geben bei der Forderung an, was gezahlt ist. ${messages}, und bis alles gezahlt ist.`
}

const paidTo = (facts: FormattedFacts, reader: Party): string => {
  if (reader === 'Defendant') return facts.sum.isDebtor ? whereToPay(facts) : 'Es wird direkt gezahlt.'
  return facts.sum.isAccountStated
    ? 'Es wird direkt auf das Konto gezahlt, das Sie angegeben haben.'
    : `Es wird direkt an Sie gezahlt: Geben Sie bei der Forderung an, auf welches Konto. Nichts gilt als überfällig, bevor es dort ${sumDays.withAccount} Tage stand.`
}

/** Payment of the agreed money, as a receipt says it to either side. */
const paidDirectly = ({ due, isPlaintiffGone }: Pick<ReceiptFacts, 'due' | 'isPlaintiffGone'>): string => {
  const messages = `Nachrichten sind ${arrangingDays} Tage lang möglich`
  if (due === null) return `${messages}.`
  return `${due.total} sind ${due.count === 1 ? '' : `in ${due.count} Beträgen zu zahlen, der erste `}bis zum ${due.on}${due.count === 1 ? ' zu zahlen' : ''}. ${isPlaintiffGone ? 'Der Anspruchsteller hat sein Konto bei uns geschlossen und gibt keines an, auf das gezahlt wird.' : 'Es wird direkt gezahlt, auf das Konto, das der Anspruchsteller bei der Forderung angibt. Beide Seiten geben dort an, was gezahlt ist.'} Redress verwahrt nie Geld. ${messages}, und bis alles gezahlt ist.`
}

/** Verb for the act of a defendant: a claim that is over can only be read. */
const answer = ({ isOver }: FormattedFacts): string => (isOver ? 'lesen' : 'beantworten')
const readAndAnswer = ({ isOver }: FormattedFacts, conjunction = 'und'): string =>
  isOver ? 'lesen' : `lesen ${conjunction} beantworten`

const notifications: NotificationTexts = {
  CLAIM_CREATED: {
    Plaintiff: {
      subject: facts => `Ihre Forderung über ${facts.amount} gegen ${facts.defendants} ist eingereicht`,
      content: facts =>
        `Ihre ${mine(facts)} ist eingereicht. Wir schreiben heute an die Anspruchsgegner.${facts.answerBy === '' ? '' : ` Die Anspruchsgegner können bis zum ${facts.answerBy} antworten. Danach wird die Forderung öffentlich, mit oder ohne Antwort, außer sie ist bis dahin beendet.`} Sobald jemand antwortet, schreiben wir Ihnen.`,
    },
    Defendant: {
      subject: facts =>
        `${facts.plaintiff} hat eine Forderung über ${facts.amount} eingereicht, die Ihre E-Mail-Adresse nennt`,
      content: facts =>
        `${facts.plaintiff} hat eine Forderung über ${facts.amount} eingereicht, die eine Ihrer E-Mail-Adressen nennt. Verknüpfen Sie sie in der Übersicht mit Ihrem Konto, um sie zu lesen und zu beantworten.`,
    },
  },
  CLAIM_AMENDED: {
    Defendant: {
      subject: facts => `${facts.plaintiff} hat die Forderung gegen Sie auf ${facts.amount} geändert`,
      content: facts =>
        `${facts.plaintiff} hat den Betrag der Forderung gegen Sie (${facts.claimType}) auf ${facts.amount} geändert.${answerDue(facts)}`,
    },
  },
  NOTICE_PERIOD_EXTENDED: {
    Plaintiff: {
      subject: facts => `Mehr Zeit für die Antwort auf Ihre Forderung über ${facts.amount}: bis ${facts.answerBy}`,
      content: facts =>
        `${actor(facts)} hat um mehr Zeit gebeten, um auf Ihre ${mine(facts)} zu antworten. Die Antwortfrist wurde verlängert. Das geht einmal je Forderung.\n\nEine Antwort ist jetzt bis zum ${facts.answerBy} möglich. Danach wird die Forderung öffentlich.`,
    },
    Defendant: {
      subject: facts => `Mehr Zeit für die Antwort auf die Forderung von ${facts.plaintiff}: bis ${facts.answerBy}`,
      content: facts =>
        `${actor(facts)} hat um mehr Zeit gebeten, um auf die ${theirs(facts)} zu antworten. Die Antwortfrist wurde verlängert. Das geht einmal je Forderung.\n\nEine Antwort ist jetzt bis zum ${facts.answerBy} möglich. Danach wird die Forderung öffentlich.`,
    },
  },
  CLAIM_PUBLISHED: {
    Plaintiff: {
      subject: facts => `Ihre Forderung über ${facts.amount} gegen ${facts.defendants} ist jetzt öffentlich`,
      content: facts =>
        `Die Antwortfrist ist abgelaufen, und Ihre ${mine(facts)} ist öffentlich: Alle können lesen, wer wie viel von wem fordert und wie es steht. Die Schilderung und die Dokumente bleiben zwischen den Parteien. Sobald etwas geschieht, schreiben wir Ihnen.`,
    },
    Defendant: {
      subject: facts => `Die Forderung von ${facts.plaintiff} gegen Sie über ${facts.amount} ist jetzt öffentlich`,
      content: facts =>
        `Die Antwortfrist ist abgelaufen, und die ${theirs(facts)} ist öffentlich: Alle können lesen, wer wie viel von wem fordert und wie es steht. Die Schilderung und die Dokumente bleiben zwischen den Parteien.\n\nSolange niemand geantwortet hat, steht im öffentlichen Eintrag „Keine Antwort“. Antworten können Sie weiterhin. Eine öffentliche Stellungnahme ist kostenlos, und „Keine Antwort“ verschwindet damit.`,
    },
  },
  LETTER_REFUSED: {
    Plaintiff: {
      subject: facts => `Unsere E-Mail an ${facts.defendants} zu Ihrer Forderung kam nicht an`,
      content: facts =>
        `Unsere E-Mail zu Ihrer ${mine(facts)} war nicht zuzustellen. ${facts.defendants} weiß vielleicht nichts davon.\n\n${timeRuns(facts)}Der Grund steht bei der Forderung. Sie können ${facts.defendants} selbst davon berichten. ${correctable(facts)}`.trimEnd(),
    },
  },
  CORRESPONDENCE: {
    Plaintiff: {
      subject: facts => `Neues von ${actor(facts)} zu Ihrer Forderung über ${facts.amount}`,
      content: facts =>
        `${written(facts)}, zu Ihrer ${mine(facts)}.\n\nSie können es bei der Forderung lesen und dort antworten. Nur die Parteien sehen es, und es ändert nichts an der Forderung selbst.`,
    },
    Defendant: {
      subject: facts => `Neues von ${actor(facts)} zur ${claimOfOther(facts)} über ${facts.amount}`,
      content: facts =>
        `${written(facts)}, zur ${theirs(facts)}.\n\nSie können es bei der Forderung lesen und dort antworten. Nur die Parteien sehen es, und es ändert nichts an der Forderung selbst.`,
    },
  },
  PAYMENT_CLAIMED: {
    Plaintiff: {
      subject: facts => `${actor(facts)} sagt, dass ${facts.payment.amount} Ihrer Forderung gezahlt sind`,
      content: facts =>
        `${actor(facts)} sagt, dass auf Ihre ${mine(facts)} am ${facts.payment.on} schon ${facts.payment.amount} gezahlt wurden.\n\nBitte sehen Sie sich den Beleg und Ihr eigenes Konto an. Sie sind am Zug: Sagen Sie bei der Forderung, ob sie bezahlt ist. Ist sie es, endet sie. Ist es ein Teil, so sagen Sie, was fehlt. Ist sie es nicht, so schreiben Sie zurück.`,
    },
    Defendant: {
      subject: facts => `${actor(facts)} sagt, dass ${facts.payment.amount} der ${claimOfOther(facts)} gezahlt sind`,
      content: facts =>
        `${actor(facts)} sagt, dass auf die ${theirs(facts)} am ${facts.payment.on} schon ${facts.payment.amount} gezahlt wurden. Der Anspruchsteller wird benachrichtigt und muss sagen, ob das stimmt.`,
    },
  },
  ADDRESS_DISOWNED: {
    Plaintiff: {
      subject: facts => `Unsere E-Mail an ${facts.defendants} kam bei jemand anderem an`,
      content: facts =>
        `Die Person an der Adresse, die Sie für ${facts.defendants} genannt haben, ist nach eigener Angabe jemand anderes. Wir schreiben nicht mehr dorthin, und der gesendete Zugangscode öffnet Ihre ${mine(facts)} nicht mehr.\n\n${timeRuns(facts)}${correctable(facts)}`.trimEnd(),
    },
  },
  CLAIM_TAKEN: {
    Plaintiff: {
      subject: facts =>
        facts.isOver
          ? `${actor(facts)} kann jetzt Ihre Forderung über ${facts.amount} lesen`
          : `${actor(facts)} kann jetzt auf Ihre Forderung über ${facts.amount} antworten`,
      content: facts => {
        const linked = `${actor(facts)} ist jetzt als Anspruchsgegner an Ihrer ${mine(facts)} beteiligt`
        return facts.isOver
          ? `${linked}. Die Forderung ist beendet und kann gelesen werden.`
          : `${linked} und kann antworten.${answerDue(facts)}`
      },
    },
  },
  TAKEOVER_CONTESTED: {
    Plaintiff: {
      subject: facts => `${actor(facts)} ist vielleicht die falsche Person für Ihre Forderung über ${facts.amount}`,
      content: facts =>
        `Von der Adresse, die Sie genannt haben, wurde gemeldet, dass ${actor(facts)} Ihre ${mine(facts)} nicht ${answer(facts)} sollte. Wir haben einen neuen Zugangscode dorthin gesendet. Bis ihn jemand einlöst, kann ${actor(facts)} die Forderung weiter ${readAndAnswer(facts)}.`,
    },
    Defendant: {
      subject: facts => `Sind Sie die richtige Person für die Forderung von ${facts.plaintiff} über ${facts.amount}?`,
      content: facts =>
        `${contester(facts)} gemeldet, dass Sie die falsche Person sind. Es geht um die ${theirs(facts)}, die Sie für ${facts.defendants} ${answer(facts)}. Wir haben einen neuen Zugangscode an die in der Forderung genannte Adresse gesendet. Löst ihn jemand ein, können Sie die Forderung nicht mehr für ${facts.defendants} ${readAndAnswer(facts, 'oder')}, und unbezahlte Gebühren entfallen.\n\nGehört Ihnen die Adresse, fügen Sie sie in Ihrem Profil hinzu und bestätigen Sie sie: Dann kann Sie niemand mehr ersetzen.`,
    },
  },
  TAKEOVER_CONFIRMED: {
    Plaintiff: {
      subject: facts => `${actor(facts)} ist die richtige Person für Ihre Forderung über ${facts.amount}`,
      content: facts =>
        `${actor(facts)} hat die von Ihnen genannte E-Mail-Adresse bestätigt und bleibt an Ihrer ${mine(facts)} beteiligt. Das lässt sich nicht mehr ändern.`,
    },
  },
  TAKEOVER_REPLACED: {
    Plaintiff: {
      subject: facts =>
        facts.isOver
          ? `${actor(facts)} kann jetzt für ${facts.defendants} Ihre Forderung lesen`
          : `${actor(facts)} antwortet jetzt für ${facts.defendants} auf Ihre Forderung`,
      content: facts =>
        `${actor(facts)} hat den neuen Zugangscode eingelöst und kann jetzt Ihre ${mine(facts)} ${answer(facts)}. Die bisherige Person kann das nicht mehr. Deren unbezahlte Gebühren sind entfallen; gezahlte gelten weiter.`,
    },
  },
  TAKEOVER_ENDED: {
    Defendant: {
      subject: facts =>
        `Sie können die Forderung von ${facts.plaintiff} nicht mehr für ${facts.defendants} ${answer(facts)}`,
      content: facts =>
        `Jemand hat den neuen Zugangscode eingelöst, der an die Adresse von ${facts.defendants} ging. Diese Person kann jetzt statt Ihnen die ${theirs(facts)} ${answer(facts)}.\n\nGezahlte Gebühren gelten weiter. Bitte zahlen Sie keine weiteren: Geld, das noch eintrifft, gibt der Betreiber zurück. Nur wenn die Forderung auch für jemand anderen mit Ihrem Konto verknüpft ist, können Sie sie weiterhin lesen und ihre Gebühren zahlen.`,
    },
  },
  PARTY_LEFT: {
    Plaintiff: {
      subject: facts =>
        `${actor(facts)} hat das Konto geschlossen und antwortet nicht mehr auf Ihre Forderung über ${facts.amount}`,
      content: facts =>
        `${actor(facts)} hat das eigene Konto geschlossen und liest und beantwortet Ihre ${mine(facts)} nicht mehr. Alles, was bisher gesagt und getan wurde, gilt weiter.\n\nDie Person an der Adresse in Ihrer Forderung kann sie mit einem Konto verknüpfen und wieder antworten. Bis dahin würde niemand auf ein Angebot antworten, außer es gibt einen anderen Anspruchsgegner.`,
    },
    Defendant: {
      subject: facts => `${actor(facts)} hat das Konto geschlossen: ${claimOfOther(facts)} über ${facts.amount}`,
      content: facts =>
        `${actor(facts)} hat das eigene Konto geschlossen und liest und beantwortet die ${theirs(facts)} nicht mehr. Alles, was bisher gesagt und getan wurde, gilt weiter.${facts.by?.party === 'Plaintiff' ? '\n\nAuf ein Angebot würde niemand mehr antworten. Was Sie noch tun können, steht bei der Forderung.' : ''}`,
    },
  },
  CLAIM_DISPUTED: {
    Plaintiff: {
      subject: facts => `${actor(facts)} bestreitet Ihre Forderung über ${facts.amount}`,
      content: facts =>
        `${actor(facts)} bestreitet Ihre ${mine(facts)}.${disputed(facts)}\n\nDie Erklärung dazu steht bei der Forderung.\n\nBeide Parteien können ein Angebot machen: Das ist kostenlos und hat keine Frist.`,
    },
    Defendant: {
      subject: facts => `${actor(facts)} bestreitet die ${claimOfOther(facts)} über ${facts.amount}`,
      content: facts =>
        `${actor(facts)} bestreitet die ${theirs(facts)}, und das gilt jetzt.${disputed(facts)}\n\nSolange der Anspruchsteller noch ein Konto hat, können beide Parteien ein Angebot machen: Das ist kostenlos und hat keine Frist.`,
    },
  },
  CLAIM_PAID: {
    Plaintiff: {
      subject: facts =>
        `Ihre Forderung gegen ${facts.defendants} ist beigelegt${facts.moved === '' ? '' : `: Sie erhalten ${facts.moved}`}`,
      content: facts =>
        `${feePaid(facts)}, und Ihre ${mine(facts)} ist beigelegt. ${facts.offer}\n\n${settled(facts, 'Plaintiff')}`,
    },
    Defendant: {
      subject: facts =>
        `Die Forderung von ${facts.plaintiff} gegen Sie ist beigelegt${facts.moved === '' || !facts.sum.isDebtor ? '' : `: Sie zahlen ${facts.moved}`}`,
      content: facts =>
        `${feePaid(facts)}, und die ${theirs(facts)} ist beigelegt. ${facts.offer}\n\n${settled(facts, 'Defendant')}`,
    },
  },
  DISPUTE_UNPAID: {
    Defendant: {
      subject: facts =>
        `Sie haben die Forderung von ${facts.plaintiff} noch nicht bestritten: ${facts.fee} sind noch zu zahlen`,
      content: facts => unpaid(`Sie möchten die ${theirs(facts)} bestreiten`, facts),
    },
  },
  CONCESSION_UNPAID: {
    Defendant: {
      subject: facts =>
        `Sie haben die Forderung von ${facts.plaintiff} noch nicht anerkannt: ${facts.fee} sind noch zu zahlen`,
      content: facts => unpaid(`Sie möchten die ${theirs(facts)} voll anerkennen`, facts),
    },
  },
  DISPUTE_LAPSED: {
    Defendant: {
      subject: facts => `Bitte nicht mehr zahlen, um die Forderung von ${facts.plaintiff} zu bestreiten`,
      content: facts =>
        `${actor(facts)} hat zuerst geantwortet. Dass Sie die ${theirs(facts)} bestreiten, ist damit hinfällig. Sie schulden dafür keine Gebühr; Geld, das noch eintrifft, gibt der Betreiber zurück.`,
    },
  },
  CONCESSION_LAPSED: {
    Defendant: {
      subject: facts => `Bitte nicht mehr zahlen, um die Forderung von ${facts.plaintiff} anzuerkennen`,
      content: facts =>
        `${
          facts.by?.party === 'Plaintiff' ? 'Der Betrag wurde geändert' : `${actor(facts)} hat zuerst geantwortet`
        }. Dass Sie die ${theirs(facts)} voll anerkennen, ist damit hinfällig. Sie schulden dafür keine Gebühr; Geld, das noch eintrifft, gibt der Betreiber zurück.`,
    },
  },
  CONCESSION_OPENED: {
    Defendant: {
      subject: facts => `${actor(facts)} ist dabei, die ${claimOfOther(facts)} voll anzuerkennen`,
      content: facts =>
        `${actor(facts)} ist dabei, die ${theirs(facts)} voll anzuerkennen, während jemand anderes sie bestreiten möchte. Noch gilt keines von beiden. Die erste Zahlung entscheidet für alle Anspruchsgegner, die andere Antwort entfällt.`,
    },
  },
  RESOLUTION_PROPOSED: {
    Plaintiff: {
      subject: facts => `${actor(facts)} hat zu ${yourClaim(facts)} ein Angebot${ofSum(facts)} gemacht`,
      content: facts => proposal(`Ihrer ${mine(facts)}`, facts, 'Plaintiff'),
    },
    Defendant: {
      subject: facts => `${actor(facts)} hat zur ${claimOfOther(facts)} ein Angebot${ofSum(facts)} gemacht`,
      content: facts => proposal(`der ${theirs(facts)}`, facts, 'Defendant'),
    },
  },
  RESOLUTION_ACCEPTED: {
    Plaintiff: {
      subject: facts => `${accepting(facts)} das Angebot${ofSum(facts)} zu ${yourClaim(facts)} angenommen`,
      content: facts => accepted(`Ihrer ${mine(facts)}`, facts),
    },
    Defendant: {
      subject: facts => `${accepting(facts)} das Angebot${ofSum(facts)} zur ${claimOfOther(facts)} angenommen`,
      content: facts => accepted(`der ${theirs(facts)}`, facts),
    },
  },
  RESOLUTION_REJECTED: {
    Plaintiff: {
      subject: facts => `${actor(facts)} hat das Angebot${ofSum(facts)} zu ${yourClaim(facts)} abgelehnt`,
      content: facts => rejected(`Ihrer ${mine(facts)}`, facts),
    },
    Defendant: {
      subject: facts => `${actor(facts)} hat das Angebot${ofSum(facts)} zur ${claimOfOther(facts)} abgelehnt`,
      content: facts => rejected(`der ${theirs(facts)}`, facts),
    },
  },
  REPLY_PUBLISHED: {
    Plaintiff: {
      subject: facts => `${actor(facts)} hat öffentlich Stellung zu Ihrer Forderung über ${facts.amount} genommen`,
      content: facts =>
        `${actor(facts)} hat eine Stellungnahme zu Ihrer ${mine(facts)} veröffentlicht. Sie steht neben der öffentlichen Forderung. Sie können einmal öffentlich darauf antworten; sonst hat sich an der Forderung nichts geändert.`,
    },
    Defendant: {
      subject: facts => `${actor(facts)} hat öffentlich Stellung zur ${claimOfOther(facts)} genommen`,
      content: facts =>
        `${actor(facts)} hat eine Stellungnahme zur ${theirs(facts)} veröffentlicht. Sie steht neben der öffentlichen Forderung. Sie können kostenlos auch selbst eine veröffentlichen.`,
    },
  },
  REPLY_CHANGED: {
    Plaintiff: {
      subject: facts => `${actor(facts)} hat die Stellungnahme zu Ihrer Forderung über ${facts.amount} geändert`,
      content: facts =>
        `${actor(facts)} hat die öffentliche Stellungnahme zu Ihrer ${mine(facts)} geändert. Der frühere Wortlaut bleibt bei der Forderung für die Parteien erhalten.`,
    },
    Defendant: {
      subject: facts => `${actor(facts)} hat die Stellungnahme zur ${claimOfOther(facts)} geändert`,
      content: facts =>
        `${actor(facts)} hat die öffentliche Stellungnahme zur ${theirs(facts)} geändert. Der frühere Wortlaut bleibt bei der Forderung für die Parteien erhalten.`,
    },
  },
  REPLY_ANSWERED: {
    Defendant: {
      subject: facts => `${facts.plaintiff} hat auf eine Stellungnahme zur Forderung über ${facts.amount} geantwortet`,
      content: facts =>
        `${facts.plaintiff} hat öffentlich auf eine Stellungnahme zur ${theirs(facts)} geantwortet. Die Antwort steht unter der Stellungnahme; eine zweite gibt es nicht. Der Anspruchsgegner kann seine Stellungnahme weiterhin ändern.`,
    },
  },
  SHOWING_AGREED: {
    Plaintiff: {
      subject: facts => `${actor(facts)} stimmt zu, Ihre beigelegte Forderung über ${facts.amount} zu zeigen`,
      content: facts =>
        `${actor(facts)} stimmt zu, dass Ihre vor der Veröffentlichung beigelegte ${mine(facts)} öffentlich gezeigt wird.\n\nDie Forderung bleibt privat, bis alle darin Genannten zustimmen. Sie können ebenfalls zustimmen oder es dabei belassen.`,
    },
    Defendant: {
      subject: facts => `${actor(facts)} stimmt zu, die beigelegte ${claimOfOther(facts)} zu zeigen`,
      content: facts =>
        `${actor(facts)} stimmt zu, dass die vor der Veröffentlichung beigelegte ${theirs(facts)} öffentlich gezeigt wird.\n\nDie Forderung bleibt privat, bis alle darin Genannten zustimmen. Sie können ebenfalls zustimmen oder es dabei belassen.`,
    },
  },
  SETTLEMENT_SHOWN: {
    Plaintiff: {
      subject: facts => `Ihre beigelegte Forderung gegen ${facts.defendants} wird öffentlich gezeigt`,
      content: facts =>
        `Alle haben zugestimmt, Ihre ${mine(facts)} zu zeigen. Nach dem Ende der Antwortfrist ist öffentlich, dass sie beigelegt ist, und zu wessen Gunsten. Die Bedingungen bleiben zwischen Ihnen.`,
    },
    Defendant: {
      subject: facts => `Die beigelegte Forderung von ${facts.plaintiff} wird öffentlich gezeigt`,
      content: facts =>
        `Alle haben zugestimmt, die ${theirs(facts)} zu zeigen. Nach dem Ende der Antwortfrist ist öffentlich, dass sie beigelegt ist, und zu wessen Gunsten. Die Bedingungen bleiben zwischen Ihnen.`,
    },
  },
  SETTLED_ELSEWHERE: {
    Defendant: {
      subject: facts =>
        `${facts.plaintiff} hat die Forderung gegen Sie über ${facts.amount} beendet: anderweitig beigelegt`,
      content: facts =>
        `${actor(facts)} hat die ${theirs(facts)} beendet, weil sie anderweitig beigelegt ist. ${endedAlone(facts)}`,
    },
  },
  CLAIM_WITHDRAWN: {
    Defendant: {
      subject: facts => `${facts.plaintiff} hat die Forderung gegen Sie über ${facts.amount} zurückgenommen`,
      content: facts => `${actor(facts)} hat die ${theirs(facts)} zurückgenommen. ${endedAlone(facts)}`,
    },
  },
  RESOLUTION_COUNTERED: {
    Plaintiff: {
      subject: facts => `${actor(facts)} hat zu ${yourClaim(facts)} ein Gegenangebot${ofSum(facts)} gemacht`,
      content: facts => counterOffer(`Ihrer ${mine(facts)}`, facts, 'Plaintiff'),
    },
    Defendant: {
      subject: facts => `${actor(facts)} hat zur ${claimOfOther(facts)} ein Gegenangebot${ofSum(facts)} gemacht`,
      content: facts => counterOffer(`der ${theirs(facts)}`, facts, 'Defendant'),
    },
  },
  RESOLUTION_WITHDRAWN: {
    Plaintiff: {
      subject: facts => `${actor(facts)} hat das Angebot${ofSum(facts)} zu ${yourClaim(facts)} zurückgezogen`,
      content: facts => withdrawnOffer(`Ihrer ${mine(facts)}`, facts),
    },
    Defendant: {
      subject: facts => `${actor(facts)} hat das Angebot${ofSum(facts)} zur ${claimOfOther(facts)} zurückgezogen`,
      content: facts => withdrawnOffer(`der ${theirs(facts)}`, facts),
    },
  },
  RESOLUTION_EXPIRED: {
    Plaintiff: {
      subject: facts => `Das Angebot${ofSum(facts)} zu Ihrer Forderung gegen ${facts.defendants} ist abgelaufen`,
      content: facts => expired(`Ihrer ${mine(facts)}`, facts),
    },
    Defendant: {
      subject: facts => `Das Angebot${ofSum(facts)} zur Forderung von ${facts.plaintiff} ist abgelaufen`,
      content: facts => expired(`der ${theirs(facts)}`, facts),
    },
  },
  BIDS_ASKED: {
    Plaintiff: {
      subject: facts => `${actor(facts)} bittet um verdeckte Gebote zu ${yourClaim(facts)}`,
      content: facts => bidsAsked(`Ihrer ${mine(facts)}`, facts, 'Plaintiff'),
    },
    Defendant: {
      subject: facts => `${actor(facts)} bittet um verdeckte Gebote zur ${claimOfOther(facts)}`,
      content: facts => bidsAsked(`der ${theirs(facts)}`, facts, 'Defendant'),
    },
  },
  BIDS_AGREED: {
    Plaintiff: {
      subject: facts => `${actor(facts)} stimmt verdeckten Geboten zu ${yourClaim(facts)} zu`,
      content: facts => bidsAgreed(`Ihrer ${mine(facts)}`, facts, 'Plaintiff'),
    },
    Defendant: {
      subject: facts => `${actor(facts)} stimmt verdeckten Geboten zur ${claimOfOther(facts)} zu`,
      content: facts => bidsAgreed(`der ${theirs(facts)}`, facts, 'Defendant'),
    },
  },
  BID_GIVEN: {
    Plaintiff: {
      subject: facts => `Die Gegenseite hat verdeckt geboten: Ihre Forderung gegen ${facts.defendants}`,
      content: facts => bidGiven(`Ihrer ${mine(facts)}`, facts, 'Plaintiff'),
    },
    Defendant: {
      subject: facts => `Ein verdecktes Gebot ist abgegeben: Forderung von ${facts.plaintiff}`,
      content: facts => bidGiven(`der ${theirs(facts)}`, facts, 'Defendant'),
    },
  },
  BIDS_APART: {
    Plaintiff: {
      subject: facts =>
        `Verdeckte Gebote mit ${facts.defendants} treffen sich nicht: Runde ${facts.bidding.round} von 3 beginnt`,
      content: facts => bidsApart(`Ihrer ${mine(facts)}`, facts),
    },
    Defendant: {
      subject: facts =>
        `Verdeckte Gebote mit ${facts.plaintiff} treffen sich nicht: Runde ${facts.bidding.round} von 3 beginnt`,
      content: facts => bidsApart(`der ${theirs(facts)}`, facts),
    },
  },
  BIDS_CLOSE: {
    Plaintiff: {
      subject: facts => `Stimmen Sie der Mitte zu? Verdeckte Gebote mit ${facts.defendants}`,
      content: facts => bidsClose(`Ihrer ${mine(facts)}`, facts),
    },
    Defendant: {
      subject: facts => `Stimmen Sie der Mitte zu? Verdeckte Gebote mit ${facts.plaintiff}`,
      content: facts => bidsClose(`der ${theirs(facts)}`, facts),
    },
  },
  BIDDING_ENDED: {
    Plaintiff: {
      subject: facts => `Die verdeckten Gebote zu Ihrer Forderung gegen ${facts.defendants} sind beendet`,
      content: facts => biddingEnded(`Ihrer ${mine(facts)}`, facts),
    },
    Defendant: {
      subject: facts => `Die verdeckten Gebote zur Forderung von ${facts.plaintiff} sind beendet`,
      content: facts => biddingEnded(`der ${theirs(facts)}`, facts),
    },
  },
  BIDS_MET: {
    Plaintiff: {
      subject: facts => `Einigung${ofSum(facts)} durch verdeckte Gebote: Ihre Forderung gegen ${facts.defendants}`,
      content: facts => bidsMet(`Ihrer ${mine(facts)}`, facts),
    },
    Defendant: {
      subject: facts => `Einigung${ofSum(facts)} durch verdeckte Gebote: Forderung von ${facts.plaintiff}`,
      content: facts => bidsMet(`der ${theirs(facts)}`, facts),
    },
  },
  FEE_DUE: {
    Plaintiff: {
      subject: facts =>
        `Bitte zahlen Sie die Gebühr von ${facts.platformFee} bis zum ${facts.feeDueOn}: Einigung mit ${facts.defendants}`,
      content: facts => feeDue(`Ihrer ${mine(facts)}`, facts),
    },
    Defendant: {
      subject: facts =>
        `Bitte zahlen Sie die Gebühr von ${facts.platformFee} bis zum ${facts.feeDueOn}: Einigung mit ${facts.plaintiff}`,
      content: facts => feeDue(`der ${theirs(facts)}`, facts),
    },
  },
  FEE_OVERDUE: {
    Plaintiff: {
      subject: facts =>
        `Die Gebühr von ${facts.platformFee} ist nicht rechtzeitig bezahlt: Einigung mit ${facts.defendants}`,
      content: facts => feeOverdue(`Ihrer ${mine(facts)}`, facts),
    },
    Defendant: {
      subject: facts =>
        `Die Gebühr von ${facts.platformFee} ist nicht rechtzeitig bezahlt: Einigung mit ${facts.plaintiff}`,
      content: facts => feeOverdue(`der ${theirs(facts)}`, facts),
    },
  },
  AGREEMENT_ENDED: {
    Plaintiff: {
      subject: facts => `Einigung zu Ihrer Forderung gegen ${facts.defendants} beendet: Gebühr nicht bezahlt`,
      content: facts => agreementEnded(`Ihrer ${mine(facts)}`, facts),
    },
    Defendant: {
      subject: facts => `Einigung zur Forderung von ${facts.plaintiff} beendet: Gebühr nicht bezahlt`,
      content: facts => agreementEnded(`der ${theirs(facts)}`, facts),
    },
  },
  RECORD_RESTRICTED: {
    Plaintiff: {
      subject: facts =>
        facts.moderation.isOfWords
          ? `Ein Text neben Ihrer Forderung gegen ${facts.defendants} ist nicht mehr öffentlich`
          : `Ihre Forderung gegen ${facts.defendants} ist nicht mehr öffentlich`,
      content: facts => restricted(ofMine(facts), facts),
    },
    Defendant: {
      subject: facts =>
        facts.moderation.isOfWords
          ? `Ein Text neben der Forderung von ${facts.plaintiff} ist nicht mehr öffentlich`
          : `Die Forderung von ${facts.plaintiff} ist nicht mehr öffentlich`,
      content: facts => restricted(ofTheirs(facts), facts),
    },
  },
  TEXT_REDACTED: {
    Plaintiff: {
      subject: facts =>
        `Ein Teil eines Textes neben Ihrer Forderung gegen ${facts.defendants} ist nicht mehr öffentlich`,
      content: facts => redacted(ofMine(facts), facts),
    },
    Defendant: {
      subject: facts => `Ein Teil eines Textes neben der Forderung von ${facts.plaintiff} ist nicht mehr öffentlich`,
      content: facts => redacted(ofTheirs(facts), facts),
    },
  },
  RECORD_RESTORED: {
    Plaintiff: {
      subject: facts =>
        `Wieder öffentlich: ${facts.moderation.isOfWords ? `${wordsBeside(facts).subject} neben Ihrer` : 'Ihre'} Forderung gegen ${facts.defendants}`,
      content: facts => restored(ofMine(facts), facts),
    },
    Defendant: {
      subject: facts =>
        `Wieder öffentlich: ${facts.moderation.isOfWords ? `${wordsBeside(facts).subject} neben der` : 'die'} Forderung von ${facts.plaintiff}`,
      content: facts => restored(ofTheirs(facts), facts),
    },
  },
  RESTRICTION_KEPT: {
    Plaintiff: {
      subject: facts =>
        `Widerspruch entschieden: ${facts.moderation.isOfWords ? `${wordsBeside(facts).subject} neben Ihrer` : 'Ihre'} Forderung gegen ${facts.defendants} bleibt nicht öffentlich`,
      content: facts => keptOff(ofMine(facts), facts),
    },
    Defendant: {
      subject: facts =>
        `Widerspruch entschieden: ${facts.moderation.isOfWords ? `${wordsBeside(facts).subject} neben der` : 'die'} Forderung von ${facts.plaintiff} bleibt nicht öffentlich`,
      content: facts => keptOff(ofTheirs(facts), facts),
    },
  },
  PAYMENT_DETAILS_STATED: {
    Defendant: {
      subject: facts =>
        facts.account.from === null
          ? `Zahlung an ${facts.plaintiff}: ${facts.amount}, fällig am ${facts.sum.dueOn}`
          : `Am ${facts.account.on} geändert: wohin Sie ${facts.amount} an ${facts.plaintiff} zahlen. Fragen Sie vorher`,
      content: facts =>
        `${accountChanged(facts)}\n\n${whereToPay(facts)}\n\n${facts.amount} ${facts.sum.isOverdue ? 'waren' : 'sind'} am ${facts.sum.dueOn} fällig. ${owedBy(`der ${theirs(facts)}`, facts)} ${sayPaid}${accountProof(facts)}`,
    },
  },
  PAYMENT_DETAILS_TAKEN_BACK: {
    Defendant: {
      subject: facts => `Zurückgenommen: wohin Sie ${facts.amount} an ${facts.plaintiff} zahlen`,
      content: facts =>
        `Das Konto von ${facts.plaintiff} wurde zurückgeändert. Bisher: ${accountEnding(facts.account.from)}. Jetzt: ${accountEnding(facts.account.to)}. Haben Sie schon an die bisherige Angabe gezahlt, bitten Sie sofort Ihre Bank, die Überweisung anzuhalten.\n\n${whereToPay(facts)} ${owedBy(`der ${theirs(facts)}`, facts)}${accountProof(facts)}`,
    },
  },
  ACCOUNT_AWAITED: {
    Plaintiff: {
      subject: facts => `Geben Sie an, wohin Sie ${facts.amount} von ${facts.sum.debtors} bekommen`,
      content: facts =>
        `${facts.amount} von ${facts.sum.debtors} ${facts.sum.isLate ? 'waren' : 'sind'} am ${facts.sum.dueOn} fällig. Sie haben noch nicht angegeben, wohin gezahlt wird. ${owedBy(`Ihrer ${mine(facts)}`, facts)}\n\nGeben Sie Ihr Konto bei der Forderung an: Nur die Seite, die Ihnen das Geld schuldet, sieht es. Überfällig ist nichts, bevor dort ${sumDays.withAccount} Tage lang ein Konto stand.`,
    },
  },
  SUM_UNANSWERED: {
    Plaintiff: {
      subject: facts =>
        `Sind ${facts.amount} von ${facts.sum.debtors} da? Bitte antworten Sie bis zum ${facts.sum.answerUntil}`,
      content: facts =>
        `Die Gegenseite gibt an, am ${facts.sum.paidOn} ${facts.amount} gezahlt zu haben, und Sie haben nicht geantwortet. ${owedBy(`Ihrer ${mine(facts)}`, facts)}\n\nSehen Sie auf Ihrem Konto nach, und geben Sie bei der Forderung an, ob das Geld da ist. Nach dem ${facts.sum.answerUntil} heißt es: „Zahlung angegeben, nicht widersprochen“.`,
    },
  },
  SUM_DUE: {
    Defendant: {
      subject: facts =>
        facts.sum.isOverdue
          ? `Bitte zahlen Sie ${facts.amount} an ${facts.plaintiff}: fällig am ${facts.sum.dueOn}`
          : `Bitte zahlen Sie ${facts.amount} bis zum ${facts.sum.dueOn} an ${facts.plaintiff}`,
      content: facts =>
        `${facts.amount} ${facts.sum.isOverdue ? 'waren' : 'sind'} am ${facts.sum.dueOn} fällig. ${owedBy(`der ${theirs(facts)}`, facts)} ${whereToPay(facts)}\n\n${sayPaid}`,
    },
  },
  SUM_OVERDUE: {
    Plaintiff: {
      subject: facts => `${facts.amount} von ${facts.sum.debtors} sind überfällig`,
      content: facts =>
        `${sumOverdue(`Ihrer ${mine(facts)}`, facts, 'Sie haben')}\n\nHaben Sie das Geld, geben Sie es bei der Forderung an. Sonst können Sie der Gegenseite dort schreiben.`,
    },
    Defendant: {
      subject: facts => `${facts.amount} an ${facts.plaintiff} sind überfällig`,
      content: facts =>
        `${sumOverdue(`der ${theirs(facts)}`, facts, `${facts.plaintiff} hat`)}${owedByOther(facts)}${facts.sum.isDebtor ? `\n\n${whereToPay(facts)} ${sayPaid}` : ''}`,
    },
  },
  SUM_SAID_PAID: {
    Plaintiff: {
      subject: facts => `${actor(facts)} gibt an, ${facts.amount} gezahlt zu haben: Ist das Geld da?`,
      content: facts =>
        `${actor(facts)} gibt an, am ${facts.sum.paidOn} ${facts.amount} gezahlt zu haben. ${owedBy(`Ihrer ${mine(facts)}`, facts)}\n\nSehen Sie auf Ihrem Konto nach, und geben Sie bei der Forderung an, ob das Geld da ist. Sagen Sie bis zum ${facts.sum.answerUntil} nichts, heißt es: „Zahlung angegeben, nicht widersprochen“.`,
    },
  },
  SUM_RECEIVED: {
    Defendant: {
      subject: facts => `${facts.plaintiff} hat ${facts.amount} erhalten`,
      content: facts =>
        `${facts.plaintiff} gibt an, dass ${facts.amount} angekommen sind. ${owedBy(`der ${theirs(facts)}`, facts)}${kept(facts)}`,
    },
  },
  SUM_NOT_RECEIVED: {
    Defendant: {
      subject: facts => `${facts.plaintiff} hat ${facts.amount} nicht erhalten`,
      content: facts =>
        `${facts.plaintiff} gibt an, dass ${facts.amount} nicht angekommen sind. Der Betrag gilt wieder als nicht gezahlt. ${owedBy(`der ${theirs(facts)}`, facts)}${facts.sum.isDebtor ? `\n\n${whereToPay(facts)} Geben Sie noch einmal an, gezahlt zu haben, fügen Sie einen Nachweis bei, etwa den Beleg der Überweisung.` : ''}`,
    },
  },
  SUM_NOT_CONTRADICTED: {
    Plaintiff: {
      subject: facts => `${facts.amount} von ${facts.sum.debtors}: Zahlung angegeben, nicht widersprochen`,
      content: facts =>
        `Die Gegenseite gibt an, ${facts.amount} gezahlt zu haben. Sie haben ${sumDays.ofSilence} Tage lang nicht gesagt, ob das Geld da ist. ${owedBy(`Ihrer ${mine(facts)}`, facts)}${kept(facts)}\n\nIst das Geld nicht angekommen, geben Sie das bis zum ${facts.sum.contradictableUntil} bei der Forderung an. Haben Sie es, geben Sie auch das an: Dann gilt es als erhalten.`,
    },
    Defendant: {
      subject: facts => `${facts.amount} an ${facts.plaintiff}: Zahlung angegeben, nicht widersprochen`,
      content: facts =>
        `${facts.plaintiff} hat ${sumDays.ofSilence} Tage lang nicht gesagt, ob ${facts.amount} angekommen sind. ${owedBy(`der ${theirs(facts)}`, facts)}${kept(facts)}\n\n${facts.plaintiff} kann noch bis zum ${facts.sum.contradictableUntil} widersprechen. Bewahren Sie Ihren Beleg auf.`,
    },
  },
  OFFERER_LEFT: {
    Plaintiff: {
      subject: facts => `Das Angebot${ofSum(facts)} zu Ihrer Forderung gegen ${facts.defendants} gilt nicht mehr`,
      content: facts => offererLeft(`Ihrer ${mine(facts)}`, facts),
    },
    Defendant: {
      subject: facts => `Das Angebot${ofSum(facts)} zur Forderung von ${facts.plaintiff} gilt nicht mehr`,
      content: facts => offererLeft(`der ${theirs(facts)}`, facts),
    },
  },
  RESOLUTION_LAPSED: {
    Plaintiff: {
      subject: facts => `Das Angebot${ofSum(facts)} zu Ihrer Forderung gegen ${facts.defendants} gilt nicht mehr`,
      content: facts => replaced(`Ihrer ${mine(facts)}`, facts),
    },
    Defendant: {
      subject: facts => `Das Angebot${ofSum(facts)} zur Forderung von ${facts.plaintiff} gilt nicht mehr`,
      content: facts => replaced(`der ${theirs(facts)}`, facts),
    },
  },
}

/** First words that a comma before them makes small; names, nouns and the forms of address stay. */
const smallAfterComma =
  /^(Alle|Am|An|Auf|Bei|Bis|Bitte|Das|Der|Die|Diese[rs]?|Ein|Eine[rs]?|Es|Für|Heute|Im|In|Jemand|Mit|Nach|Niemand|Seit|Sobald|Um|Unsere[mnrs]?|Von|Vor|Wenn|Wir|Zu|Zum|Zur)(?= )/

/** Texts of the server in German. */
export const server: ServerTexts = {
  afterGreeting: paragraph => paragraph.replace(smallAfterComma, first => first.toLowerCase()),
  greeting: name => {
    if (name === null) return 'Sehr geehrte Damen und Herren,'
    return name === '' ? 'Guten Tag,' : `Guten Tag ${name},`
  },
  orOpen: 'Oder öffnen Sie diese Adresse:',
  foot: {
    why: 'Sie erhalten diese E-Mail von Redress, weil dort Ihre Adresse angegeben wurde.',
    operatedBy: ({ name, address, email }) => `Betreiber von Redress: ${name}, ${address}, ${email}.`,
    trial: 'Dies ist eine Testinstallation von Redress: Niemand betreibt sie als Dienst.',
  },
  calendar: {
    answer: (name, amount) => `Letzter Tag für die Antwort an ${name}: ${amount}`,
    fee: (name, amount) => `Letzter Tag für die Gebühr von ${amount}: Einigung mit ${name}`,
    sum: (name, amount) => `Letzter Tag für die Zahlung von ${amount} an ${name}`,
    offer: (name, amount) => `Letzter Tag für die Antwort auf das Angebot von ${amount}: Forderung mit ${name}`,
    bids: (name, amount) => `Letzter Tag für die verdeckten Gebote zur Forderung von ${amount} mit ${name}`,
  },
  facts: {
    claim: 'Forderung',
    claimType: 'Art',
    plaintiff: 'Von',
    defendants: 'Gegen',
    claimValue: 'Betrag',
  },

  registration: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    welcome:
      'Willkommen bei Redress. Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört, dann ist Ihr Konto bereit.',
    button: confirm,
    once: 'Der Link gilt einmal und 24 Stunden lang. Wenn Sie sich nicht registriert haben, können Sie diese E-Mail ignorieren.',
  },
  additionalEmail: {
    subject: 'Bestätigen Sie Ihre weitere E-Mail-Adresse',
    added:
      'Sie haben diese E-Mail-Adresse in Ihrem Konto bei Redress hinzugefügt. Bitte bestätigen Sie, dass sie Ihnen gehört.',
    button: confirm,
    once: 'Der Link gilt einmal und 24 Stunden lang. Wenn Sie sie nicht hinzugefügt haben, können Sie diese E-Mail ignorieren.',
  },
  resetPassword: {
    subject: 'Wählen Sie ein neues Passwort',
    asked: username => `Sie möchten ein neues Passwort wählen. Ihr Benutzername ist ${username}.`,
    button: 'Neues Passwort wählen',
    once: 'Der Link gilt einmal und eine Stunde lang. Wenn Sie ihn nicht angefordert haben, können Sie diese E-Mail ignorieren: Ihr Passwort bleibt, wie es ist.',
  },
  accountChange: {
    subject: 'Ihr Konto wurde geändert',
    changed: {
      'address added': (username, address) =>
        `Die E-Mail-Adresse ${address} wurde Ihrem Konto ${username} hinzugefügt und bestätigt.`,
      'address removed': (username, address) =>
        `Die E-Mail-Adresse ${address} wurde aus Ihrem Konto ${username} entfernt.`,
      'primary address': (username, address) =>
        `Die Hauptadresse Ihres Kontos ${username} ist jetzt ${address}. Dorthin schicken wir unsere E-Mails.`,
      password: username => `Das Passwort Ihres Kontos ${username} wurde geändert.`,
      'password removed': username =>
        `Das Passwort Ihres Kontos ${username} wurde entfernt. Sie melden sich mit Google an.`,
      'Google linked': (username, address) =>
        `Ein Google-Konto mit der Adresse ${address} kann sich ab jetzt bei Ihrem Konto ${username} anmelden.`,
      'payment details': (username, change) =>
        `In Ihrem Konto ${username} wurde bei einer Forderung angegeben oder geändert, wohin Sie bezahlt werden (Forderung ${change}). Die Seite, die Ihnen das Geld schuldet, weiß davon.`,
      wallets: username => `Die Liste der Wallets Ihres Kontos ${username} wurde geändert.`,
      'second factor on': username =>
        `Für Ihr Konto ${username} wurde die Anmeldung in zwei Schritten eingeschaltet. Ab jetzt wird bei der Anmeldung auch ein Code der Authenticator-App verlangt.`,
      'second factor off': username =>
        `Für Ihr Konto ${username} wurde die Anmeldung in zwei Schritten ausgeschaltet. Ab jetzt wird bei der Anmeldung kein Code mehr verlangt.`,
      'second factor off by operator': username =>
        `Der Betreiber dieser Website hat für Ihr Konto ${username} die Anmeldung in zwei Schritten ausgeschaltet. Jemand hatte angegeben, dass die Authenticator-App und die Wiederherstellungscodes verloren sind. Ab jetzt wird bei der Anmeldung kein Code mehr verlangt.`,
      'recovery codes': username =>
        `Für Ihr Konto ${username} wurden neue Wiederherstellungscodes erzeugt. Die bisherigen gelten nicht mehr.`,
      closed: username =>
        `Ihr Konto ${username} wurde geschlossen. Niemand kann sich mehr dabei anmelden. In drei Tagen löschen wir endgültig alles, was Ihnen allein gehört. Forderungen, an denen andere beteiligt sind, bleiben mit Ihrem Namen.`,
    },
    ifNot:
      'Wenn Sie das nicht waren, machen Sie es hier innerhalb von drei Tagen rückgängig: Ihr Konto ist dann wieder wie zuvor, und alle werden abgemeldet. Ist die Anmeldung in zwei Schritten eingeschaltet, bleibt sie es.',
    secondFactor: {
      ifNot:
        'Wenn Sie das nicht waren, machen Sie es hier innerhalb von drei Tagen rückgängig: Die Anmeldung in zwei Schritten ist dann wieder wie vorher, und alle werden abgemeldet. Ist sie eingeschaltet, fragen wir nach Ihrem Passwort oder einem Wiederherstellungscode.',
    },
    byOthers:
      'Wenn Sie das nicht waren, suchen Sie dieselbe E-Mail bei der Adresse, mit der Sie sich registriert haben: Von dort aus lässt sich die Änderung drei Tage lang rückgängig machen.',
    undo: 'Änderung rückgängig machen',
    look: 'Konto ansehen',
    ifYou: 'Wenn Sie das waren, müssen Sie nichts tun.',
    closed: {
      subject: 'Ihr Konto wurde geschlossen',
      ifNot:
        'Wenn Sie das nicht waren oder es sich anders überlegt haben, öffnen Sie es hier innerhalb von drei Tagen wieder. Es ist dann wie zuvor. Haben Sie mit dieser Adresse inzwischen ein anderes Konto eröffnet, schließen Sie zuerst jenes. Nur unbezahlte Gebühren, unbeantwortete Angebote und verdeckte Gebote gelten nicht mehr.',
      undo: 'Konto wieder öffnen',
      ifYou: 'Wenn es geschlossen bleiben soll, müssen Sie nichts tun.',
    },
  },
  noPassword: {
    subject: 'Sie melden sich mit Google an',
    none: 'Sie möchten ein neues Passwort wählen. Ihr Konto hat keines, das sich ändern ließe, weil Sie sich mit Google anmelden.',
    button: signIn,
    ignore: 'Wenn Sie das nicht angefordert haben, können Sie diese E-Mail ignorieren.',
  },
  addressInUse: {
    registration: {
      subject: 'Sie haben bereits ein Konto',
      tried:
        'Jemand wollte sich bei Redress mit Ihrer E-Mail-Adresse registrieren, die bereits zu Ihrem Konto gehört. An Ihrem Konto wurde nichts geändert.',
      ifYou: username => `Wenn Sie das waren, melden Sie sich bitte an. Ihr Benutzername ist ${username}.`,
    },
    additional: {
      subject: 'Jemand wollte Ihre E-Mail-Adresse verwenden',
      tried:
        'Jemand wollte Ihre E-Mail-Adresse bei Redress einem anderen Konto hinzufügen. Sie gehört zu Ihrem Konto, und daran wurde nichts geändert.',
      ifYou: username =>
        `Wenn Sie das waren, melden Sie sich als ${username} an und entfernen Sie die Adresse dort zuerst. Eine Adresse gehört zu einem Konto.`,
    },
    button: signIn,
    newPassword: 'Ein neues Passwort können Sie hier wählen:',
    ignore: 'Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren.',
  },
  letter,
  takeoverNotice: {
    subject: taker => `${taker} hat Ihren Zugangscode eingelöst`,
    used: (taker, plaintiff, claimType) =>
      `${taker} hat den Zugangscode eingelöst, den wir an diese Adresse gesendet haben. Er gehört zu der Forderung, die ${plaintiff} bei Redress gegen Sie eingereicht hat: ${claimType}.`,
    now: isOver =>
      isOver
        ? 'Damit lässt sich die Forderung lesen. Sie ist beendet.'
        : 'Damit lässt sich die Forderung lesen und beantworten.',
    ifRight: taker => `Sind Sie ${taker}, oder handelt ${taker} für Sie? Dann müssen Sie nichts tun.`,
    ifWrong:
      'Wenn nicht, melden Sie uns die falsche Person. Wir senden dann einen neuen Zugangscode an diese Adresse. Sobald er eingelöst ist, verliert die andere Person den Zugang zur Forderung.',
    button: 'Ansehen, wer ihn eingelöst hat',
    works: 'Das Öffnen der Seite ändert nichts: Sie entscheiden erst dort. Der Link gilt 90 Tage lang.',
  },
  receipt: {
    subjects: {
      submission: fee => `Gebühr von ${fee} bezahlt: Ihre Forderung ist eingereicht`,
      dispute: fee => `Gebühr von ${fee} bezahlt: Die Forderung ist bestritten`,
      concession: (fee, { plaintiff, value }) => `Gebühr von ${fee} bezahlt: Sie schulden ${plaintiff} ${value}`,
      'platform fee': fee => `Gebühr von ${fee} bezahlt: Die Forderung ist beigelegt`,
    },
    now: {
      submission: ({ defendants, value, until }) => [
        `Ihre Forderung über ${value} gegen ${defendants} ist eingereicht. Wir schreiben heute an die Anspruchsgegner und laden zur Antwort ein.`,
        `${until === null ? 'Die Forderung ist öffentlich, eine Antwort bleibt möglich.' : `Eine Antwort ist bis ${until} möglich. Danach wird die Forderung öffentlich, mit oder ohne Antwort, außer sie ist bis dahin beendet.`} Wir schreiben Ihnen, sobald jemand antwortet.`,
      ],
      dispute: ({ plaintiff, value, isPlaintiffGone }) => [
        `Die Forderung von ${plaintiff} über ${value} ist bestritten. Wir benachrichtigen heute ${isPlaintiffGone ? '' : 'den Anspruchsteller und '}etwaige andere Anspruchsgegner.`,
        isPlaintiffGone
          ? `${plaintiff} hat das eigene Konto geschlossen. Auf ein Angebot würde niemand antworten. Bei der Forderung sehen Sie, was Sie noch tun können.`
          : 'Beide Seiten können jetzt ein Angebot machen. Dafür gibt es keine Frist. Wir schreiben Ihnen, sobald es ein Angebot zu beantworten gibt.',
      ],
      concession: ({ plaintiff, value, isPlaintiffGone, ...publicity }) => [
        `Sie haben die Forderung von ${plaintiff} voll anerkannt, und sie ist beigelegt. Sie schulden ${plaintiff} ${value}.`,
        `Zahlen Sie das direkt an den Anspruchsteller. Redress verwahrt dieses Geld nie.${isPlaintiffGone ? '' : ` Wohin, steht bei der Forderung, sobald ${plaintiff} es angegeben hat.`} ${outcome(publicity)}`,
      ],
      'platform fee': ({ plaintiff, defendants, ...others }) => [
        `Die Einigung zwischen ${plaintiff} und ${defendants} ist endgültig, und die Forderung ist beigelegt.`,
        `${paidDirectly(others)} ${outcome(others)}`,
      ],
    },
    paidFor: 'Bezahlt für',
    purposes: {
      submission: 'Einreichungsgebühr',
      dispute: 'Gebühr für das Bestreiten',
      concession: 'Plattformgebühr',
      'platform fee': 'Plattformgebühr',
    },
    amount: 'Betrag',
    paidOn: 'Bezahlt am',
    transaction: 'Transaktion',
    wallet: 'Bezahlt aus der Wallet',
    way: 'Bezahlt',
    ways: { bank: 'per Überweisung', SOL: 'mit SOL' },
    bankReference: 'Verwendungszweck',
    button: 'Beleg zum Drucken öffnen',
  },
  suspension: {
    reason: 'Unsere Begründung:',
    button: 'Redress öffnen',
    begun: {
      subject: {
        filing: 'Sie können zurzeit keine neuen Forderungen einreichen',
        account: 'Wir haben Ihr Konto gesperrt',
      },
      text: {
        filing: username =>
          `Mit dem Konto ${username} können Sie zurzeit keine neuen Forderungen einreichen. Ihre Entwürfe bleiben, und auch alles andere bleibt, wie es ist.`,
        account: username =>
          `Mit dem Konto ${username} können Sie zurzeit keine Forderungen einreichen und nichts schreiben, was andere lesen. Sie können weiterhin Ihre Forderungen lesen, sie bestreiten, sich einigen und zahlen. Auch Ihre Daten können Sie herunterladen und das Konto schließen.`,
      },
      after:
        'Sie können einmal widersprechen, auf der Seite, zu der die Schaltfläche führt. Wenn möglich, entscheidet jemand anderes darüber.',
    },
    lifted: {
      subject: {
        filing: 'Sie können wieder Forderungen einreichen',
        account: 'Ihr Konto ist nicht mehr gesperrt',
      },
      text: {
        filing: username => `Mit dem Konto ${username} können Sie wieder Forderungen einreichen.`,
        account: username => `Das Konto ${username} können Sie wieder wie zuvor verwenden.`,
      },
      after: 'Sie können auf diese E-Mail antworten.',
    },
    kept: {
      subject: {
        filing: 'Sie können weiterhin keine neuen Forderungen einreichen',
        account: 'Ihr Konto bleibt gesperrt',
      },
      text: {
        filing: username =>
          `Wir haben Ihren Widerspruch gelesen. Mit dem Konto ${username} können Sie weiterhin keine neuen Forderungen einreichen.`,
        account: username => `Wir haben Ihren Widerspruch gelesen. Das Konto ${username} bleibt gesperrt.`,
      },
      after: 'Sie können auf diese E-Mail antworten.',
    },
    objection: {
      subject: 'Jemand widerspricht einer Sperre',
      text: username =>
        `Der Inhaber des Kontos ${username} widerspricht der Sperre. Wenn möglich, entscheidet in der Konsole jemand anderes als zuvor.`,
      button: 'Konto öffnen',
    },
  },
  report: {
    subject: reason => `Gemeldet: ${reason}`,
    ofClaim: 'Jemand hat eine öffentlich eingetragene Forderung gemeldet.',
    ofReply: 'Jemand hat einen Text gemeldet, den eine Partei neben einer Forderung veröffentlicht hat.',
    decide: number =>
      `Lesen Sie die Meldung ${number} und entscheiden Sie in der Konsole oder mit „npm run operator -- reports show ${number}“.`,
    open: 'Fall öffnen',
    disowning: {
      subject: claim => `Forderung ${claim}: sagen, dass die Stellungnahme nicht von Ihnen ist`,
      asked: (name, claim) =>
        `Jemand sagt, dass ${name} die Stellungnahme neben der öffentlichen Forderung ${claim} nicht geschrieben hat. Dabei wurde diese Adresse angegeben.`,
      ignore: 'Waren das nicht Sie, dann lassen Sie diese E-Mail liegen: Ohne den Link geschieht nichts.',
      button: 'Sagen, dass sie nicht von Ihnen ist',
      works: 'Der Link gilt 24 Stunden.',
    },
    openLog: 'Ansehen, wie wir über Meldungen entscheiden',
    objection: {
      subject: 'Eine Partei widerspricht einer Einschränkung',
      text: 'Eine Partei widerspricht dem, was Sie aus dem öffentlichen Verzeichnis genommen haben. Wenn möglich, entscheidet in der Konsole jemand anderes als zuvor.',
    },
    reason: 'Grund',
    reasons: {
      'wrong person': 'falsche Person',
      'private data': 'private Daten',
      unlawful: 'rechtswidriger Inhalt',
      other: 'etwas anderes',
    },
    takenOut: {
      address: 'eine Anschrift',
      'phone number': 'eine Telefonnummer',
      'email address': 'eine E-Mail-Adresse',
      'third person': 'den Namen einer dritten Person',
      health: 'eine Angabe zur Gesundheit',
      'account number': 'eine Kontonummer',
      insult: 'eine Beleidigung oder Drohung',
      other: 'etwas anderes',
    },
    at: 'Gemeldet am',
    button: 'Öffentlichen Eintrag ansehen',
    outcome: {
      subject: number => `Was aus Ihrer Meldung ${number} geworden ist`,
      about: (number, day) =>
        `Am ${day} wurde mit dieser E-Mail-Adresse etwas im öffentlichen Verzeichnis gemeldet, unter der Nummer ${number}. Wir haben es uns angesehen und teilen dazu mit:`,
      restricted: 'Es ist nicht mehr öffentlich. Unsere Begründung:',
      redacted: 'Ein Teil davon ist nicht mehr öffentlich. An der Stelle steht, was entfernt wurde. Unsere Begründung:',
      refused: 'Es bleibt öffentlich. Unsere Begründung:',
      refusedUnseen: 'Wir unternehmen nichts, und zurzeit ist es nicht öffentlich. Unsere Begründung:',
      answer: 'Sie können auf diese E-Mail antworten.',
    },
  },
  agreement,
  dataExport,
  notificationMail: { openClaim: 'Forderung öffnen', openRedress: 'Redress öffnen', openProfile: 'Profil öffnen' },

  // Mail programs show the soft hyphens of narrow columns.
  claimType: type => (type === null ? 'Forderung' : claimTypes[type].replaceAll('\u00ad', '')),
  notifications,
}
