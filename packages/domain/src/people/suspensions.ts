import type { Permission } from './permissions.ts'

/** What the operator suspends: filing alone, or also messages to the other side and answers to public replies. */
export const suspensionScopes = ['filing', 'account'] as const
export type SuspensionScope = (typeof suspensionScopes)[number]

export const suspensionGrounds = ['untrue claims', 'harassment', 'false identity', 'unlawful', 'other'] as const
export type SuspensionGround = (typeof suspensionGrounds)[number]

/** What becomes of a suspension: it is lifted, or it stays after an objection. */
export const suspensionOutcomes = ['lifted', 'kept'] as const
export type SuspensionOutcome = (typeof suspensionOutcomes)[number]

/**
 * What each scope refuses (decision 160). Everything else stays, as it is a right or helps the other side: to read, to take a
 * claim over, to defend oneself, in public too, to correct a sum or an address, to make and answer offers, to pay and be paid,
 * to end a claim, to report, to object, to take the data and to leave.
 */
const refusedWhileSuspended = {
  filing: ['create a claim', 'submit a claim'],
  account: ['create a claim', 'submit a claim', 'write a message', 'answer a reply'],
} as const satisfies Record<SuspensionScope, readonly Permission[]>

/** What an account can be refused while it is suspended. */
export type SuspendedPermission = (typeof refusedWhileSuspended)[SuspensionScope][number]

export const isRefusedWhile = (scope: SuspensionScope, permission: Permission): boolean =>
  (refusedWhileSuspended[scope] as readonly Permission[]).includes(permission)
