import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { openLocalWallet } from '@redress/localnet/local-wallet.ts'
import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import type { Chain } from '../../adapters/solana/chain.ts'
import { createRpcChain } from '../../adapters/solana/rpc-chain.ts'
import { claimIn, dataOf, draftClaim } from '../../testing/file-claim.ts'
import { watchStatements } from '../../testing/recorded-statements.ts'
import { confirmedUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { insertPaymentFixtures, insertUser } from '../testing/payment-fixtures.ts'
import { watchPayments } from './watch-payments.ts'

const soon = { timeout: 60_000, interval: 20 }

let server: TestServer
afterEach(() => server.stop())

const recipient = () => server.context.settings.PAYMENT_RECIPIENT ?? ''

async function openSubmission() {
  const [plaintiff, defendant] = [await confirmedUser(server), await confirmedUser(server)]
  const id = await claimIn(server, { plaintiff, defendant }, 'WAITING_FOR_PAYMENT')
  const readClaim = async () => dataOf<PartyClaim>(await plaintiff.client.get(`/v1/claims/${id}`))
  return { readClaim, link: (await readClaim()).paymentLink ?? '' }
}

/** Signatures of the transfers to an address. */
async function ledgerOf(address: string): Promise<string[]> {
  const rows = await server.context.database
    .selectFrom('transfers')
    .select('signature')
    .where('recipient', '=', address)
    .execute()
  return rows.map(row => row.signature)
}

test('without a WebSocket, polling finds every payment', async () => {
  server = await startTestServer({ SOLANA_WS_URL: 'ws://127.0.0.1:9' })
  const { readClaim, link } = await openSubmission()
  const wallet = await openLocalWallet(server.chainUrl)
  const stray = await wallet.send({ recipient: recipient(), lamports: 5n })
  await vi.waitFor(async () => expect(await ledgerOf(recipient())).toContain(stray), soon)
  await wallet.pay(link)
  await vi.waitFor(async () => expect((await readClaim()).status).toBe('PENDING_PUBLICATION'), soon)
})

test('a payment that is opened while none is due is looked for at once', async () => {
  const sent: string[] = []
  server = await watchStatements(
    statement => void sent.push(statement),
    () => startTestServer(),
  )
  const plaintiff = await confirmedUser(server)
  const id = await draftClaim({ plaintiff, defendant: await confirmedUser(server) })
  // No payment is due for half a minute.
  const aboutPayments = () => sent.filter(statement => statement.includes('next_look_at') && /payments/.test(statement))
  await vi.waitFor(() => expect(aboutPayments().at(-1)).toContain('min(next_look_at)'), soon)
  dataOf(await plaintiff.client.post(`/v1/claims/${id}/submit`))
  const isLookedFor = async () => {
    const { rows } = await sql`select from payments where next_look_at > now()`.execute(server.context.database)
    return rows.length
  }
  await vi.waitFor(async () => expect(await isLookedFor()).toBe(1), { timeout: 3_000, interval: 20 })
})

test('all that arrived while the node was down is found after its recovery', async () => {
  server = await startTestServer()
  const wallet = await openLocalWallet(server.chainUrl)
  server.rpc.inject({ kind: 'down' })
  const sent: string[] = []
  for (let count = 0n; count < 30n; count += 1n) {
    sent.push(await wallet.send({ recipient: recipient(), lamports: 1_000n + count }))
  }
  server.rpc.inject({ kind: 'none' })
  await vi.waitFor(async () => expect(await ledgerOf(recipient())).toEqual(expect.arrayContaining(sent)), soon)
})

test('a reference that the node is slow to list holds up no other', async () => {
  server = await startTestServer()
  server.rpc.inject({ kind: 'down' })
  const [fixture, other] = await insertPaymentFixtures(server, await insertUser(server), 2)
  const references = [...(fixture?.payments ?? []), ...(other?.payments ?? [])].map(({ reference }) => reference)
  await server.context.database
    .updateTable('payments')
    .set({ next_look_at: new Date(0) })
    .execute()
  const listed = new Set<string>()
  let slow: string | undefined
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const { SOLANA_WS_URL: webSocketUrl = '' } = server.context.settings
  const chain: Chain = {
    ...createRpcChain({ rpcUrl: server.chainUrl, webSocketUrl }),
    signaturesFor: async address => {
      if (references.includes(address)) slow ??= address
      if (address === slow) await ended
      else listed.add(address)
      return []
    },
  }
  const watch = await watchPayments({ ...server.context, chain })
  await vi.waitFor(() => expect(references.filter(each => listed.has(each))).toHaveLength(5), soon)
  expect(slow).toBeDefined()
  end()
  await watch.stop()
})

test('a node of another cluster gets no request but for its genesis hash', async () => {
  server = await startTestServer()
  const asked: string[] = []
  const chain: Chain = {
    ...server.context.chain,
    genesisHash: () => {
      asked.push('genesis hash')
      return server.context.chain.genesisHash()
    },
    signaturesFor: async () => {
      asked.push('signatures')
      return []
    },
  }
  const settings = {
    ...server.context.settings,
    SOLANA_CLUSTER: 'devnet' as const,
    PAYMENT_RECIPIENT: await chain.newReference(),
  }
  const watch = await watchPayments({ ...server.context, chain, settings })
  await vi.waitFor(() => expect(asked).not.toEqual([]), soon)
  await watch.stop()
  expect(new Set(asked)).toEqual(new Set(['genesis hash']))
})

test('a lease ends soon unless its poll runs, so that another process takes over what a killed one held', async () => {
  server = await startTestServer()
  server.rpc.inject({ kind: 'down' })
  const [fixture] = await insertPaymentFixtures(server, await insertUser(server), 1)
  const { reference, id } = fixture?.payments[0] ?? { reference: '', id: '' }
  await server.context.database
    .updateTable('payments')
    .set({ next_look_at: new Date(0) })
    .where('id', '=', id)
    .execute()
  let lists = 0
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const { SOLANA_WS_URL: webSocketUrl = '' } = server.context.settings
  const chain: Chain = {
    ...createRpcChain({ rpcUrl: server.chainUrl, webSocketUrl }),
    signaturesFor: async address => {
      if (address !== reference) return []
      lists += 1
      await ended
      return []
    },
  }
  const lease = async () => {
    const { rows } = await sql<{ ends: Date; isShort: boolean }>`
      select next_look_at as ends, next_look_at <= now() + interval '5 seconds' as "isShort"
      from payments where id = ${id}`.execute(server.context.database)
    return rows[0] ?? { ends: new Date(0), isShort: false }
  }
  const watch = await watchPayments({ ...server.context, chain })
  await vi.waitFor(() => expect(lists).toBe(1), soon)
  const first = await lease()
  expect(first.isShort).toBe(true)
  await vi.waitFor(
    async () => expect((await lease()).ends.getTime()).toBeGreaterThan(first.ends.getTime() + 5_000),
    soon,
  )
  expect(await lease()).toMatchObject({ isShort: true })
  expect(lists).toBe(1)
  end()
  await watch.stop()
})
