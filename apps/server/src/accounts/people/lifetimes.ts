const minute = 60_000
const day = 24 * 60 * minute

/** How long sessions, links and sign-ins are valid, in milliseconds (decisions.md section 4). */
export const lifetimes = {
  access: 15 * minute,
  refresh: 30 * day,
  /** How long an exchanged refresh token still counts as a parallel request. */
  refreshGrace: 10_000,
  confirmation: day,
  passwordReset: 60 * minute,
  googleSignIn: 10 * minute,
  /** Between the password and the code. */
  signInStep: 10 * minute,
  /** How long a secret that was shown can be switched on. */
  authenticatorOffer: 60 * minute,
  /** Lifetime of a known browser after its last sign-in. */
  browser: 400 * day,
  /** Lifetime of the mark that the user has signed in and not out: the longest that browsers store a cookie. */
  signedInMark: 400 * day,
} as const

export const after = (moment: Date, milliseconds: number): Date => new Date(moment.getTime() + milliseconds)
