import { seedPassword } from '../../apps/server/src/seed/sample-people.ts'
import type { PreparedInstallation } from './prepared-installation.ts'

export interface AskedRequest {
  /** Requests of one kind cost alike. */
  readonly kind: string
  readonly path: string
  /** Where the bare server answers it, if elsewhere. */
  readonly barePath?: string
  /** What is posted. */
  readonly body?: object
  /** Whose session it is; absent: that of the measure's own person. */
  readonly cookie?: string
}

/** What is measured. */
export interface Asked {
  readonly what: string
  readonly isSignedIn: boolean
  /** Asked for by somebody who has it already. */
  readonly isUnchanged?: true
  /** Each is asked for by or about somebody else, once in a round, and none of it has been asked for since it changed. */
  readonly isCold?: true
  /** Sent in turn. */
  readonly requests: readonly AskedRequest[]
}

/** What is measured of the bare server too. */
export interface AskedOfBoth extends Asked {
  /** The share of the bare server's throughput that the product is to reach. */
  readonly wanted: number
}

interface Page extends Omit<AskedOfBoth, 'requests'>, Omit<AskedRequest, 'kind' | 'body'> {}

const page = ({ path, barePath, ...asked }: Page): AskedOfBoth => ({
  ...asked,
  requests: [{ kind: asked.what, path, ...(barePath && { barePath }) }],
})

/** What open pages ask for again and again. */
export const pagesOf = ({ userId, claimId }: PreparedInstallation): readonly AskedOfBoth[] => [
  page({ what: "a user's claims list", wanted: 0.6, path: '/v1/claims', isSignedIn: true }),
  page({ what: 'the same, unchanged', wanted: 0.8, path: '/v1/claims', isSignedIn: true, isUnchanged: true }),
  page({
    what: 'one claim for a party',
    wanted: 0.6,
    path: `/v1/claims/${claimId}`,
    barePath: `/party/v1/claims/${claimId}`,
    isSignedIn: true,
  }),
  page({ what: 'one claim for a visitor', wanted: 0.6, path: `/v1/claims/${claimId}`, isSignedIn: false }),
  page({ what: 'who am I', wanted: 0.7, path: '/v1/auth', isSignedIn: true }),
  page({
    what: 'notifications, unchanged',
    wanted: 0.8,
    path: '/v1/notifications',
    isSignedIn: true,
    isUnchanged: true,
  }),
  page({ what: 'public profile', wanted: 0.6, path: `/v1/users/${userId}`, isSignedIn: false }),
]

/** People who sign in: as many that nobody waits for somebody else who tries the same name. */
export const loginsOf = (addresses: readonly string[]): AskedOfBoth => ({
  what: 'login',
  wanted: 0.9,
  isSignedIn: false,
  requests: addresses.map(username => ({
    kind: 'login',
    path: '/v1/auth/login',
    body: { username, password: seedPassword },
  })),
})
