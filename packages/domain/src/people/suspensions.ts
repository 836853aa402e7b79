import type { Permission } from './permissions.ts'

/** What the operator suspends: filing alone, or also what an account says in public or writes to others unasked. */
export const suspensionScopes = ['filing', 'account'] as const
export type SuspensionScope = (typeof suspensionScopes)[number]

export const suspensionGrounds = ['untrue claims', 'harassment', 'false identity', 'unlawful', 'other'] as const
export type SuspensionGround = (typeof suspensionGrounds)[number]

/** What becomes of a suspension: it is lifted, or it stays after an objection. */
export const suspensionOutcomes = ['lifted', 'kept'] as const
export type SuspensionOutcome = (typeof suspensionOutcomes)[number]

/**
 * What each scope refuses (decision 160). Everything else stays, as it is a right: to read, to take a claim over, to defend
 * oneself, to make and answer offers, to pay and be paid, to end a claim, to object, to take the data and to leave.
 */
const refusedWhileSuspended = {
  filing: ['create a claim', 'submit a claim'],
  account: [
    'create a claim',
    'submit a claim',
    'amend a claim',
    'write to a defendant',
    'write a message',
    'publish a reply',
    'answer a reply',
    'report the record',
  ],
} as const satisfies Record<SuspensionScope, readonly Permission[]>

export const isRefusedWhile = (scope: SuspensionScope, permission: Permission): boolean =>
  (refusedWhileSuspended[scope] as readonly Permission[]).includes(permission)
