/**
 * The keys of what is cached, where more than one place names them. All that belongs to a claim lies under `claim(id)`
 * (`[...queryKeys.claim(id), 'history']`), so that a live event about it reaches everything that shows it.
 */
export const queryKeys = {
  session: ['session'],
  configuration: ['configuration'],
  claims: ['claims'],
  claimLists: ['claims', 'lists'],
  /** Beside the lists: what changes these may change it. */
  offeredClaims: ['claims', 'lists', 'offered'],
  claim: (claimId: string) => ['claims', claimId] as const,
  notifications: ['notifications'],
  referrals: ['referrals'],
  wallets: ['wallets'],
  dataExport: ['data export'],
  lastActs: ['last acts'],
} as const
