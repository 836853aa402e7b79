import { endOfDay } from '../claim/calendar-days.ts'
import type { HistoryType } from '../claim/events.ts'
import { type OwedSum, type PublicPerformance, publicPerformance } from '../claim/performance.ts'

const day = 24 * 60 * 60 * 1000

/** Answers to a letter: the history row of each, and its name in the figures. */
export const answerKinds = {
  CLAIM_DISPUTED: 'disputed',
  RESOLUTION_PROPOSED: 'offer made',
  RESOLUTION_ACCEPTED: 'offer answered',
  RESOLUTION_REJECTED: 'offer answered',
  RESOLUTION_COUNTERED: 'offer answered',
  CLAIM_RESOLVED: 'accepted in full',
  REPLY_PUBLISHED: 'public reply',
} as const satisfies Partial<Record<HistoryType, string>>
type AnswerKind = (typeof answerKinds)[keyof typeof answerKinds]
const kinds: readonly AnswerKind[] = [...new Set(Object.values(answerKinds))]

/** Facts about the letters to one defendant. */
export interface SentLetter {
  /** When the first was written: the claim was filed. */
  readonly writtenAt: Date
  readonly isAccepted: boolean
  readonly isRefused: boolean
  /** When its code was first used on the site. */
  readonly openedAt: Date | null
  /** The first act for the defence by the account that holds the seat. */
  readonly answer: { readonly kind: AnswerKind; readonly at: Date } | null
}

export interface ClaimEnds {
  readonly filed: number
  readonly settled: number
  /** Share of `settled`: claims resolved before publication. */
  readonly settledBeforePublication: number
}

/** Payment of agreements, counting only those by which money is owed. */
interface AgreementFigures {
  readonly toPay: number
  readonly inInstalments: number
  readonly overdue: number
  readonly kept: number
  /** All sums said to be paid, and the plaintiff silent on at least one. */
  readonly notContradicted: number
  /** Share of `kept`: agreements with each sum paid on its day or before. */
  readonly keptOnTime: number
}

const isOnTime = ({ dueOn, paidOn, receivedAt }: OwedSum): boolean =>
  paidOn === null ? receivedAt !== null && new Date(receivedAt) < endOfDay(dueOn) : paidOn <= dueOn

function agreementFigures(agreements: readonly (readonly OwedSum[])[]): AgreementFigures {
  const stateIs = (state: PublicPerformance['state']) =>
    agreements.filter(sums => publicPerformance(sums)?.state === state)
  const kept = stateIs('kept')
  return {
    toPay: agreements.length,
    inInstalments: agreements.filter(({ length }) => length > 1).length,
    overdue: stateIs('overdue').length,
    kept: kept.length,
    notContradicted: stateIs('not contradicted').length,
    keptOnTime: kept.filter(sums => sums.every(isOnTime)).length,
  }
}

interface DayFigures {
  /** Whole days since the letter: 0 is its first 24 hours. */
  readonly day: number
  readonly opened: number
  readonly answered: Readonly<Record<AnswerKind, number>>
}

export interface LetterFigures {
  readonly letters: {
    readonly sent: number
    readonly accepted: number
    readonly refused: number
    readonly opened: number
    readonly answered: number
  }
  readonly answers: Readonly<Record<AnswerKind, number>>
  /** The days on which anything happened, in their order. */
  readonly days: readonly DayFigures[]
  readonly claims: ClaimEnds
  readonly agreements: AgreementFigures
}

const daysBetween = (begin: Date, end: Date): number => Math.floor((end.getTime() - begin.getTime()) / day)

const countByKind = (letters: readonly SentLetter[]): Record<AnswerKind, number> =>
  Object.fromEntries(kinds.map(kind => [kind, letters.filter(({ answer }) => answer?.kind === kind).length])) as Record<
    AnswerKind,
    number
  >

/** Figures about the letters of an installation, from people's actions on the site alone. */
export function letterFigures(
  letters: readonly SentLetter[],
  claims: ClaimEnds,
  agreements: readonly (readonly OwedSum[])[],
): LetterFigures {
  const openedOn = ({ writtenAt, openedAt }: SentLetter) => openedAt && daysBetween(writtenAt, openedAt)
  const answeredOn = ({ writtenAt, answer }: SentLetter) => answer && daysBetween(writtenAt, answer.at)
  const days = [...new Set(letters.flatMap(letter => [openedOn(letter), answeredOn(letter)]))]
    .filter(each => each !== null)
    .sort((one, other) => one - other)
  const count = (is: (letter: SentLetter) => boolean) => letters.filter(is).length
  return {
    letters: {
      sent: letters.length,
      accepted: count(({ isAccepted }) => isAccepted),
      refused: count(({ isRefused }) => isRefused),
      opened: count(({ openedAt }) => openedAt !== null),
      answered: count(({ answer }) => answer !== null),
    },
    answers: countByKind(letters),
    days: days.map(each => ({
      day: each,
      opened: count(letter => openedOn(letter) === each),
      answered: countByKind(letters.filter(letter => answeredOn(letter) === each)),
    })),
    claims,
    agreements: agreementFigures(agreements),
  }
}
