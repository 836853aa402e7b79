import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { type LocalWallet, openLocalWallet } from '@redress/localnet/local-wallet.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { misused } from '../platform/command-result.ts'
import { runActs } from '../platform/operator/run-acts.ts'
import { claimIn, dataOf } from '../testing/file-claim.ts'
import { confirmedUser, type TestUser } from '../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { runPayments } from './run-payments.ts'
import type { TransferRecord } from './transfer-repository.ts'

const soon = { timeout: 60_000, interval: 20 }
const who = ['--by', 'Olga', '--because', 'She wrote to us']

let first: TestServer
let server: TestServer
let wallet: LocalWallet
let treasury: LocalWallet
let defendant: TestUser

beforeAll(async () => {
  first = await startTestServer()
  wallet = await openLocalWallet(first.chainUrl)
  treasury = await openLocalWallet(first.chainUrl)
  // The operator's wallet is the recipient, so that it can return the money.
  server = await first.another({ PAYMENT_RECIPIENT: treasury.address })
  defendant = await confirmedUser(server)
})
beforeEach(() => server.rpc.inject({ kind: 'none' }))
afterAll(async () => {
  await server.stop()
  await first.stop()
})

const operator = (...parameters: string[]) => runPayments(server.context, parameters)

const recorded = (signature: string): Promise<TransferRecord> =>
  vi.waitFor(
    () =>
      server.context.database
        .selectFrom('transfers')
        .selectAll()
        .where('signature', '=', signature)
        .executeTakeFirstOrThrow(),
    soon,
  )

/** Transfer without reference and memo. */
const unreferencedTransfer = async (lamports: bigint) =>
  recorded(await wallet.send({ recipient: server.context.settings.PAYMENT_RECIPIENT ?? '', lamports }))

const returned = async (...amounts: bigint[]) => {
  const signature = await treasury.send(...amounts.map(lamports => ({ recipient: wallet.address, lamports })))
  await vi.waitFor(async () => expect(await server.context.chain.transaction(signature)).not.toBeNull(), soon)
  return signature
}

async function openPayment() {
  const plaintiff = await confirmedUser(server)
  const id = await claimIn(server, { plaintiff, defendant }, 'WAITING_FOR_PAYMENT')
  const readClaim = async () => dataOf<PartyClaim>(await plaintiff.client.get(`/v1/claims/${id}`))
  const claim = await readClaim()
  const [payment] = claim.payments
  if (!payment) throw new Error('The submission fee is open')
  return { plaintiff, readClaim, payment, link: claim.paymentLink ?? '' }
}

const settlementsOf = ({ id }: TransferRecord) =>
  server.context.database
    .selectFrom('transfer_settlements')
    .select(['kind', 'lamports', 'payment_id', 'signature', 'settled_by', 'why', 'settled_at'])
    .where('transfer_id', '=', id)
    .execute()

describe('applying', () => {
  test('moves the claim as a payment does, and records who and why', { tags: 'SPEC-6-operator-acts' }, async () => {
    const { readClaim, payment } = await openPayment()
    const transfer = await unreferencedTransfer(BigInt(payment.lamports) + 3n)
    expect(await operator('apply', transfer.id, 'to', payment.id.slice(0, 13), ...who)).toMatchObject({ ok: true })
    expect(await readClaim()).toMatchObject({ status: 'PENDING_PUBLICATION', payments: [{ status: 'paid' }] })
    expect(await recorded(transfer.signature)).toMatchObject({
      state: 'credited',
      payment_id: payment.id,
      unapplied_lamports: 3n,
      reason: 'MORE_THAN_ASKED',
    })
    expect(await settlementsOf(transfer)).toEqual([
      {
        kind: 'applied',
        lamports: BigInt(payment.lamports) + 3n,
        payment_id: payment.id,
        signature: null,
        settled_by: 'Olga',
        why: 'She wrote to us',
        settled_at: server.clock.now(),
      },
    ])
    const { text } = await runActs(server.context, [])
    const { claim_id, opened_by } = await server.context.database
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', payment.id)
      .executeTakeFirstOrThrow()
    expect(text).toContain(`transfer applied ${transfer.id}, claim ${claim_id}, account ${opened_by}`)
    expect(text).toContain('    by Olga: She wrote to us')
    const other = await openPayment()
    expect(await operator('apply', transfer.id, 'to', other.payment.id, ...who)).toMatchObject({
      ok: false,
      text: expect.stringContaining('can only be returned'),
    })
  })

  test('is refused for a payment that is closed, and leaves the money unapplied', async () => {
    const { readClaim, payment, link } = await openPayment()
    await wallet.pay(link)
    await vi.waitFor(async () => expect((await readClaim()).status).toBe('PENDING_PUBLICATION'), soon)
    const transfer = await unreferencedTransfer(5n)
    expect(await operator('apply', transfer.id, 'to', payment.id, ...who)).toMatchObject({
      ok: false,
      text: 'The payment is paid, not open.',
    })
    expect(await recorded(transfer.signature)).toMatchObject({ state: 'unapplied', reason: 'UNKNOWN_REFERENCE' })
    expect(await settlementsOf(transfer)).toEqual([])
  })

  test('twice at once happens once', async () => {
    const { payment } = await openPayment()
    const other = await openPayment()
    const transfer = await unreferencedTransfer(6n)
    const answers = await Promise.all(
      [payment, other.payment].map(each => operator('apply', transfer.id, 'to', each.id, ...who)),
    )
    expect(answers.map(answer => answer.ok).sort()).toEqual([false, true])
    expect(await settlementsOf(transfer)).toHaveLength(1)
  })
})

describe('returning', () => {
  test('is recorded with the transaction that did it', async () => {
    const transfer = await unreferencedTransfer(1_000_000n)
    const signature = await returned(1_000_000n)
    expect(await operator('returned', transfer.id, signature, ...who)).toMatchObject({ ok: true })
    expect(await recorded(transfer.signature)).toMatchObject({ state: 'returned', unapplied_lamports: 0n })
    expect(await settlementsOf(transfer)).toMatchObject([{ kind: 'returned', signature, settled_by: 'Olga' }])
    expect(await operator('returned', transfer.id, signature, ...who)).toMatchObject({ ok: false })
  })

  test('of a surplus leaves the payment paid', async () => {
    const { plaintiff, readClaim, payment, link } = await openPayment()
    const paid = await wallet.pay(link, { lamports: BigInt(payment.lamports) + 9n })
    await vi.waitFor(async () => expect((await readClaim()).status).toBe('PENDING_PUBLICATION'), soon)
    const transfer = await recorded(paid)
    expect(await operator('returned', transfer.id, await returned(9n), ...who)).toMatchObject({ ok: true })
    expect(await recorded(paid)).toMatchObject({ state: 'credited', unapplied_lamports: 0n })
    expect((await readClaim()).payments).toMatchObject([{ status: 'paid' }])
    const { events } = dataOf<{ events: object[] }>(await plaintiff.client.get('/v1/users/activity'))
    const { id: claimId } = await readClaim()
    expect(events[0]).toMatchObject({ kind: 'payment settled by the operator', claimId, browser: '', network: '' })
  })

  test('needs a final transaction that sent as much as is returned with it', async () => {
    const [first, second] = [await unreferencedTransfer(1_000n), await unreferencedTransfer(2_000n)]
    const tooLittle = await returned(999n)
    expect(await operator('returned', first.id, tooLittle, ...who)).toMatchObject({ ok: false })
    expect(await operator('returned', first.id, first.signature, ...who)).toMatchObject({ ok: false })
    for (const unknown of ['1'.repeat(64), 'typo']) {
      expect(await operator('returned', first.id, unknown, ...who)).toMatchObject({ ok: false })
    }
    const enoughForOne = await returned(1_500n, 700n)
    const answers = await Promise.all(
      [first, second].map(transfer => operator('returned', transfer.id, enoughForOne, ...who)),
    )
    expect(answers.map(answer => answer.ok).sort()).toEqual([false, true])
  })

  test('is refused while the node is down', async () => {
    const transfer = await unreferencedTransfer(8n)
    const signature = await returned(8n)
    server.rpc.inject({ kind: 'down' })
    expect(await operator('returned', transfer.id, signature, ...who)).toMatchObject({
      ok: false,
      text: expect.stringContaining('does not answer'),
    })
  })
})

describe('the command line', () => {
  test('lists what is open, credited and unapplied', async () => {
    const { payment } = await openPayment()
    const transfer = await unreferencedTransfer(1_230_000_000n)
    const { text } = await operator()
    for (const part of ['open\n', 'credited\n', 'unapplied\n', payment.id, transfer.id, '1.23']) {
      expect(text).toContain(part)
    }
    expect((await operator('list', 'open')).text).not.toContain(transfer.id)
  })

  test.each<[string, string[]]>([
    ['an unknown command', ['burn', 'x', ...who]],
    ['an unknown option', ['list', '--all']],
    ['an unknown list', ['list', 'lost']],
    ['an incomplete command', ['apply', 'x', 'to', ...who]],
  ])('shows how it is used for %s', async (_name, parameters) => {
    expect(await operator(...parameters)).toBe(misused)
  })

  test.each<[string, string[], string]>([
    ['nobody’s name', ['apply', 'x', 'to', 'y', '--because', 'z'], '--by'],
    ['no reason', ['returned', 'x', 'y', '--by', 'Olga'], '--because'],
    ['an unknown transfer', ['apply', 'ffff', 'to', 'ffff', ...who], 'no transfer ffff'],
    ['nothing named', ['returned', '', 'y', ...who], misused.text],
  ])('refuses %s', async (_name, parameters, text) => {
    expect(await operator(...parameters)).toMatchObject({ ok: false, text: expect.stringContaining(text) })
  })
})
