/** Scopes of a suspension: filing alone, or also messages to the other side and answers to public replies. */
export const suspensionScopes = ['filing', 'account'] as const
export type SuspensionScope = (typeof suspensionScopes)[number]

export const suspensionGrounds = ['untrue claims', 'harassment', 'false identity', 'unlawful', 'other'] as const
export type SuspensionGround = (typeof suspensionGrounds)[number]

/** Outcomes of a suspension: it is lifted, or it stays after an objection. */
export const suspensionOutcomes = ['lifted', 'kept'] as const
export type SuspensionOutcome = (typeof suspensionOutcomes)[number]
