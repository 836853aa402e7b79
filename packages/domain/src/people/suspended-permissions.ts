import { isVisible } from '../text/visible.ts'
import { isForStaff, type Permission } from './permissions.ts'
import type { SuspensionScope } from './suspensions.ts'

/**
 * Permissions that each suspension scope refuses (decision 160). `account` ends free words that others read, and all
 * work in the console. Everything else stays, as it is a right or helps the other side: to read, take over, dispute
 * by a reason, correct a sum or an address, make and answer offers, pay and be paid, end a claim, report, object,
 * take the data and leave.
 */
const refusedWhileSuspended = {
  filing: ['create a claim', 'submit a claim'],
  account: ['create a claim', 'submit a claim', 'write a message', 'publish a reply', 'answer a reply'],
} as const satisfies Record<SuspensionScope, readonly Permission[]>

/** A permission that a suspended account can be refused. */
export type SuspendedPermission = (typeof refusedWhileSuspended)[SuspensionScope][number]

export const isRefusedWhile = (scope: SuspensionScope, permission: Permission): boolean =>
  (scope === 'account' && isForStaff(permission)) ||
  (refusedWhileSuspended[scope] as readonly Permission[]).includes(permission)

/**
 * Fields of free words that others read, in calls that stay possible without them. Drafts are unread before filing,
 * and reports and objections are read by the operator alone.
 */
const freeWords: { readonly [Of in Permission]?: readonly string[] } = {
  'dispute a claim': ['disputeExplanation'],
  'say that it is paid': ['text'],
  'state a sum': ['text'],
  'propose a resolution': ['note'],
  'state payment details': ['words'],
  'change documents': ['urlDescription', 'caption'],
  'read and answer a letter': ['disputeExplanation', 'note', 'text'],
  'use the dashboard': ['firstName', 'lastName', 'address', 'city'],
}

/** Permissions that otherwise require words, and work without them for a suspended account. */
const doneWithoutWords: readonly Permission[] = ['dispute a claim', 'say that it is paid']

/** The fields that an account leaves out while it is suspended, though everybody else fills them in. */
export const wordsLeftOut = (scope: SuspensionScope | null, permission: Permission): readonly string[] =>
  scope === 'account' && doneWithoutWords.includes(permission) ? (freeWords[permission] ?? []) : []

/** Whether the request holds words that the scope refuses. */
export const holdsRefusedWords = (scope: SuspensionScope, permission: Permission, sent: object): boolean =>
  scope === 'account' &&
  Object.entries(sent).some(
    ([field, value]) => freeWords[permission]?.includes(field) && typeof value === 'string' && isVisible(value),
  )
