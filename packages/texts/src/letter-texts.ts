import type { LetterStage } from '@redress/domain/claim/letters.ts'
import type { timeLeft } from '@redress/domain/claim/reminders.ts'

/** What a letter says, each formatted for readers of one language; names are those for strangers. */
export interface LetterFacts {
  readonly plaintiff: string
  /** With the city, where the plaintiff has given one. */
  readonly plaintiffAndCity: string
  /** Whether the plaintiff has closed their account, so that nobody would answer an offer. */
  readonly isPlaintiffGone: boolean
  /** The company that is asked; `null` where the reader is asked in person. */
  readonly company: string | null
  /** Whether the reader is named as one who represents that company. */
  readonly isRepresentative: boolean
  readonly amount: string
  /** When the notice period ends: the day, and the day with the time. */
  readonly day: string
  readonly time: string
  /** Whether the public may read the claim, and words of the reader's beside it. */
  readonly isPublic: boolean
  /** What it costs to dispute the claim, and to accept it in full; `null` where it costs nothing. */
  readonly disputeFee: string | null
  readonly concessionFee: string | null
}

interface Section {
  readonly heading: string
  readonly text: string
}

/** The letter to a defendant in one language. */
export interface LetterTexts {
  readonly subject: Readonly<Record<LetterStage, (facts: LetterFacts) => string>>
  readonly asks: (facts: LetterFacts) => string
  /** How the claim stands, and what the reader may do. */
  readonly stands: Readonly<Record<LetterStage, (facts: LetterFacts) => string>>
  /** The same to whoever has taken the claim over. */
  readonly standsTakenOver: (facts: LetterFacts) => string
  /** That a defendant was given more time. */
  readonly extended: (facts: LetterFacts) => string
  /** How much time a reminder leaves. */
  readonly left: (left: ReturnType<typeof timeLeft>) => string
  readonly nobodyYet: (left: string) => string
  readonly rows: Readonly<Record<'number' | 'by' | 'from' | 'date' | 'code', string>>
  /** The row that says when the notice period ends, or ended. */
  readonly until: (isOver: boolean) => string
  readonly button: string
  /** What an answer costs; nothing to say where the claim is over. */
  readonly costs: Readonly<Record<Exclude<LetterStage, 'resolved' | 'withdrawn'>, (facts: LetterFacts) => Section>>
  /** What silence means; nothing to say where somebody has answered, or the public sees nothing. */
  readonly silence: Readonly<Record<'to be answered' | 'public', (facts: LetterFacts) => Section>>
  readonly settling: (facts: LetterFacts) => Section
  readonly noCourt: Section
  readonly check: (site: string, number: string) => Section
  /** In this language, to somebody who reads another one. */
  readonly inThisLanguage: string
  /** What the code is for, and until when it works; `null`: for as long as any. */
  readonly once: (until: string | null, isOver: boolean) => string
  /** Where somebody has used the code who is contested. */
  readonly newCode: string
  readonly takePlaceOf: (taker: string) => string
}
