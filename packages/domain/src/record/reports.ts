/** Why somebody says that what stands on the public record should not stand there. */
export const reportReasons = ['wrong person', 'private data', 'unlawful', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** Of how many open reports about one claim the operator is mailed; further ones stand in the list, so that nobody fills a mailbox. */
export const mailedReportsPerClaim = 5
