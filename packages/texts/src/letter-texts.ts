import type { LetterStage } from '@redress/domain/claim/letters.ts'
import type { timeLeft } from '@redress/domain/claim/reminders.ts'

/** Facts of a letter, formatted for readers of one language. Names are in the form for strangers. */
export interface LetterFacts {
  readonly plaintiff: string
  /** Name of the plaintiff, followed by the city if one is stated. */
  readonly plaintiffAndCity: string
  /** Whether the plaintiff has closed their account, so that nobody would answer an offer. */
  readonly isPlaintiffGone: boolean
  /** The company that is asked; `null` where the reader is asked in person. */
  readonly company: string | null
  /** Whether the reader is named as one who represents that company. */
  readonly isRepresentative: boolean
  readonly amount: string
  /** End of the notice period: the day, and the day with the time. */
  readonly day: string
  readonly time: string
  /** Whether the public may read the claim, and the reader's reply beside it. */
  readonly isPublic: boolean
  /** Fee to dispute the claim, and to accept it in full; `null` if free of charge. */
  readonly disputeFee: string | null
  readonly concessionFee: string | null
  /** Whether a fee can be paid by bank transfer. */
  readonly isByBank: boolean
}

interface Section {
  readonly heading: string
  readonly text: string
}

/** The letter to a defendant in one language. */
export interface LetterTexts {
  readonly subject: Readonly<Record<LetterStage, (facts: LetterFacts) => string>>
  readonly asks: (facts: LetterFacts) => string
  /** State of the claim, and what the reader may do. */
  readonly stands: Readonly<Record<LetterStage, (facts: LetterFacts) => string>>
  /** The same for the account that has taken the claim over. */
  readonly standsTakenOver: (facts: LetterFacts) => string
  /** Notice that a defendant was given more time. */
  readonly extended: (facts: LetterFacts) => string
  /** Time left when a reminder is sent. */
  readonly left: (left: ReturnType<typeof timeLeft>) => string
  readonly nobodyYet: (left: string) => string
  readonly rows: Readonly<Record<'number' | 'by' | 'from' | 'date' | 'code', string>>
  /** Label of the row with the end of the notice period. */
  readonly until: (isOver: boolean) => string
  readonly button: string
  /** Costs of an answer; a claim that is over has none. */
  readonly costs: Readonly<Record<Exclude<LetterStage, 'resolved' | 'withdrawn'>, (facts: LetterFacts) => Section>>
  /** Consequences of silence; left out once somebody has answered, or if the public sees nothing. */
  readonly silence: Readonly<Record<'to be answered' | 'public', (facts: LetterFacts) => Section>>
  readonly settling: (facts: LetterFacts) => Section
  readonly noCourt: Section
  readonly check: (site: string, number: string) => Section
  /** Text before the link to this language, in a letter in another one. */
  readonly inThisLanguage: string
  /** Purpose of the code, and until when it works; `null`: the usual 30 days. */
  readonly once: (until: string | null, isOver: boolean) => string
  /** Subject of the letter with a new code, while the takeover by somebody else is contested. */
  readonly newCode: string
  readonly takePlaceOf: (taker: string) => string
}
