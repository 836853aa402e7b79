/**
 * Relations of a caller to a resource. `confirmed`: signed in with a confirmed e-mail and no part in it.
 * `bystander`: without part in a claim that was settled before publication and is not shown. `reader`: holds the
 * code of a letter, and reads its claim as the defendant to whom it was sent.
 */
export const callers = ['bystander', 'visitor', 'unconfirmed', 'confirmed', 'reader', 'defendant', 'plaintiff'] as const
export type Caller = (typeof callers)[number]

const anyone = callers
const signedIn = ['unconfirmed', 'confirmed', 'defendant', 'plaintiff'] as const
const confirmed = ['confirmed', 'defendant', 'plaintiff'] as const
const partiesOnly = ['defendant', 'plaintiff'] as const
const readersOfAll = ['reader', 'defendant', 'plaintiff'] as const
const readerOrConfirmed = ['confirmed', 'reader', 'defendant', 'plaintiff'] as const
const defence = ['reader', 'defendant'] as const
const readerOnly = ['reader'] as const
const plaintiffOnly = ['plaintiff'] as const
const defendantOnly = ['defendant'] as const

/** Callers of each permission (specification section 6). The guard of the server and the page read this table. */
export const permissions = {
  'read public pages': anyone,
  'use a link that was sent': anyone,
  'use an own account': signedIn,
  'use the dashboard': confirmed,
  'create a claim': confirmed,
  'take a claim over': confirmed,
  'contest a takeover by link': anyone,
  'open a letter': anyone,
  'read and answer a letter': readerOnly,
  'read a claim': anyone,
  'report the record': anyone,
  'read a defendant': anyone,
  'edit a claim': plaintiffOnly,
  'delete a claim': plaintiffOnly,
  'submit a claim': plaintiffOnly,
  'amend a claim': plaintiffOnly,
  'end a claim': plaintiffOnly,
  'change defendants': plaintiffOnly,
  'change documents': partiesOnly,
  'contest a takeover': plaintiffOnly,
  'write to a defendant': plaintiffOnly,
  'disown an address': readerOrConfirmed,
  'read documents': readersOfAll,
  'read the history': readersOfAll,
  'read messages': readersOfAll,
  'keep a date': readersOfAll,
  'read the agreement': readersOfAll,
  'write a message': partiesOnly,
  'mark messages as read': partiesOnly,
  'say that it is paid': defendantOnly,
  'read the payment': partiesOnly,
  'ask for more time': defence,
  'dispute a claim': defendantOnly,
  'propose a resolution': partiesOnly,
  'answer a resolution': partiesOnly,
  'settle by sealed bids': partiesOnly,
  'pay and resolve': partiesOnly,
  'state a sum': partiesOnly,
  'state payment details': plaintiffOnly,
  'publish a reply': defendantOnly,
  'answer a reply': plaintiffOnly,
  'agree to show a settlement': partiesOnly,
  'object to a restriction': partiesOnly,
} as const satisfies Record<string, readonly Caller[]>

/** Roles of the operator's staff. Only a command gives one to an account (decision 157). */
export const staffRoles = ['reader', 'moderator', 'treasurer', 'administrator'] as const
export type StaffRole = (typeof staffRoles)[number]

/** Staff roles of each permission in the operator's console. For everybody else its calls do not exist. */
export const staffPermissions = {
  'read reports': ['reader', 'moderator', 'administrator'],
  'moderate the record': ['moderator', 'administrator'],
  'read waiting work': staffRoles,
  'settle money': ['treasurer', 'administrator'],
  'hand out fee codes': ['treasurer', 'administrator'],
  'run jobs and letters again': ['administrator'],
  'read figures': staffRoles,
  'read records': ['reader', 'moderator', 'administrator'],
  'arrange records': ['moderator', 'administrator'],
  'read settings': staffRoles,
  broadcast: ['administrator'],
  'read suspensions': ['reader', 'moderator', 'administrator'],
  'suspend accounts': ['moderator', 'administrator'],
} as const satisfies Record<string, readonly StaffRole[]>
type StaffPermission = keyof typeof staffPermissions

export type Permission = keyof typeof permissions | StaffPermission

export const isForStaff = (permission: Permission): permission is StaffPermission => permission in staffPermissions

export const rolesWith = (permission: StaffPermission): readonly StaffRole[] => staffPermissions[permission]

/** Whether public data is read: everybody without an account and a code sees the same. */
export const isShownToAll = (permission: Permission): boolean =>
  permission === 'read public pages' || permission === 'read a claim' || permission === 'read a defendant'

/**
 * Whether the response is the same for all callers. Elsewhere an expired session is no visitor, as its user would be
 * answered as a stranger to their own claim.
 */
export const isAnsweredAlike = (permission: Permission): boolean =>
  permission === 'read public pages' ||
  permission === 'use a link that was sent' ||
  permission === 'contest a takeover by link'

/** Permissions about one claim. A caller who may not see the claim is told that it does not exist. */
export const isAboutClaim = (permission: Permission): boolean =>
  permission === 'read a claim' ||
  permission === 'report the record' ||
  (!isForStaff(permission) && !isAllowed(permission, 'confirmed') && !isForReadersAlone(permission))

/** Whether an account makes no difference: it is asked of the letter that was opened. */
export const isForReadersAlone = (permission: Permission): boolean =>
  callers.every(caller => isAllowed(permission, caller) === (caller === 'reader'))

/** Staff are none of them: they act in no claim. */
export const callersWith = (permission: Permission): readonly Caller[] =>
  isForStaff(permission) ? [] : permissions[permission]

export const isAllowed = (permission: Permission, caller: Caller): boolean => callersWith(permission).includes(caller)
