import { type HistoryType, transitions } from '../claim/lifecycle.ts'

/** Of fewer, counts are shown: a share would say more than is known. */
const fewestForShare = 5

/** How many of a hundred; `null` where they are too few to say so. */
export const percentage = (part: number, whole: number): number | null =>
  whole < fewestForShare ? null : Math.round((part / whole) * 100)

/**
 * What the history says of the acts by which the defence answers a claim: those that move it, paid where they have to be,
 * and a reply beside its public record.
 */
export const answeringActs: readonly HistoryType[] = [
  ...new Set(
    transitions.flatMap<HistoryType>(({ from, event, by, to, history }) => {
      const isOfDefence = by === 'Defendant' || event === 'dispute paid' || event === 'concession paid'
      return isOfDefence && to !== from ? [history] : []
    }),
  ),
  'REPLY_PUBLISHED',
]
