/** Reasons to report an entry of the public record. */
export const reportReasons = ['wrong person', 'private data', 'unlawful', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/**
 * Number of open reports about one claim that are mailed to the operator. The list holds all of them; the limit
 * keeps anybody from flooding the mailbox.
 */
export const mailedReportsPerClaim = 5

/** Decisions about a report: the entry leaves the public record, passages of a text do, or all stays. */
export const moderationKinds = ['restricted', 'redacted', 'refused'] as const
export type ModerationKind = (typeof moderationKinds)[number]

/** Outcomes of a restriction or redaction, with or without an objection. */
export const restrictionOutcomes = ['restored', 'kept'] as const
export type RestrictionOutcome = (typeof restrictionOutcomes)[number]
