/** Why somebody says that what stands on the public record should not stand there. */
export const reportReasons = ['wrong person', 'private data', 'unlawful', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** Of how many open reports about one claim the operator is mailed; further ones stand in the list, so that nobody fills a mailbox. */
export const mailedReportsPerClaim = 5

/** How the operator ends a report: it leaves the public record, passages of a text do, or all stays. */
export const moderationKinds = ['restricted', 'redacted', 'refused'] as const
export type ModerationKind = (typeof moderationKinds)[number]

/** What becomes of a restriction or redaction later, by an objection or without one. */
export const restrictionOutcomes = ['restored', 'kept'] as const
export type RestrictionOutcome = (typeof restrictionOutcomes)[number]
