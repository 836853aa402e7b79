import type { Permission } from './permissions.ts'
import type { SuspensionScope } from './suspensions.ts'

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
