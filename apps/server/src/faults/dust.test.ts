import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { lamports } from '@redress/domain/money/money.ts'
import { parseSolanaPayUrl } from '@redress/domain/money/solana-pay.ts'
import { type LocalPayment, openLocalWallet } from '@redress/localnet/local-wallet.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Chain } from '../adapters/solana/chain.ts'
import { createRpcChain } from '../adapters/solana/rpc-chain.ts'
import { watchPayments } from '../payments/watching/watch-payments.ts'
import { claimIn, dataOf, type Opponents } from '../testing/file-claim.ts'
import { seconds } from '../testing/movable-clock.ts'
import { confirmedUser } from '../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const dustCount = 1_500
/**
 * Upper bound of transactions fetched before a final payment is processed: a few rounds, of the recipient and of
 * references.
 */
const mostBefore = 200

let server: TestServer
let opponents: Opponents
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '1000' })
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
})
afterAll(() => server.stop())

const readClaim = async (id: string) => dataOf<PartyClaim>(await opponents.plaintiff.client.get(`/v1/claims/${id}`))

async function openSubmission(): Promise<{ id: string; link: string }> {
  const id = await claimIn(server, opponents, 'WAITING_FOR_PAYMENT')
  return { id, link: (await readClaim(id)).paymentLink ?? '' }
}

async function countDust(): Promise<number> {
  const { count } = await server.context.database
    .selectFrom('transfers')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('lamports', '<=', lamports(BigInt(dustCount)))
    .executeTakeFirstOrThrow()
  return Number(count)
}

test('1,500 transfers that name an open payment hold up neither it nor another, and all are recorded', {
  timeout: seconds(600),
}, async () => {
  const [dusted, other] = [await openSubmission(), await openSubmission()]
  const wallet = await openLocalWallet(server.chainUrl)
  const { recipient = '', reference = '' } = parseSolanaPayUrl(dusted.link) ?? {}
  // The server's own watcher is cut off, so that only the fetches of the one below are counted.
  server.rpc.inject({ kind: 'down' })
  for (let at = 1n; at <= BigInt(dustCount); at += 1n) {
    const dust: LocalPayment = { recipient, reference, lamports: at }
    await wallet.send(dust)
  }

  const fetched: string[] = []
  const { SOLANA_WS_URL: webSocketUrl = '' } = server.context.settings
  const node = createRpcChain({ rpcUrl: server.chainUrl, webSocketUrl })
  const transaction: Chain['transaction'] = signature => {
    fetched.push(signature)
    return node.transaction(signature)
  }
  const watch = await watchPayments({ ...server.context, chain: { ...node, transaction } })
  const patient = { timeout: seconds(200), interval: 50 }
  for (const { id, link } of [other, dusted]) {
    await vi.waitFor(() => expect(fetched.length).toBeGreaterThan(0), patient)
    const paid = await wallet.pay(link)
    await vi.waitFor(async () => expect(await node.transaction(paid)).not.toBeNull(), patient)
    const before = fetched.length
    await vi.waitFor(async () => expect((await readClaim(id)).status).toBe('PENDING_PUBLICATION'), patient)
    expect(fetched).toContain(paid)
    expect(fetched.indexOf(paid) - before).toBeLessThan(mostBefore)
  }
  await vi.waitFor(async () => expect(await countDust()).toBe(dustCount), patient)
  await watch.stop()
})
