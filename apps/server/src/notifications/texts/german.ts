import type { Party } from '@redress/domain/people/parties.ts'
import type { NotificationTexts, WordedFacts } from './notification-texts.ts'

const actor = ({ by }: WordedFacts): string => by?.name ?? 'Die Gegenseite'

/** What follows "Ihre Forderung" or "Ihrer Forderung". */
const mine = ({ claimType, defendants }: WordedFacts): string => `Forderung gegen ${defendants} (${claimType})`
/** What follows "die Forderung" or "der Forderung". */
const theirs = ({ claimType, plaintiff }: WordedFacts): string => `Forderung von ${plaintiff} (${claimType})`

const proposal = (claim: string, facts: WordedFacts, reader: Party): string =>
  `${actor(facts)} hat zu ${claim} eine Einigung über ${facts.amount} vorgeschlagen. ${
    facts.by?.party === reader
      ? 'Die Gegenseite kann sie jetzt annehmen oder ablehnen.'
      : 'Sie können sie annehmen, oder ablehnen und eine andere vorschlagen.'
  }`

const accepted = (claim: string, facts: WordedFacts): string =>
  `${actor(facts)} hat die Einigung über ${facts.amount} zu ${claim} angenommen. Endgültig ist sie, sobald der Kostenträger die Plattformgebühr bezahlt hat.`

const rejected = (claim: string, facts: WordedFacts): string =>
  `${actor(facts)} hat die Einigung über ${facts.amount} zu ${claim} abgelehnt. Beide Parteien können eine andere vorschlagen.`

/** Every notification in German. */
export const german: NotificationTexts = {
  CLAIM_CREATED: {
    Plaintiff: {
      subject: 'Ihre Forderung wurde eingereicht',
      content: facts =>
        `Die Gebühr für Ihre ${mine(facts)} ist bezahlt, und die Anspruchsgegner werden benachrichtigt.`,
    },
    Defendant: {
      subject: 'Gegen Sie wurde eine Forderung eingereicht',
      content: facts =>
        `${facts.plaintiff} hat eine Forderung über ${facts.amount} gegen Sie eingereicht (${facts.claimType}). Sie können sie bestreiten, eine Einigung vorschlagen oder sie beilegen.`,
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
        `${facts.plaintiff} hat den Betrag der Forderung gegen Sie (${facts.claimType}) auf ${facts.amount} geändert.`,
    },
  },
  CLAIM_TAKEN: {
    Plaintiff: {
      subject: 'Ein Anspruchsgegner ist jetzt an Ihrer Forderung beteiligt',
      content: facts =>
        `${actor(facts)} ist jetzt als Anspruchsgegner an Ihrer ${mine(facts)} beteiligt und kann antworten.`,
    },
    Defendant: {
      subject: 'Ein Anspruchsgegner ist jetzt an einer Forderung gegen Sie beteiligt',
      content: facts =>
        `${actor(facts)} ist jetzt als Anspruchsgegner an der ${theirs(facts)} beteiligt und kann antworten.`,
    },
  },
  CLAIM_DISPUTED: {
    Plaintiff: {
      subject: 'Ihre Forderung wurde bestritten',
      content: facts =>
        `Ein Anspruchsgegner bestreitet Ihre ${mine(facts)}. Sie können den Grund lesen, und beide Parteien können eine Einigung vorschlagen.`,
    },
    Defendant: {
      subject: 'Eine Forderung gegen Sie ist bestritten',
      content: facts =>
        `Die ${theirs(facts)} gilt jetzt als bestritten. Beide Parteien können eine Einigung vorschlagen.`,
    },
  },
  CLAIM_PAID: {
    Plaintiff: {
      subject: 'Ihre Forderung ist beigelegt',
      content: facts => `Die Gebühr ist bezahlt, und Ihre ${mine(facts)} ist beigelegt.`,
    },
    Defendant: {
      subject: 'Eine Forderung gegen Sie ist beigelegt',
      content: facts => `Die Gebühr ist bezahlt, und die ${theirs(facts)} ist beigelegt.`,
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
}
