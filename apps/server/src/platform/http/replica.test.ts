import { endpoints } from '@redress/contract/endpoints.ts'
import { isShownToAll } from '@redress/domain/people/permissions.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { claimIn, dataOf, type Opponents } from '../../testing/file-claim.ts'
import { type ReplicatedDatabase, startReplicatedDatabase } from '../../testing/replicated-database.ts'
import { confirmedUser, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { allRoutes } from '../../wiring/routes.ts'
import type { InProcessClient } from './in-process-client.ts'

let databases: ReplicatedDatabase
let server: TestServer
let visitor: InProcessClient
let stranger: TestUser
let opponents: Opponents
let claimId: string
const settings = () => ({ DATABASE_URL: databases.url, DATABASE_READ_URL: databases.replicaUrl })
beforeAll(async () => {
  databases = await startReplicatedDatabase()
  server = await startTestServer(settings(), async () => databases.url)
  visitor = server.client()
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
  claimId = await claimIn(server, opponents, 'PUBLISHED')
  stranger = await confirmedUser(server)
})
afterAll(async () => {
  await server.stop()
  await databases.stop()
})
beforeEach(async () => {
  // Ends the pause after a failure, so that the replica is tried again.
  server.clock.advance(60_000)
  await databases.resume()
  await databases.catchUp()
})

const renamed = async (firstName: string) => {
  dataOf(await opponents.plaintiff.client.patch('/v1/users', { firstName }))
}

const pages = () => [
  `/v1/claims/${claimId}`,
  `/v1/search?term=${claimId.slice(0, 8)}`,
  `/v1/users/${opponents.plaintiff.id}`,
]

/** Plaintiff's name in each of the answers. */
const namesFor = (client: InProcessClient) =>
  Promise.all(
    pages().map(async path => /Ann[a-z]*/.exec(JSON.stringify(dataOf<object>(await client.get(path))))?.[0] ?? path),
  )
const named = (name: string) => pages().map(() => name)

describe('what everybody may read', () => {
  test('is read from the replica by visitors, and may be a moment old', async () => {
    await renamed('Anna')
    await databases.catchUp()
    await databases.pause()
    await renamed('Annika')
    server.clock.advance(60_000)
    expect(await namesFor(visitor)).toEqual(named('Anna'))
    await databases.resume()
    await databases.catchUp()
    server.clock.advance(60_000)
    expect(await namesFor(visitor)).toEqual(named('Annika'))
  })

  test('is as it was written for whoever is signed in', async () => {
    await databases.pause()
    await renamed('Annabel')
    expect(await namesFor(stranger.client)).toEqual(named('Annabel'))
    expect(await namesFor(opponents.plaintiff.client)).toEqual(named('Annabel'))
    await databases.resume()
  })

  test('is read from the database where the replica is away, and from the replica when it is back', async () => {
    await databases.stopReplica()
    await renamed('Annegret')
    expect(await namesFor(visitor)).toEqual(named('Annegret'))
    await databases.startReplica()
    await databases.catchUp()
    await databases.pause()
    await renamed('Annemarie')
    expect(await namesFor(visitor), 'left alone for a while').toEqual(named('Annemarie'))
    server.clock.advance(60_000)
    expect(await namesFor(visitor)).toEqual(named('Annegret'))
    await databases.resume()
  })

  test('is read from the database where the replica refuses who asks', async () => {
    const wrong = Object.assign(new URL(databases.replicaUrl), { password: 'another' }).href
    const other = await server.another({ ...settings(), DATABASE_READ_URL: wrong })
    await renamed('Annalena')
    expect(await namesFor(other.client())).toEqual(named('Annalena'))
    await other.stop()
  })
})

test('nothing else is read from a replica', () => {
  const old = allRoutes.filter(route => route.mayBeOld)
  expect(old.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`).sort()).toEqual([
    'GET /v1/claims/:id',
    'GET /v1/claims/defendants/:id/record',
    'GET /v1/search',
    'GET /v1/users/:id',
  ])
  for (const { endpoint } of old) expect(isShownToAll(endpoint.permission), endpoint.path).toBe(true)
  expect(endpoints.length).toBeGreaterThan(old.length)
})
