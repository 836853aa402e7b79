import { seedPassword } from '../../apps/server/src/seed/sample-people.ts'
import type { PreparedInstallation } from './prepared-installation.ts'

export interface AskedRequest {
  /** Requests of one kind have similar costs. */
  readonly kind: string
  readonly path: string
  /** Path on the bare server, if it differs. */
  readonly barePath?: string
  /** Body of a POST. */
  readonly body?: object
  /** Session cookie; by default that of the benchmark's own user. */
  readonly cookie?: string
}

/** Measured case. */
export interface Asked {
  readonly what: string
  readonly isSignedIn: boolean
  /** Conditional request with the current ETag. */
  readonly isUnchanged?: true
  /** Requests by or about thousands of people, in turn. */
  readonly isOfMany?: true
  /** Requests, sent in turn. */
  readonly requests: readonly AskedRequest[]
}

/** Case that is measured on the bare server too. */
export interface AskedOfBoth extends Asked {
  /** Target share of the bare server's throughput. */
  readonly wanted: number
}

interface Page extends Omit<AskedOfBoth, 'requests'>, Omit<AskedRequest, 'kind' | 'body'> {}

const page = ({ path, barePath, ...asked }: Page): AskedOfBoth => ({
  ...asked,
  requests: [{ kind: asked.what, path, ...(barePath && { barePath }) }],
})

/** Requests that open pages repeat. */
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

/** Logins of many users, so that no attempt waits for another with the same name. */
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
