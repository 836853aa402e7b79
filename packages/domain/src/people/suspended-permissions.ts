import { isVisible } from '../text/visible.ts'
import { isForStaff, type Permission } from './permissions.ts'
import type { SuspensionScope } from './suspensions.ts'

/**
 * What each scope refuses (decision 160). That of an account ends free words that others read, and all work in the console.
 * Everything else stays, as it is a right or helps the other side: to read, to take a claim over, to dispute it by a reason, to
 * correct a sum or an address, to make and answer offers, to pay and be paid, to end a claim, to report, to object, to take the
 * data and to leave.
 */
const refusedWhileSuspended = {
  filing: ['create a claim', 'submit a claim'],
  account: ['create a claim', 'submit a claim', 'write a message', 'publish a reply', 'answer a reply'],
} as const satisfies Record<SuspensionScope, readonly Permission[]>

/** What an account can be refused while it is suspended. */
export type SuspendedPermission = (typeof refusedWhileSuspended)[SuspensionScope][number]

export const isRefusedWhile = (scope: SuspensionScope, permission: Permission): boolean =>
  (scope === 'account' && isForStaff(permission)) ||
  (refusedWhileSuspended[scope] as readonly Permission[]).includes(permission)

/**
 * Fields of free words that others read, in calls that stay possible without them. Words of drafts are read by nobody before
 * the claim is filed, those of reports and objections by the operator alone.
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

/** What otherwise asks for words, and is done without them by an account that is suspended. */
const doneWithoutWords: readonly Permission[] = ['dispute a claim', 'say that it is paid']

/** The fields that an account leaves out while it is suspended, though everybody else fills them in. */
export const wordsLeftOut = (scope: SuspensionScope | null, permission: Permission): readonly string[] =>
  scope === 'account' && doneWithoutWords.includes(permission) ? (freeWords[permission] ?? []) : []

/** Whether what is sent holds words that the scope refuses. */
export const holdsRefusedWords = (scope: SuspensionScope, permission: Permission, sent: object): boolean =>
  scope === 'account' &&
  Object.entries(sent).some(
    ([field, value]) => freeWords[permission]?.includes(field) && typeof value === 'string' && isVisible(value),
  )
