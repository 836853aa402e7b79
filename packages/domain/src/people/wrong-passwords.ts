/** Sources of an attempt to sign in with a password. */
export type PasswordSource = 'stranger' | 'stranger to a besieged account' | 'known'

/**
 * Seconds to wait before the next try, by the number of wrong ones before it from the same source; the last entry
 * holds for all further ones. A user who mistypes notices nothing, and a machine gets about a hundred tries a day. A
 * browser or session that knew the password before has its own count, which nobody else can raise.
 */
export const waitsAfterWrongPasswords = {
  stranger: [0, 0, 0, 0, 5, 10, 20, 40, 80, 160, 320, 640, 900],
  // The right password is still taken at once, from wherever it comes.
  'stranger to a besieged account': [60, 300, 900],
  known: [0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 10, 20, 40, 60],
} as const satisfies Record<PasswordSource, readonly number[]>

/** An account is besieged that strangers, wherever they are, have tried so many wrong passwords for. */
export const besiegedFrom = 50

/** Wrong tries are forgotten when none has followed for so long, in milliseconds. */
export const wrongPasswordsForgottenAfter = 24 * 60 * 60 * 1000

export const longestWaitAfterWrongPasswords = Math.max(...Object.values(waitsAfterWrongPasswords).flat())
