import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { PublicPayment } from '@redress/contract/payments.ts'
import { lamportsPerSol } from '@redress/domain/money/money.ts'
import { type LocalWallet, openLocalWallet } from '@redress/localnet/local-wallet.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { claimIn, dataOf, offerOf, takeOverOffered } from '../testing/file-claim.ts'
import { jobsDone } from '../testing/jobs-done.ts'
import { days } from '../testing/movable-clock.ts'
import { confirmedUser, type TestUser } from '../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import type { TransferRecord } from './transfer-repository.ts'

const soon = { timeout: 60_000, interval: 20 }

let server: TestServer
let wallet: LocalWallet
let defendant: TestUser

beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '1000' })
  wallet = await openLocalWallet(server.chainUrl)
  defendant = await confirmedUser(server)
})
afterAll(() => server.stop())

const recipient = () => server.context.settings.PAYMENT_RECIPIENT ?? ''

const readClaim = async ({ client }: TestUser, id: string): Promise<PartyClaim> =>
  dataOf<PartyClaim>(await client.get(`/v1/claims/${id}`))

/** Claim with an open submission fee, and its plaintiff. */
async function openSubmission() {
  const plaintiff = await confirmedUser(server)
  const id = await claimIn(server, { plaintiff, defendant }, 'WAITING_FOR_PAYMENT')
  const claim = await readClaim(plaintiff, id)
  return { plaintiff, id, link: linkOf(claim), payment: paymentOf(claim) }
}

async function filedClaim() {
  const opened = await openSubmission()
  await wallet.pay(opened.link)
  await becomes(opened.plaintiff, opened.id, 'PENDING_PUBLICATION')
  await takeOverOffered({ plaintiff: opened.plaintiff, defendant }, opened.id)
  return opened
}

function linkOf(claim: PartyClaim): string {
  if (!claim.paymentLink) throw new Error(`Nothing is open in a claim that is ${claim.status}`)
  return claim.paymentLink
}

function paymentOf(claim: PartyClaim) {
  const payment = claim.payments.at(-1)
  if (!payment) throw new Error('The claim has no payment')
  return payment
}

const becomes = (user: TestUser, id: string, status: string) =>
  vi.waitFor(async () => expect((await readClaim(user, id)).status).toBe(status), soon)

const ledgerRows = (signature: string): Promise<TransferRecord[]> =>
  server.context.database
    .selectFrom('transfers')
    .selectAll()
    .where('signature', '=', signature)
    .orderBy('instruction')
    .execute()

const recorded = (signature: string): Promise<TransferRecord[]> =>
  vi.waitFor(async () => {
    const rows = await ledgerRows(signature)
    expect(rows).not.toEqual([])
    return rows
  }, soon)

const act = async ({ client }: TestUser, id: string, name: string, body?: object) =>
  dataOf<PartyClaim>(await client.post(`/v1/claims/${id}/${name}`, body))
const dispute = (id: string) =>
  act(defendant, id, 'dispute', { disputeReason: 'Not Factual', disputeExplanation: 'It was not so.' })

describe('a payment moves its claim', () => {
  test('the submission fee', async () => {
    const { plaintiff, id, link } = await openSubmission()
    const signature = await wallet.pay(link)
    await becomes(plaintiff, id, 'PENDING_PUBLICATION')
    expect(paymentOf(await readClaim(plaintiff, id))).toMatchObject({
      status: 'paid',
      missing: '0',
      signatures: [signature],
      paidAt: server.clock.now().toISOString(),
    })
    expect(await ledgerRows(signature)).toMatchObject([{ state: 'credited', unapplied_lamports: 0n, reason: null }])
  })

  test('the dispute fee', async () => {
    const { id } = await filedClaim()
    await wallet.pay(linkOf(await dispute(id)))
    await becomes(defendant, id, 'DISPUTED')
  })

  test('the fee of a concession', { tags: 'SPEC-7-POST-claims-id-resolve' }, async () => {
    const { id } = await filedClaim()
    await wallet.pay(linkOf(await act(defendant, id, 'resolve')))
    await becomes(defendant, id, 'RESOLVED_IN_FAVOUR_OF_PLANTIFF')
  })

  test.each([
    ['Plaintiff', 'RESOLVED_IN_FAVOUR_OF_PLANTIFF'],
    ['Defendant', 'RESOLVED_IN_FAVOUR_OF_DEFENDANT'],
  ] as const)('the platform fee where the winner is the %s', async (winningParty, status) => {
    const { plaintiff, id } = await filedClaim()
    await act(defendant, id, 'propose-resolution', offerOf({ winningParty, costOwner: 'Plaintiff' }))
    await act(plaintiff, id, 'accept-resolution')
    await wallet.pay(linkOf(await act(plaintiff, id, 'resolve')))
    await becomes(plaintiff, id, status)
  })
})

describe('an amount', () => {
  test('below what is asked stays open and shows what is missing, until the rest comes', async () => {
    const { plaintiff, id, link } = await openSubmission()
    const first = await wallet.pay(link, { lamports: 1_000_000n })
    await recorded(first)
    const claim = await readClaim(plaintiff, id)
    const { lamports, received, missing } = paymentOf(claim)
    expect(claim.status).toBe('WAITING_FOR_PAYMENT')
    expect([received, missing]).toEqual(['1000000', String(BigInt(lamports) - 1_000_000n)])
    const second = await wallet.pay(linkOf(claim))
    await becomes(plaintiff, id, 'PENDING_PUBLICATION')
    expect(paymentOf(await readClaim(plaintiff, id)).signatures).toEqual([first, second])
    expect(await ledgerRows(second)).toMatchObject([{ lamports: BigInt(missing), unapplied_lamports: 0n }])
  })

  test('above it is credited, and the rest is kept for the operator', async () => {
    const { plaintiff, id, link, payment } = await openSubmission()
    const signature = await wallet.pay(link, { lamports: BigInt(payment.lamports) + 5n })
    await becomes(plaintiff, id, 'PENDING_PUBLICATION')
    expect(await ledgerRows(signature)).toMatchObject([
      { state: 'credited', unapplied_lamports: 5n, reason: 'MORE_THAN_ASKED' },
    ])
  })

  test('paid twice is kept for the operator', async () => {
    const { plaintiff, id, link } = await openSubmission()
    await wallet.pay(link)
    await becomes(plaintiff, id, 'PENDING_PUBLICATION')
    const second = await wallet.pay(link, { lamports: 7n })
    expect(await recorded(second)).toMatchObject([
      { state: 'unapplied', reason: 'ALREADY_PAID', lamports: 7n, unapplied_lamports: 7n },
    ])
  })
})

describe('kept as unapplied, and moves no claim', () => {
  test('a transfer after the claim has moved on, even days later, and a partial one from before', async () => {
    const { plaintiff, id } = await filedClaim()
    const link = linkOf(await dispute(id))
    const part = await wallet.pay(link, { lamports: 11n })
    expect(await recorded(part)).toMatchObject([{ state: 'credited' }])
    await act(defendant, id, 'propose-resolution', offerOf({ validForDays: 30 }))
    expect(await ledgerRows(part)).toMatchObject([
      { state: 'unapplied', reason: 'CLAIM_MOVED_ON', unapplied_lamports: 11n },
    ])
    server.clock.advance(days(20))
    const late = await wallet.pay(link)
    expect(await recorded(late)).toMatchObject([{ state: 'unapplied', reason: 'CLAIM_MOVED_ON' }])
    for (const { client } of [plaintiff, defendant]) dataOf(await client.post('/v1/auth/refresh'))
    expect((await readClaim(plaintiff, id)).status).toBe('RESOLUTION_PROPOSED_BY_DEFENDANT')
  })

  test.each([
    ['a wrong memo', { memo: 'gm' }],
    ['an empty memo', { memo: '' }],
    ['a memo with a null character', { memo: 'a\0b' }],
  ])('%s', async (_name, changes) => {
    const { plaintiff, id, link, payment } = await openSubmission()
    const rows = await recorded(await wallet.pay(link, changes))
    expect(rows).toMatchObject([{ state: 'unapplied', reason: 'WRONG_MEMO', payment_id: payment.id }])
    expect((await readClaim(plaintiff, id)).status).toBe('WAITING_FOR_PAYMENT')
  })

  test('no memo', async () => {
    const { plaintiff, id, payment } = await openSubmission()
    const { reference } = payment
    const signature = await wallet.send({ recipient: recipient(), reference, lamports: lamportsPerSol })
    expect(await recorded(signature)).toMatchObject([{ state: 'unapplied', reason: 'WRONG_MEMO', memo: null }])
    expect((await readClaim(plaintiff, id)).status).toBe('WAITING_FOR_PAYMENT')
  })

  test('an unknown reference, and none, found in the recipient’s own history', async () => {
    const unknown = await wallet.send({
      recipient: recipient(),
      reference: wallet.address,
      lamports: 3n,
      memo: 'hello',
    })
    const none = await wallet.send({ recipient: recipient(), lamports: 4n })
    expect(await recorded(unknown)).toMatchObject([{ reason: 'UNKNOWN_REFERENCE', memo: 'hello', payment_id: null }])
    expect(await recorded(none)).toMatchObject([{ reason: 'UNKNOWN_REFERENCE', sender: wallet.address }])
  })

  test('two payments in one transaction are each credited with their own', async () => {
    const [one, other] = [await openSubmission(), await openSubmission()]
    const payments = await Promise.all(
      [one, other].map(async each => paymentOf(await readClaim(each.plaintiff, each.id))),
    )
    const signature = await wallet.send(
      ...payments.map(({ reference, memo, lamports }) => ({
        recipient: recipient(),
        reference,
        memo,
        lamports: BigInt(lamports),
      })),
    )
    await becomes(one.plaintiff, one.id, 'PENDING_PUBLICATION')
    await becomes(other.plaintiff, other.id, 'PENDING_PUBLICATION')
    const rows = await ledgerRows(signature)
    expect(rows.map(row => row.payment_id).sort()).toEqual(payments.map(payment => payment.id).sort())
  })
})

test('two servers on one database credit each transfer once', async () => {
  const second = await server.another()
  try {
    const opened = []
    for (let count = 0; count < 5; count += 1) opened.push(await openSubmission())
    const signatures = await Promise.all(opened.map(({ link }) => wallet.pay(link)))
    await Promise.all(opened.map(({ plaintiff, id }) => becomes(plaintiff, id, 'PENDING_PUBLICATION')))
    for (const signature of signatures) expect(await ledgerRows(signature)).toMatchObject([{ state: 'credited' }])
    for (const { plaintiff, id } of opened) {
      const actions = JSON.stringify(dataOf(await plaintiff.client.get(`/v1/actions/claims/${id}`)))
      expect(actions.match(/"CLAIM_PAID"/g)).toHaveLength(1)
    }
  } finally {
    await second.stop()
  }
})

test('the ledger is the balance of the recipient', async () => {
  await vi.waitFor(async () => {
    const { total } = await server.context.database
      .selectFrom('transfers')
      .select(({ fn }) => fn.sum<string>('lamports').as('total'))
      .executeTakeFirstOrThrow()
    expect(BigInt(total)).toBe(await server.context.chain.balance(recipient()))
  }, soon)
})

describe('the link with which somebody else pays', { tags: ['SPEC-7-GET-payments-publicId'] }, () => {
  test('shows a stranger what paying takes and the beginning of the number of the claim, and follows it', async () => {
    const { plaintiff, id, payment } = await openSubmission()
    const stranger = server.client()
    const read = async () => dataOf<PublicPayment>(await stranger.get(`/v1/payments/${payment.publicId}`))

    const open = await read()
    const { id: _id, openedAt: _openedAt, toReturn: _toReturn, returned: _returned, ...rest } = payment
    const { moneyToReturn: _moneyToReturn, moneyReturned: _moneyReturned, ...payable } = rest
    expect(open).toEqual({ ...payable, claimNumber: id.slice(0, 8) })
    expect(JSON.stringify(open)).not.toContain(id)

    const signature = await wallet.pay(open.link)
    await becomes(plaintiff, id, 'PENDING_PUBLICATION')
    expect(await read()).toMatchObject({ status: 'paid', signatures: [signature], wallets: [wallet.address] })
  })

  test('neither the id of the payment, which is in its memo, nor the claim leads there', {
    tags: 'SPEC-8-PAYMENT_NOT_FOUND',
  }, async () => {
    const { id, payment } = await openSubmission()
    for (const other of [payment.id, id, crypto.randomUUID()]) {
      expect(await server.client().get(`/v1/payments/${other}`)).toMatchObject({
        status: 404,
        body: { code: 'PAYMENT_NOT_FOUND' },
      })
    }
  })
})

const receiptsOf = ({ email }: TestUser) =>
  server.inbox.mail.filter(
    ({ to, subject }) => to?.some(each => each.address === email) && /^Fee of .* paid/.test(subject ?? ''),
  )

describe('the receipt', { tags: ['SPEC-7-receipt'] }, () => {
  test('of a fee that was paid in parts is mailed once, when it is paid, with everything that proves it', async () => {
    const { plaintiff, id, payment, link } = await openSubmission()
    const half = BigInt(payment.lamports) / 2n
    const first = await wallet.pay(link, { lamports: half })
    await recorded(first)
    const second = await wallet.pay(linkOf(await readClaim(plaintiff, id)))
    await becomes(plaintiff, id, 'PENDING_PUBLICATION')

    const { subject, text } = await server.inbox.take(plaintiff.email, /^Fee of .* paid/)
    expect(subject).toMatch(/^Fee of EUR\s10\.00 paid: your claim is filed$/)
    for (const part of [first, second, wallet.address, '0.066666667 SOL', id.slice(0, 8), payment.id]) {
      expect(text).toContain(part)
    }
    await jobsDone(server, 'send receipt')
    expect(receiptsOf(plaintiff)).toHaveLength(1)
  })

  test('goes to the defendant who disputes, and to nobody else', async () => {
    const { plaintiff, id } = await filedClaim()
    await server.inbox.take(plaintiff.email, /^Fee of .* paid/)
    const signature = await wallet.pay(linkOf(await dispute(id)))
    await becomes(plaintiff, id, 'DISPUTED')
    await jobsDone(server, 'send receipt')
    const own = receiptsOf(defendant).filter(({ text }) => text?.includes(signature))
    expect(own).toHaveLength(1)
    expect(own[0]?.subject).toMatch(/: the claim is disputed$/)
    expect(own[0]?.text).toContain(`/dashboard/claims/against-me/${id}/receipts/`)
    expect(receiptsOf(plaintiff)).toHaveLength(1)
  })
})
