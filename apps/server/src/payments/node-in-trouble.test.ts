import { setTimeout as delay } from 'node:timers/promises'
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Payment } from '@redress/contract/payments.ts'
import type { Fault } from '@redress/localnet/testing/faults.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createRpcChain } from '../adapters/solana/rpc-chain.ts'
import { openTestWallet, type TestWallet } from '../adapters/solana/testing/test-wallet.ts'
import { claimIn, dataOf, type Opponents } from '../testing/file-claim.ts'
import { confirmedUser } from '../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

/** How long the node stays in trouble once it is: no longer than it takes to be noticed, or as the long form says. */
const troubleMilliseconds = Number(process.env.TROUBLE_SECONDS ?? 0) * 1_000
const soon = { timeout: 15_000, interval: 20 }
const creditMilliseconds = 10_000
const afterReturn = { timeout: creditMilliseconds, interval: 20 }

let server: TestServer
let wallet: TestWallet
let opponents: Opponents

beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '1000' })
  wallet = await openTestWallet(server.chainUrl)
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
})
afterAll(() => server.stop())

const readClaim = async (id: string) => dataOf<PartyClaim>(await opponents.plaintiff.client.get(`/v1/claims/${id}`))

async function openSubmission() {
  const { id, paymentLink, payments } = await readClaim(await claimIn(server, opponents, 'WAITING_FOR_PAYMENT'))
  const [payment] = payments
  if (!payment || !paymentLink) throw new Error('The submission fee is open')
  return { id, payment, link: paymentLink }
}

const standing = async ({ id }: { id: string }) => {
  const { status, payments } = await readClaim(id)
  const [payment] = payments as Payment[]
  return { status, received: BigInt(payment?.received ?? 0) }
}

const amountsOf = async (signature: string): Promise<bigint[]> => {
  const rows = await server.context.database
    .selectFrom('transfers')
    .select('lamports')
    .where('signature', '=', signature)
    .execute()
  return rows.map(row => row.lamports)
}

const unpaid = { status: 'WAITING_FOR_PAYMENT', received: 0n }
const part = 1_000_000n
const moreThanThereIs = 10n ** 15n

/** `tells`: whether what the node says in its trouble is partly true. */
const troubles: readonly (readonly [string, Fault, { readonly tells: boolean }])[] = [
  ['down', { kind: 'down' }, { tells: false }],
  ['slow, answering after 30 seconds', { kind: 'slow', milliseconds: 30_000 }, { tells: false }],
  [
    'limiting, and asking for a longer rest than it needs',
    { kind: 'tooManyRequests', retryAfterSeconds: 600 },
    { tells: false },
  ],
  ['forgetting its history', { kind: 'forgetsHistory' }, { tells: false }],
  ['naming what it does not know', { kind: 'contradictsItself' }, { tells: false }],
  ['forgetting at every second question', { kind: 'wavers' }, { tells: true }],
  ['swapping success and failure', { kind: 'swapsOutcomes' }, { tells: false }],
  ['telling other amounts', { kind: 'inflatesAmounts' }, { tells: false }],
]

test.each(troubles)(
  'a node that is %s makes for no wrong credit, and for the right one within ten seconds of its return',
  {
    timeout: 60_000 + troubleMilliseconds,
  },
  async (_name, fault, { tells }) => {
    const [full, partial, failed] = [await openSubmission(), await openSubmission(), await openSubmission()]
    server.rpc.inject(fault)
    const paid = [
      [await wallet.pay(full.link), BigInt(full.payment.lamports)],
      [await wallet.pay(partial.link, { lamports: part }), part],
    ] as const
    const failing = await wallet.pay(failed.link, { lamports: moreThanThereIs })
    const { SOLANA_WS_URL: webSocketUrl = '' } = server.context.settings
    const truth = createRpcChain({ rpcUrl: server.chainUrl, webSocketUrl })
    for (const signature of [...paid.map(([each]) => each), failing]) {
      await vi.waitFor(async () => expect(await truth.transaction(signature)).not.toBeNull(), soon)
    }
    const asked = server.rpc.requests()
    await vi.waitFor(() => expect(server.rpc.requests()).toBeGreaterThan(asked), soon)
    await delay(troubleMilliseconds)

    for (const [signature, lamports] of paid) {
      expect([[], ...(tells ? [[lamports]] : [])]).toContainEqual(await amountsOf(signature))
    }
    expect(await amountsOf(failing)).toEqual([])
    if (!tells) for (const claim of [full, partial, failed]) expect(await standing(claim)).toEqual(unpaid)

    server.rpc.inject({ kind: 'none' })
    await vi.waitFor(async () => {
      expect((await standing(full)).status).toBe('PENDING_PUBLICATION')
      expect(await standing(partial)).toEqual({ ...unpaid, received: part })
    }, afterReturn)
    for (const [signature, lamports] of paid) expect(await amountsOf(signature)).toEqual([lamports])
    expect(await standing(failed)).toEqual(unpaid)
    expect(await amountsOf(failing)).toEqual([])
  },
)
