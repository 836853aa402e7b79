import { setTimeout as delay } from 'node:timers/promises'
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Payment } from '@redress/contract/payments.ts'
import { type LocalWallet, openLocalWallet } from '@redress/localnet/local-wallet.ts'
import type { Fault } from '@redress/localnet/testing/faulty-rpc.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createRpcChain } from '../adapters/solana/rpc-chain.ts'
import { claimIn, dataOf, type Opponents } from '../testing/file-claim.ts'
import { confirmedUser } from '../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

/** Duration of the fault after its detection; the long form of the test sets it. */
const faultMilliseconds = Number(process.env.FAULT_SECONDS ?? 0) * 1_000
const soon = { timeout: 60_000, interval: 20 }
const creditMilliseconds = 10_000
const afterRecovery = { timeout: creditMilliseconds, interval: 20 }

let server: TestServer
let wallet: LocalWallet
let opponents: Opponents

beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '1000' })
  wallet = await openLocalWallet(server.chainUrl)
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

const statusOf = async ({ id }: { id: string }) => {
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

/** `mayCredit`: some answers of the faulty node are true, so a payment may be credited during the fault. */
const faults: readonly (readonly [string, Fault, { readonly mayCredit: boolean }])[] = [
  ['down', { kind: 'down' }, { mayCredit: false }],
  ['slow, answering after 30 seconds', { kind: 'slow', milliseconds: 30_000 }, { mayCredit: false }],
  [
    'limiting requests, with a longer Retry-After than it needs',
    { kind: 'tooManyRequests', retryAfterSeconds: 600 },
    { mayCredit: false },
  ],
  ['forgetting its history', { kind: 'forgetsHistory' }, { mayCredit: false }],
  ['listing transactions that it does not have', { kind: 'contradictsItself' }, { mayCredit: false }],
  ['forgetting at every second request', { kind: 'forgetsAtTimes' }, { mayCredit: true }],
  ['swapping success and failure', { kind: 'swapsOutcomes' }, { mayCredit: false }],
  ['answering with inflated amounts', { kind: 'inflatesAmounts' }, { mayCredit: false }],
]

test.each(faults)(
  'a node that is %s causes no wrong credit, and the right one within ten seconds of its recovery',
  {
    timeout: 60_000 + faultMilliseconds,
  },
  async (_name, fault, { mayCredit }) => {
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
    await delay(faultMilliseconds)

    for (const [signature, lamports] of paid) {
      expect([[], ...(mayCredit ? [[lamports]] : [])]).toContainEqual(await amountsOf(signature))
    }
    expect(await amountsOf(failing)).toEqual([])
    if (!mayCredit) for (const claim of [full, partial, failed]) expect(await statusOf(claim)).toEqual(unpaid)

    server.rpc.inject({ kind: 'none' })
    await vi.waitFor(async () => {
      expect((await statusOf(full)).status).toBe('PENDING_PUBLICATION')
      expect(await statusOf(partial)).toEqual({ ...unpaid, received: part })
    }, afterRecovery)
    for (const [signature, lamports] of paid) expect(await amountsOf(signature)).toEqual([lamports])
    expect(await statusOf(failed)).toEqual(unpaid)
    expect(await amountsOf(failing)).toEqual([])
  },
)
