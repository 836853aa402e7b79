/** Sources of an attempt to sign in with a password. */
export type PasswordSource = 'stranger' | 'stranger to a besieged account' | 'known'

/**
 * How many seconds the next try waits, by how many wrong ones came before it from the same source; the last one stands for
 * all that follow. Somebody who mistypes notices nothing, and a machine gets about a hundred tries a day. Whoever comes
 * from a browser or a session that knew the password before has a count of their own, which nobody else can drive up.
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
