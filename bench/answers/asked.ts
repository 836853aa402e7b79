import type { PreparedInstallation } from './prepared-installation.ts'

/** A call that is measured, of the product and of the bare server. */
export interface Asked {
  readonly what: string
  readonly path: string
  /** Where the bare server answers it, if elsewhere. */
  readonly barePath?: string
  readonly isSignedIn: boolean
  /** Asked for by somebody who has it already. */
  readonly isUnchanged?: true
}

export const askedOf = ({ userId, claimId }: PreparedInstallation): readonly Asked[] => [
  { what: "a user's claims list", path: '/v1/claims', isSignedIn: true },
  { what: 'the same, unchanged', path: '/v1/claims', isSignedIn: true, isUnchanged: true },
  {
    what: 'one claim for a party',
    path: `/v1/claims/${claimId}`,
    barePath: `/party/v1/claims/${claimId}`,
    isSignedIn: true,
  },
  { what: 'one claim for a visitor', path: `/v1/claims/${claimId}`, isSignedIn: false },
  { what: 'who am I', path: '/v1/auth', isSignedIn: true },
  { what: 'notifications, unchanged', path: '/v1/notifications', isSignedIn: true, isUnchanged: true },
  { what: 'public profile', path: `/v1/users/${userId}`, isSignedIn: false },
]
