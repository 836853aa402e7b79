import { withClient } from '../../apps/server/src/testing/with-client.ts'
import type { AskedOfBoth, AskedRequest } from './asked.ts'
import type { PreparedInstallation } from './prepared-installation.ts'
import { type SignedInPerson, signInPeople } from './signed-in-people.ts'

const mostPeople = 40_000

/** One public claim of each person who has one. */
const publicClaims = (databaseUrl: string, people: readonly SignedInPerson[]): Promise<ReadonlyMap<string, string>> =>
  withClient(databaseUrl, async client => {
    const { rows } = await client.query<{ id: string; user_id: string }>(
      `select distinct on (plaintiff_id) plaintiff_id as user_id, id from claims
       where plaintiff_id = any($1) and public_from <= now() order by plaintiff_id, created_at desc`,
      [people.map(({ userId }) => userId)],
    )
    return new Map(rows.map(({ id, user_id }) => [user_id, id]))
  })

/** Requests of thousands of users, once each. */
export async function pagesOfMany({ databaseUrl }: PreparedInstallation): Promise<readonly AskedOfBoth[]> {
  const people = await signInPeople(databaseUrl, mostPeople)
  const claims = await publicClaims(databaseUrl, people)
  const ofEach = (
    what: string,
    wanted: number,
    request: (person: SignedInPerson, claimId: string) => Omit<AskedRequest, 'kind'>,
  ): AskedOfBoth => ({
    ...{ what, wanted, isOfMany: true, isSignedIn: false },
    requests: people.flatMap(person => {
      const claimId = claims.get(person.userId)
      return claimId === undefined ? [] : [{ kind: what, ...request(person, claimId) }]
    }),
  })
  return [
    ofEach("a user's claims list", 0.7, ({ cookie }) => ({ path: '/v1/claims', cookie })),
    ofEach('one claim for a party', 0.7, ({ cookie }, claimId) => ({
      ...{ path: `/v1/claims/${claimId}`, barePath: `/party/v1/claims/${claimId}`, cookie },
    })),
    ofEach('one claim for a visitor', 0.7, (_, claimId) => ({ path: `/v1/claims/${claimId}` })),
    ofEach('who am I', 0.8, ({ cookie }) => ({ path: '/v1/auth', cookie })),
    ofEach('public profile', 0.7, ({ userId }) => ({ path: `/v1/users/${userId}` })),
  ]
}
