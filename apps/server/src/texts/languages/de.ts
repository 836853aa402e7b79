import { claimTypes } from '@redress/contract/texts/de.ts'
import { arrangingDays } from '@redress/domain/claim/correspondence.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { dataExport } from '../archive/de.ts'
import { letter } from '../letters/de.ts'
import type { FormattedFacts, NotificationTexts } from '../notification-texts.ts'
import type { ServerTexts } from './en.ts'

const outcome = (isSettledEarly: boolean): string =>
  isSettledEarly
    ? 'Die Forderung wurde vor der Veröffentlichung beigelegt und bleibt daher privat: Öffentlich werden weder Namen noch Bedingungen, sofern nicht alle Beteiligten zustimmen, die Forderung zu zeigen.'
    : 'Das Ergebnis bleibt verzeichnet; die Bedingungen bleiben zwischen den Parteien.'

const confirm = 'E-Mail-Adresse bestätigen'
const signIn = 'Anmelden'

const actor = ({ by }: FormattedFacts): string => by?.name ?? 'Die Gegenseite'

/** What follows "Ihre Forderung" or "Ihrer Forderung". */
const mine = ({ claimType, defendants }: FormattedFacts): string => `Forderung gegen ${defendants} (${claimType})`
/** What follows "die Forderung" or "der Forderung". */
const theirs = ({ claimType, plaintiff }: FormattedFacts): string => `Forderung von ${plaintiff} (${claimType})`

const proposal = (claim: string, facts: FormattedFacts, reader: Party): string =>
  `${actor(facts)} hat zu ${claim} eine Einigung vorgeschlagen. ${facts.offer}${answerable(facts, reader)}`

const counterOffer = (claim: string, facts: FormattedFacts, reader: Party): string =>
  `${actor(facts)} hat zu ${claim} ein Gegenangebot über ${facts.amount} gemacht. Es tritt an die Stelle des Angebots über ${facts.countered}, das nicht mehr angenommen werden kann. ${facts.offer}${answerable(facts, reader)}`

const answerable = ({ by, offerExpiresAt }: FormattedFacts, reader: Party): string =>
  `\n\n${
    by?.party === reader
      ? 'Die Gegenseite kann das Angebot jetzt annehmen oder ablehnen.'
      : 'Sie können das Angebot annehmen, ablehnen oder ein Gegenangebot machen.'
  }${offerExpiresAt === '' ? '' : ` Es gilt bis ${offerExpiresAt}.`}`

const withdrawnOffer = (claim: string, facts: FormattedFacts): string =>
  `${actor(facts)} hat das Angebot über ${facts.amount} zu ${claim} zurückgezogen. ${facts.offer} Es kann nicht mehr angenommen werden. Beide Parteien können eine andere Einigung vorschlagen.`

const expired = (claim: string, facts: FormattedFacts): string =>
  `Das Angebot über ${facts.amount} zu ${claim} ist abgelaufen: Niemand hat es rechtzeitig beantwortet. ${facts.offer} Es kann nicht mehr angenommen werden. Beide Parteien können eine andere Einigung vorschlagen.`

const accepted = (claim: string, facts: FormattedFacts): string =>
  `${actor(facts)} hat die Einigung zu ${claim} angenommen. ${facts.offer}${facts.feeDueOn === '' ? '' : ` Die Gebühr ist bis zum ${facts.feeDueOn} zu zahlen.`}\n\nDie Forderung ist beigelegt, sobald die Gebühr bezahlt ist.`

const rejected = (claim: string, facts: FormattedFacts): string =>
  `${actor(facts)} hat die Einigung zu ${claim} abgelehnt. ${facts.offer} Beide Parteien können eine andere vorschlagen.`

const lapsed = (claim: string, facts: FormattedFacts): string =>
  `Die Einigung zu ${claim} ist verfallen: Wer sie auf der Seite der Anspruchsgegner vorgeschlagen oder angenommen hatte, wurde durch ${actor(facts)} ersetzt. ${facts.offer} Beide Parteien können eine andere vorschlagen.`

const offererLeft = (claim: string, facts: FormattedFacts): string =>
  `${actor(facts)} schließt das eigene Konto. Das Angebot zu ${claim} gilt deshalb nicht mehr. ${facts.offer}`

/** What an end by the plaintiff means: the notice period that still runs tells whether anything is public. */
const endedAlone = ({ answerBy }: FormattedFacts): string =>
  `Das ist endgültig und kostet nichts. Ein offenes Angebot gilt nicht mehr. Eine Gebühr ist nicht mehr zu zahlen, und was noch eintrifft, gibt der Betreiber zurück. ${
    answerBy === ''
      ? 'Der öffentliche Eintrag sagt, wie die Forderung endete.'
      : 'Sie endete innerhalb der Antwortfrist, daher wird nichts davon öffentlich.'
  }`

/** Where there is time, how much. */
const answerDue = ({ answerBy }: FormattedFacts): string =>
  answerBy === '' ? '' : ` Der letzte Tag für die Antwort ist der ${answerBy}.`

const counted = (count: number, one: string, many: string): string => (count === 1 ? one : `${count} ${many}`)

/** Who has written how much. */
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
  `${answer} und gilt erst, wenn die Gebühr von ${fee} bezahlt ist. Bis dahin können andere nur sehen, dass es geschrieben und nicht bezahlt ist.${
    answerBy === '' ? '' : ` Die Forderung wird nach dem ${answerBy} öffentlich.`
  }\n\nBei der Forderung können Sie zahlen, die Antwort ändern oder anders antworten.`

const contester = ({ by }: FormattedFacts): string =>
  by?.party === 'Plaintiff' ? 'Die Gegenseite hat' : 'Von der in der Forderung genannten Adresse wurde'

const directly = `Was vereinbart ist, zahlen die Parteien direkt aneinander. Redress verwahrt dieses Geld nie. Wohin es gehen soll, können Sie einander ${arrangingDays} Tage lang bei der Forderung schreiben.`

const notifications: NotificationTexts = {
  CLAIM_CREATED: {
    Plaintiff: {
      subject: 'Ihre Forderung wurde eingereicht',
      content: facts =>
        `Ihre ${mine(facts)} gilt als eingereicht. Wir schreiben heute an die Anspruchsgegner.${facts.answerBy === '' ? '' : ` Sie können bis zum ${facts.answerBy} antworten. Danach wird die Forderung öffentlich, beantwortet oder nicht.`} Sobald jemand antwortet, schreiben wir Ihnen.`,
    },
    Defendant: {
      subject: 'Eine Forderung nennt Ihre E-Mail-Adresse',
      content: facts =>
        `${facts.plaintiff} hat eine Forderung über ${facts.amount} eingereicht, die eine Ihrer E-Mail-Adressen nennt. Übernehmen Sie sie in der Übersicht, um sie zu lesen und zu beantworten.`,
    },
  },
  CLAIM_AMENDED: {
    Plaintiff: {
      subject: 'Der Betrag Ihrer Forderung wurde geändert',
      content: facts => `Ihre ${mine(facts)} beläuft sich jetzt auf ${facts.amount}.`,
    },
    Defendant: {
      subject: 'Der Betrag einer Forderung gegen Sie wurde geändert',
      content: facts =>
        `${facts.plaintiff} hat den Betrag der Forderung gegen Sie (${facts.claimType}) auf ${facts.amount} geändert.${answerDue(facts)}`,
    },
  },
  NOTICE_PERIOD_EXTENDED: {
    Plaintiff: {
      subject: 'Für die Antwort auf Ihre Forderung ist mehr Zeit',
      content: facts =>
        `${actor(facts)} hat um mehr Zeit gebeten, um auf Ihre ${mine(facts)} zu antworten. Das wird sofort gewährt, und einmal je Forderung.\n\nDer letzte Tag für die Antwort ist jetzt der ${facts.answerBy}; dann wird die Forderung öffentlich.`,
    },
    Defendant: {
      subject: 'Für die Antwort auf eine Forderung gegen Sie ist mehr Zeit',
      content: facts =>
        `${actor(facts)} hat um mehr Zeit gebeten, um auf die ${theirs(facts)} zu antworten, und das wurde gewährt.\n\nDer letzte Tag für die Antwort ist jetzt der ${facts.answerBy}; dann wird die Forderung öffentlich. Das geht einmal je Forderung.`,
    },
  },
  CLAIM_PUBLISHED: {
    Plaintiff: {
      subject: 'Ihre Forderung ist jetzt öffentlich',
      content: facts =>
        `Die Antwortfrist ist abgelaufen, und Ihre ${mine(facts)} ist öffentlich: Alle können lesen, wer wie viel von wem fordert und wie es steht. Die Dokumente und was geschehen ist bleiben zwischen den Parteien. Sobald etwas geschieht, schreiben wir Ihnen.`,
    },
    Defendant: {
      subject: 'Eine Forderung gegen Sie ist jetzt öffentlich',
      content: facts =>
        `Die Antwortfrist ist abgelaufen, und die ${theirs(facts)} ist öffentlich: Alle können lesen, wer wie viel von wem fordert und wie es steht. Die Dokumente und was geschehen ist bleiben zwischen den Parteien.\n\nHat niemand geantwortet, steht dort „Keine Antwort“. Antworten können Sie weiterhin. Eine öffentliche Stellungnahme ist kostenlos, und „Keine Antwort“ verschwindet damit.`,
    },
  },
  LETTER_REFUSED: {
    Plaintiff: {
      subject: 'Unser Brief an einen Anspruchsgegner wurde abgewiesen',
      content: facts =>
        `Ein Mailserver hat unseren Brief zu Ihrer ${mine(facts)} endgültig abgewiesen. ${facts.defendants} weiß vielleicht nichts davon.\n\nDie Antwortfrist läuft trotzdem. Der Grund steht bei der Forderung. Sie können ${facts.defendants} selbst davon berichten.`,
    },
    Defendant: {
      subject: 'Unser Brief an einen Anspruchsgegner wurde abgewiesen',
      content: facts =>
        `Ein Mailserver hat unseren Brief an ${facts.defendants} zur ${theirs(facts)} endgültig abgewiesen.`,
    },
  },
  CORRESPONDENCE: {
    Plaintiff: {
      subject: 'Neues zu lesen bei Ihrer Forderung',
      content: facts =>
        `${written(facts)}, zu Ihrer ${mine(facts)}.\n\nSie können es bei der Forderung lesen und dort antworten. Nur die Parteien sehen es, und es ändert nichts an der Forderung selbst.`,
    },
    Defendant: {
      subject: 'Neues zu lesen bei einer Forderung gegen Sie',
      content: facts =>
        `${written(facts)}, zur ${theirs(facts)}.\n\nSie können es bei der Forderung lesen und dort antworten. Nur die Parteien sehen es, und es ändert nichts an der Forderung selbst.`,
    },
  },
  PAYMENT_CLAIMED: {
    Plaintiff: {
      subject: 'Ein Anspruchsgegner sagt, dass Ihre Forderung schon bezahlt ist',
      content: facts =>
        `${actor(facts)} sagt, dass auf Ihre ${mine(facts)} am ${facts.payment.on} schon ${facts.payment.amount} bezahlt wurden.\n\nBitte sehen Sie sich den Nachweis und Ihr eigenes Konto an. Sie sind dran: Sagen Sie bei der Forderung, ob sie bezahlt ist. Ist sie es, endet sie. Ist es ein Teil, so sagen Sie, was fehlt. Ist sie es nicht, so schreiben Sie zurück.`,
    },
    Defendant: {
      subject: 'Jemand sagt, dass eine Forderung gegen Sie schon bezahlt ist',
      content: facts =>
        `${actor(facts)} sagt, dass auf die ${theirs(facts)} am ${facts.payment.on} schon ${facts.payment.amount} bezahlt wurden. Die Gegenseite erfährt es und muss sagen, ob das stimmt.`,
    },
  },
  ADDRESS_DISOWNED: {
    Plaintiff: {
      subject: 'Unser Brief an einen Anspruchsgegner kam bei jemand anderem an',
      content: facts =>
        `Wer unter der Adresse liest, die Sie für ${facts.defendants} genannt haben, ist nach eigener Angabe jemand anderes. Wir schreiben nicht mehr dorthin, und der gesendete Zugangscode öffnet Ihre ${mine(facts)} nicht mehr.\n\nDie Antwortfrist läuft trotzdem. Sie können die Adresse bei der Forderung berichtigen; dann schreiben wir sofort an die neue.`,
    },
    Defendant: {
      subject: 'Ein Brief zu einer Forderung gegen Sie kam bei jemand anderem an',
      content: facts =>
        `Wer unter der Adresse liest, die in der ${theirs(facts)} für ${facts.defendants} genannt ist, ist nach eigener Angabe jemand anderes.`,
    },
  },
  CLAIM_TAKEN: {
    Plaintiff: {
      subject: 'Ein Anspruchsgegner ist jetzt an Ihrer Forderung beteiligt',
      content: facts =>
        `${actor(facts)} ist jetzt als Anspruchsgegner an Ihrer ${mine(facts)} beteiligt und kann antworten.${answerDue(facts)}`,
    },
    Defendant: {
      subject: 'Ein Anspruchsgegner ist jetzt an einer Forderung gegen Sie beteiligt',
      content: facts =>
        `${actor(facts)} ist jetzt als Anspruchsgegner an der ${theirs(facts)} beteiligt und kann antworten.`,
    },
  },
  TAKEOVER_CONTESTED: {
    Plaintiff: {
      subject: 'Vielleicht hat die falsche Person den Zugangscode zu Ihrer Forderung',
      content: facts =>
        `Von der Adresse, die Sie genannt haben, wird angefochten, dass ${actor(facts)} Ihre ${mine(facts)} beantworten darf. Wir haben einen neuen Zugangscode dorthin gesendet. Bis ihn jemand einlöst, kann ${actor(facts)} die Forderung weiter lesen und beantworten.`,
    },
    Defendant: {
      subject: 'Es ist angefochten, dass Sie eine Forderung beantworten',
      content: facts =>
        `${contester(facts)} angefochten, dass Sie die ${theirs(facts)} für ${facts.defendants} beantworten dürfen. Wir haben einen neuen Zugangscode an die in der Forderung genannte Adresse gesendet. Löst ihn jemand ein, können Sie die Forderung dort nicht mehr lesen oder beantworten, und alles Unbezahlte verfällt.\n\nGehört Ihnen die Adresse, fügen Sie sie in Ihrem Profil hinzu und bestätigen Sie sie: Dann kann das niemand mehr anfechten.`,
    },
  },
  TAKEOVER_CONFIRMED: {
    Plaintiff: {
      subject: 'Die richtige Person hat den Zugangscode zu Ihrer Forderung',
      content: facts =>
        `${actor(facts)} hat die von Ihnen genannte E-Mail-Adresse bestätigt und bleibt an Ihrer ${mine(facts)} beteiligt. Das lässt sich nicht mehr anfechten.`,
    },
    Defendant: {
      subject: 'Es lässt sich nicht mehr anfechten, dass Sie eine Forderung beantworten',
      content: facts =>
        `Sie haben die E-Mail-Adresse bestätigt, die in der ${theirs(facts)} für ${facts.defendants} genannt ist.`,
    },
  },
  TAKEOVER_REPLACED: {
    Plaintiff: {
      subject: 'Jemand anderes ist jetzt an Ihrer Forderung beteiligt',
      content: facts =>
        `${actor(facts)} hat den neuen Zugangscode eingelöst und kann jetzt Ihre ${mine(facts)} beantworten. Wer angefochten wurde, kann das dort nicht mehr. Was diese Person nicht bezahlt hatte, ist verfallen; was bezahlt wurde, gilt weiter.`,
    },
    Defendant: {
      subject: 'Jemand anderes ist jetzt an einer Forderung gegen Sie beteiligt',
      content: facts =>
        `${actor(facts)} hat den neuen Zugangscode eingelöst und kann jetzt die ${theirs(facts)} beantworten, anstelle der Person, die angefochten wurde.`,
    },
  },
  TAKEOVER_ENDED: {
    Plaintiff: {
      subject: 'Jemand ist an Ihrer Forderung nicht mehr beteiligt',
      content: facts => `${actor(facts)} kann Ihre ${mine(facts)} nicht mehr beantworten.`,
    },
    Defendant: {
      subject: 'Sie sind an einer Forderung nicht mehr beteiligt',
      content: facts =>
        `Jemand hat den neuen Zugangscode eingelöst, der an die Adresse von ${facts.defendants} ging, und hat Ihren Platz in der ${theirs(facts)} eingenommen.\n\nSofern Sie dort nicht auch für jemand anderen antworten, können Sie sie nicht mehr lesen, und alles Unbezahlte ist verfallen: Sie schulden dafür nichts, und was noch ankommt, zahlt der Betreiber zurück. Was Sie bezahlt haben, gilt weiter.`,
    },
  },
  PARTY_LEFT: {
    Plaintiff: {
      subject: 'Jemand hat das Konto geschlossen, der auf Ihre Forderung antworten konnte',
      content: facts =>
        `${actor(facts)} hat das eigene Konto geschlossen und liest und beantwortet Ihre ${mine(facts)} nicht mehr. Was bisher gesagt und getan wurde, gilt weiter.\n\nWer die Adresse liest, die in Ihrer Forderung steht, kann die Forderung wieder übernehmen. Bis dahin würde niemand auf ein Angebot antworten, es sei denn, ein anderer Anspruchsgegner ist da.`,
    },
    Defendant: {
      subject: 'Jemand hat das Konto geschlossen, der an einer Forderung gegen Sie beteiligt ist',
      content: facts =>
        `${actor(facts)} hat das eigene Konto geschlossen und liest und beantwortet die ${theirs(facts)} nicht mehr. Was bisher gesagt und getan wurde, gilt weiter.${facts.by?.party === 'Plaintiff' ? '\n\nAuf ein Angebot würde niemand mehr antworten. Was Sie noch tun können, steht bei der Forderung.' : ''}`,
    },
  },
  CLAIM_DISPUTED: {
    Plaintiff: {
      subject: 'Ihre Forderung wurde bestritten',
      content: facts =>
        `${actor(facts)} bestreitet Ihre ${mine(facts)}.${disputed(facts)}\n\nDie Erklärung dazu steht bei der Forderung.\n\nBeide Parteien können eine Einigung vorschlagen: Das ist kostenlos und hat keine Frist.`,
    },
    Defendant: {
      subject: 'Eine Forderung gegen Sie ist bestritten',
      content: facts =>
        `${actor(facts)} bestreitet die ${theirs(facts)}, und das gilt jetzt.${disputed(facts)}\n\nSolange der Anspruchsteller noch ein Konto hat, können beide Parteien eine Einigung vorschlagen: Das ist kostenlos und hat keine Frist.`,
    },
  },
  CLAIM_PAID: {
    Plaintiff: {
      subject: 'Ihre Forderung ist beigelegt',
      content: facts => `Die Gebühr ist bezahlt, und Ihre ${mine(facts)} ist beigelegt. ${facts.offer}\n\n${directly}`,
    },
    Defendant: {
      subject: 'Eine Forderung gegen Sie ist beigelegt',
      content: facts => `Die Gebühr ist bezahlt, und die ${theirs(facts)} ist beigelegt. ${facts.offer}\n\n${directly}`,
    },
  },
  DISPUTE_UNPAID: {
    Plaintiff: {
      subject: 'Das Bestreiten Ihrer Forderung ist noch nicht bezahlt',
      content: facts => `Jemand bestreitet Ihre ${mine(facts)}, hat die Gebühr aber noch nicht bezahlt.`,
    },
    Defendant: {
      subject: 'Ihr Bestreiten gilt noch nicht: Die Gebühr ist offen',
      content: facts => unpaid(`Sie bestreiten die ${theirs(facts)}. Das ist geschrieben`, facts),
    },
  },
  CONCESSION_UNPAID: {
    Plaintiff: {
      subject: 'Das Anerkenntnis Ihrer Forderung ist noch nicht bezahlt',
      content: facts => `Jemand erkennt Ihre ${mine(facts)} an, hat die Gebühr aber noch nicht bezahlt.`,
    },
    Defendant: {
      subject: 'Ihr Anerkenntnis gilt noch nicht: Die Gebühr ist offen',
      content: facts => unpaid(`Sie erkennen die ${theirs(facts)} an. Das ist geschrieben`, facts),
    },
  },
  DISPUTE_LAPSED: {
    Plaintiff: {
      subject: 'Ein Bestreiten Ihrer Forderung wird nicht wirksam',
      content: facts =>
        `${actor(facts)} hat zuerst für die Gegenseite gehandelt. Ein noch nicht bezahltes Bestreiten Ihrer ${mine(facts)} ist damit hinfällig.`,
    },
    Defendant: {
      subject: 'Ihr Bestreiten wird nicht wirksam',
      content: facts =>
        `${actor(facts)} hat zuerst für Ihre Seite gehandelt. Ihr Bestreiten der ${theirs(facts)} ist damit hinfällig. Sie schulden dafür nichts; Geld, das noch eintrifft, gibt der Betreiber zurück.`,
    },
  },
  CONCESSION_LAPSED: {
    Plaintiff: {
      subject: 'Ein Anerkenntnis Ihrer Forderung wird nicht wirksam',
      content: facts =>
        `Der Stand hat sich geändert. Ein noch nicht bezahltes Anerkenntnis Ihrer ${mine(facts)} ist damit hinfällig.`,
    },
    Defendant: {
      subject: 'Ihr Anerkenntnis wird nicht wirksam',
      content: facts =>
        `${
          facts.by?.party === 'Plaintiff'
            ? 'Der Betrag wurde geändert'
            : `${actor(facts)} hat zuerst für Ihre Seite gehandelt`
        }. Ihr Anerkenntnis der ${theirs(facts)} ist damit hinfällig. Sie schulden dafür nichts; Geld, das noch eintrifft, gibt der Betreiber zurück.`,
    },
  },
  CONCESSION_OPENED: {
    Plaintiff: {
      subject: 'Ein Anspruchsgegner ist dabei, Ihre Forderung anzuerkennen',
      content: facts =>
        `${actor(facts)} ist dabei, Ihre ${mine(facts)} anzuerkennen. Wirksam wird das erst mit der Zahlung.`,
    },
    Defendant: {
      subject: 'Ein anderer Anspruchsgegner ist dabei, die Forderung anzuerkennen',
      content: facts =>
        `${actor(facts)} ist dabei, die ${theirs(facts)} anzuerkennen, während ein Bestreiten noch auf seine Zahlung wartet. Noch ist beides nicht wirksam: Die erste Zahlung gilt für Ihre ganze Seite, das andere wird hinfällig.`,
    },
  },
  RESOLUTION_PROPOSED: {
    Plaintiff: {
      subject: 'Zu Ihrer Forderung wurde eine Einigung vorgeschlagen',
      content: facts => proposal(`Ihrer ${mine(facts)}`, facts, 'Plaintiff'),
    },
    Defendant: {
      subject: 'Zu einer Forderung gegen Sie wurde eine Einigung vorgeschlagen',
      content: facts => proposal(`der ${theirs(facts)}`, facts, 'Defendant'),
    },
  },
  RESOLUTION_ACCEPTED: {
    Plaintiff: {
      subject: 'Eine Einigung zu Ihrer Forderung wurde angenommen',
      content: facts => accepted(`Ihrer ${mine(facts)}`, facts),
    },
    Defendant: {
      subject: 'Eine Einigung zu einer Forderung gegen Sie wurde angenommen',
      content: facts => accepted(`der ${theirs(facts)}`, facts),
    },
  },
  RESOLUTION_REJECTED: {
    Plaintiff: {
      subject: 'Eine Einigung zu Ihrer Forderung wurde abgelehnt',
      content: facts => rejected(`Ihrer ${mine(facts)}`, facts),
    },
    Defendant: {
      subject: 'Eine Einigung zu einer Forderung gegen Sie wurde abgelehnt',
      content: facts => rejected(`der ${theirs(facts)}`, facts),
    },
  },
  REPLY_PUBLISHED: {
    Plaintiff: {
      subject: 'Ein Anspruchsgegner hat öffentlich Stellung genommen',
      content: facts =>
        `${actor(facts)} hat eine Stellungnahme zu Ihrer ${mine(facts)} veröffentlicht. Sie steht neben der öffentlichen Forderung. Sie können einmal öffentlich darauf antworten; sonst hat sich an der Forderung nichts geändert.`,
    },
    Defendant: {
      subject: 'Ein anderer Anspruchsgegner hat öffentlich Stellung genommen',
      content: facts =>
        `${actor(facts)} hat eine Stellungnahme zur ${theirs(facts)} veröffentlicht. Sie steht neben der öffentlichen Forderung. Sie können kostenlos auch selbst eine veröffentlichen.`,
    },
  },
  REPLY_CHANGED: {
    Plaintiff: {
      subject: 'Eine öffentliche Stellungnahme zu Ihrer Forderung wurde geändert',
      content: facts =>
        `${actor(facts)} hat die öffentliche Stellungnahme zu Ihrer ${mine(facts)} geändert. Der frühere Wortlaut bleibt bei der Forderung für die Parteien erhalten.`,
    },
    Defendant: {
      subject: 'Die öffentliche Stellungnahme eines anderen Anspruchsgegners wurde geändert',
      content: facts =>
        `${actor(facts)} hat die öffentliche Stellungnahme zur ${theirs(facts)} geändert. Der frühere Wortlaut bleibt bei der Forderung für die Parteien erhalten.`,
    },
  },
  REPLY_ANSWERED: {
    Plaintiff: {
      subject: 'Auf eine öffentliche Stellungnahme wurde geantwortet',
      content: facts =>
        `Auf eine Stellungnahme zu Ihrer ${mine(facts)} wurde geantwortet. Die Antwort steht darunter, neben der öffentlichen Forderung.`,
    },
    Defendant: {
      subject: 'Der Anspruchsteller hat auf eine Stellungnahme geantwortet',
      content: facts =>
        `${facts.plaintiff} hat öffentlich auf eine Stellungnahme zur ${theirs(facts)} geantwortet. Die Antwort steht unter der Stellungnahme; eine zweite gibt es nicht. Wer die Stellungnahme veröffentlicht hat, kann sie weiterhin ändern.`,
    },
  },
  SHOWING_AGREED: {
    Plaintiff: {
      subject: 'Ein Anspruchsgegner stimmt zu, die beigelegte Forderung zu zeigen',
      content: facts =>
        `${actor(facts)} stimmt zu, dass Ihre vor der Veröffentlichung beigelegte ${mine(facts)} öffentlich gezeigt wird.\n\nSie bleibt privat, bis alle zustimmen, die darin genannt sind. Sie können ebenfalls zustimmen oder es dabei belassen.`,
    },
    Defendant: {
      subject: 'Jemand stimmt zu, die beigelegte Forderung zu zeigen',
      content: facts =>
        `${actor(facts)} stimmt zu, dass die vor der Veröffentlichung beigelegte ${theirs(facts)} öffentlich gezeigt wird.\n\nSie bleibt privat, bis alle zustimmen, die darin genannt sind. Sie können ebenfalls zustimmen oder es dabei belassen.`,
    },
  },
  SETTLEMENT_SHOWN: {
    Plaintiff: {
      subject: 'Die beigelegte Forderung wird öffentlich gezeigt',
      content: facts =>
        `Alle haben zugestimmt, Ihre ${mine(facts)} zu zeigen. Ab dem Ende ihrer Antwortfrist ist sie öffentlich wie jede andere: dass sie beigelegt ist, und zu wessen Gunsten. Die Bedingungen bleiben zwischen Ihnen.`,
    },
    Defendant: {
      subject: 'Die beigelegte Forderung wird öffentlich gezeigt',
      content: facts =>
        `Alle haben zugestimmt, die ${theirs(facts)} zu zeigen. Ab dem Ende ihrer Antwortfrist ist sie öffentlich wie jede andere: dass sie beigelegt ist, und zu wessen Gunsten. Die Bedingungen bleiben zwischen Ihnen.`,
    },
  },
  SETTLED_ELSEWHERE: {
    Plaintiff: {
      subject: 'Ihre Forderung ist beendet: anderweitig beigelegt',
      content: facts => `Sie haben Ihre ${mine(facts)} als anderweitig beigelegt beendet. ${endedAlone(facts)}`,
    },
    Defendant: {
      subject: 'Eine Forderung gegen Sie ist beendet: anderweitig beigelegt',
      content: facts =>
        `${actor(facts)} hat die ${theirs(facts)} beendet, weil sie anderweitig beigelegt ist. ${endedAlone(facts)}`,
    },
  },
  CLAIM_WITHDRAWN: {
    Plaintiff: {
      subject: 'Ihre Forderung ist zurückgenommen',
      content: facts => `Sie haben Ihre ${mine(facts)} zurückgenommen. ${endedAlone(facts)}`,
    },
    Defendant: {
      subject: 'Eine Forderung gegen Sie wurde zurückgenommen',
      content: facts => `${actor(facts)} hat die ${theirs(facts)} zurückgenommen. ${endedAlone(facts)}`,
    },
  },
  RESOLUTION_COUNTERED: {
    Plaintiff: {
      subject: 'Zu Ihrer Forderung wurde ein Gegenangebot gemacht',
      content: facts => counterOffer(`Ihrer ${mine(facts)}`, facts, 'Plaintiff'),
    },
    Defendant: {
      subject: 'Zu einer Forderung gegen Sie wurde ein Gegenangebot gemacht',
      content: facts => counterOffer(`der ${theirs(facts)}`, facts, 'Defendant'),
    },
  },
  RESOLUTION_WITHDRAWN: {
    Plaintiff: {
      subject: 'Ein Angebot zu Ihrer Forderung wurde zurückgezogen',
      content: facts => withdrawnOffer(`Ihrer ${mine(facts)}`, facts),
    },
    Defendant: {
      subject: 'Ein Angebot zu einer Forderung gegen Sie wurde zurückgezogen',
      content: facts => withdrawnOffer(`der ${theirs(facts)}`, facts),
    },
  },
  RESOLUTION_EXPIRED: {
    Plaintiff: {
      subject: 'Ein Angebot zu Ihrer Forderung ist abgelaufen',
      content: facts => expired(`Ihrer ${mine(facts)}`, facts),
    },
    Defendant: {
      subject: 'Ein Angebot zu einer Forderung gegen Sie ist abgelaufen',
      content: facts => expired(`der ${theirs(facts)}`, facts),
    },
  },
  OFFERER_LEFT: {
    Plaintiff: {
      subject: 'Ein Angebot zu Ihrer Forderung gilt nicht mehr',
      content: facts => offererLeft(`Ihrer ${mine(facts)}`, facts),
    },
    Defendant: {
      subject: 'Ein Angebot zu einer Forderung gegen Sie gilt nicht mehr',
      content: facts => offererLeft(`der ${theirs(facts)}`, facts),
    },
  },
  RESOLUTION_LAPSED: {
    Plaintiff: {
      subject: 'Eine Einigung zu Ihrer Forderung ist verfallen',
      content: facts => lapsed(`Ihrer ${mine(facts)}`, facts),
    },
    Defendant: {
      subject: 'Eine Einigung zu einer Forderung gegen Sie ist verfallen',
      content: facts => lapsed(`der ${theirs(facts)}`, facts),
    },
  },
}

/** What the server writes to people in German. */
export const de: ServerTexts = {
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
      wallets: username => `Die Liste der Wallets Ihres Kontos ${username} wurde geändert.`,
      'second factor on': username =>
        `Für Ihr Konto ${username} wurde die Anmeldung in zwei Schritten eingeschaltet. Ab jetzt wird bei der Anmeldung auch ein Code der Authenticator-App verlangt.`,
      'second factor off': username =>
        `Für Ihr Konto ${username} wurde die Anmeldung in zwei Schritten ausgeschaltet. Ab jetzt wird bei der Anmeldung kein Code mehr verlangt.`,
      'second factor off by operator': username =>
        `Der Betreiber dieser Website hat für Ihr Konto ${username} die Anmeldung in zwei Schritten ausgeschaltet, weil jemand angegeben hat, dass die Authenticator-App und die Wiederherstellungscodes verloren sind. Ab jetzt wird bei der Anmeldung kein Code mehr verlangt.`,
      'recovery codes': username =>
        `Für Ihr Konto ${username} wurden neue Wiederherstellungscodes erzeugt. Die bisherigen gelten nicht mehr.`,
      closed: username =>
        `Ihr Konto ${username} wurde geschlossen. Niemand kann sich mehr dabei anmelden. In drei Tagen wird endgültig gelöscht, was Ihnen allein gehört; was in Forderungen steht, an denen andere beteiligt sind, bleibt dort mit Ihrem Namen stehen.`,
    },
    ifNot:
      'Wenn Sie das nicht waren, machen Sie es hier innerhalb von drei Tagen rückgängig: Ihr Konto ist dann wieder wie zuvor, und alle werden abgemeldet. Die Anmeldung in zwei Schritten bleibt eingeschaltet, wo sie es ist.',
    secondFactor: {
      ifNot:
        'Wenn Sie das nicht waren, machen Sie es hier innerhalb von drei Tagen rückgängig: Die Anmeldung in zwei Schritten ist dann wieder wie vorher, und alle werden abgemeldet. Wo sie eingeschaltet ist, braucht es dafür Ihr Passwort oder einen Wiederherstellungscode.',
    },
    byOthers:
      'Wenn Sie das nicht waren, suchen Sie dieselbe E-Mail bei der Adresse, mit der Sie sich registriert haben: Von dort aus lässt sich die Änderung drei Tage lang rückgängig machen.',
    undo: 'Änderung rückgängig machen',
    look: 'Konto ansehen',
    ifYou: 'Wenn Sie das waren, müssen Sie nichts tun.',
    closed: {
      subject: 'Ihr Konto wurde geschlossen',
      ifNot:
        'Wenn Sie das nicht waren oder es sich anders überlegt haben, öffnen Sie es hier innerhalb von drei Tagen wieder. Es ist dann wie zuvor; nur was nicht bezahlt war und Angebote, auf die niemand geantwortet hatte, gelten nicht mehr.',
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
      `${taker} hat den Zugangscode eingelöst, den wir an diese Adresse gesendet haben, und kann jetzt die Forderung lesen und beantworten, die ${plaintiff} bei Redress gegen Sie eingereicht hat: ${claimType}.`,
    ifRight: taker => `Sind Sie ${taker}, oder handelt ${taker} für Sie? Dann müssen Sie nichts tun.`,
    ifWrong:
      'Wenn nicht, fechten Sie es an. Wir senden dann einen neuen Zugangscode an diese Adresse. Sobald er eingelöst ist, kann die andere Person die Forderung nicht mehr lesen oder beantworten.',
    button: 'Ansehen, was Sie tun können',
    works: 'Das Öffnen der Seite ändert nichts: Sie entscheiden erst dort. Der Link gilt 90 Tage lang.',
  },
  receipt: {
    subjects: {
      submission: fee => `Bezahlt: ${fee}, Ihre Forderung ist eingereicht`,
      dispute: fee => `Bezahlt: ${fee}, die Forderung ist bestritten`,
      concession: fee => `Bezahlt: ${fee}, die Forderung ist beigelegt`,
      'platform fee': fee => `Bezahlt: ${fee}, die Forderung ist beigelegt`,
    },
    now: {
      submission: ({ defendants, value, until }) => [
        `Ihre Forderung über ${value} gegen ${defendants} gilt als eingereicht. Wir schreiben heute an die Anspruchsgegner und laden zur Antwort ein.`,
        `${until === null ? 'Die Forderung ist öffentlich, eine Antwort bleibt möglich.' : `Eine Antwort ist bis ${until} möglich. Dann wird die Forderung öffentlich, beantwortet oder nicht.`} Wir schreiben Ihnen, sobald jemand antwortet.`,
      ],
      dispute: ({ plaintiff, value, isPlaintiffGone }) => [
        `Die Forderung von ${plaintiff} über ${value} gilt als bestritten. Wir benachrichtigen heute ${isPlaintiffGone ? '' : 'den Anspruchsteller und '}etwaige andere Anspruchsgegner.`,
        isPlaintiffGone
          ? `${plaintiff} hat das eigene Konto geschlossen, auf ein Angebot würde niemand antworten. Was Sie noch tun können, steht bei der Forderung.`
          : 'Beide Seiten können jetzt eine Einigung vorschlagen. Dafür gibt es keine Frist. Wir schreiben Ihnen, sobald es ein Angebot zu beantworten gibt.',
      ],
      concession: ({ plaintiff, value, isSettledEarly, isPlaintiffGone }) => [
        `Sie haben die Forderung von ${plaintiff} voll anerkannt, und sie ist beigelegt. Sie schulden ${plaintiff} ${value}.`,
        `Zahlen Sie das direkt an den Anspruchsteller. Redress verwahrt dieses Geld nie.${isPlaintiffGone ? '' : ` Wohin es gehen soll, können Sie ${arrangingDays} Tage lang bei der Forderung fragen.`} ${outcome(isSettledEarly)}`,
      ],
      'platform fee': ({ plaintiff, defendants, isSettledEarly }) => [
        `Die Einigung zwischen ${plaintiff} und ${defendants} ist endgültig, und die Forderung ist beigelegt.`,
        `${directly} ${outcome(isSettledEarly)}`,
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
    button: 'Beleg zum Drucken öffnen',
  },
  report: {
    subject: reason => `Gemeldet: ${reason}`,
    ofClaim: 'Jemand hat eine öffentlich eingetragene Forderung gemeldet.',
    ofReply: 'Jemand hat gemeldet, was eine Partei neben einer Forderung veröffentlicht hat.',
    read: number =>
      `Was dazu geschrieben wurde, zeigt „npm run operator -- reports show ${number}“; erledigt wird die Meldung mit „npm run operator -- reports settle ${number} NOTE --by WHO“. Wer eine Adresse hinterlassen hat, erhält den Vermerk per E-Mail.`,
    reason: 'Grund',
    reasons: {
      'wrong person': 'falsche Person',
      'private data': 'private Daten',
      unlawful: 'rechtswidriger Inhalt',
      other: 'etwas anderes',
    },
    at: 'Gemeldet am',
    button: 'Öffentlichen Eintrag ansehen',
    outcome: {
      subject: number => `Was aus Ihrer Meldung ${number} geworden ist`,
      about: (number, day) =>
        `Am ${day} wurde mit dieser E-Mail-Adresse etwas im öffentlichen Verzeichnis gemeldet, unter der Nummer ${number}. Wir haben es uns angesehen und teilen dazu mit:`,
      answer: 'Sie können auf diese E-Mail antworten.',
    },
  },
  dataExport,
  notificationMail: { openClaim: 'Forderung öffnen', openRedress: 'Redress öffnen', openProfile: 'Profil öffnen' },

  // Mail programs show the soft hyphens of narrow columns.
  claimType: type => (type === null ? 'Forderung' : claimTypes[type].replaceAll('\u00ad', '')),
  notifications,
}
