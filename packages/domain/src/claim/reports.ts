/** Why somebody says that what stands on the public record should not stand there. */
export const reportReasons = ['wrong person', 'private data', 'unlawful', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** Of how many open reports about one claim the operator is mailed; further ones stand in the list, so that nobody fills a mailbox. */
export const mailedReportsPerClaim = 5

/** How the operator ends a report: the words leave the public record, or stay. */
export const moderationKinds = ['restricted', 'refused'] as const
export type ModerationKind = (typeof moderationKinds)[number]

/** What becomes of a restriction later, by an objection or without one. */
export const restrictionOutcomes = ['restored', 'kept'] as const
export type RestrictionOutcome = (typeof restrictionOutcomes)[number]

/** What the public log says of one decision: nothing that names anybody, a claim, or who decided. */
export interface ModerationFacts {
  readonly kind: ModerationKind
  /** The first report of it. */
  readonly reportedAt: Date
  readonly decidedAt: Date
  readonly isObjected: boolean
  readonly outcome: RestrictionOutcome | null
}

const day = 24 * 60 * 60 * 1000

/** Whole days from the first report to the decision. */
export const daysTaken = ({ reportedAt, decidedAt }: Pick<ModerationFacts, 'reportedAt' | 'decidedAt'>): number =>
  Math.floor((decidedAt.getTime() - reportedAt.getTime()) / day)

export interface ModerationMonth {
  /** As `YYYY-MM`. */
  readonly month: string
  readonly restricted: number
  readonly refused: number
  readonly objections: number
  readonly restored: number
  /** Of the decisions of the month. */
  readonly medianDays: number
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length / 2
  return ((sorted[Math.floor(middle - 0.5)] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}

/** Figures of the months in which something was decided, the newest first. */
export function moderationMonths(decisions: readonly ModerationFacts[]): ModerationMonth[] {
  const months = Map.groupBy(decisions, ({ decidedAt }) => decidedAt.toISOString().slice(0, 7))
  const count = (of: readonly ModerationFacts[], holds: (facts: ModerationFacts) => boolean) => of.filter(holds).length
  return [...months]
    .sort(([one], [other]) => (one < other ? 1 : -1))
    .map(([month, of]) => ({
      month,
      restricted: count(of, ({ kind }) => kind === 'restricted'),
      refused: count(of, ({ kind }) => kind === 'refused'),
      objections: count(of, ({ isObjected }) => isObjected),
      restored: count(of, ({ outcome }) => outcome === 'restored'),
      medianDays: median(of.map(daysTaken)),
    }))
}
