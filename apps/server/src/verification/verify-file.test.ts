import { createHash } from 'node:crypto'
import type { KnownAgreement } from '@redress/contract/agreements.ts'
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { checkHistoryFile, historyFile } from '@redress/domain/proof/history-file.ts'
import { type LocalWallet, openLocalWallet } from '@redress/localnet/local-wallet.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createRpcChain } from '../adapters/solana/rpc-chain.ts'
import { claimIn, dataOf, type Opponents, openPaymentOf } from '../testing/file-claim.ts'
import { confirmedUser, type TestUser } from '../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { verifyFile } from './verify-file.ts'

const soon = { timeout: 60_000, interval: 20 }

let server: TestServer
let wallet: LocalWallet
let opponents: Opponents
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '1000' })
  wallet = await openLocalWallet(server.chainUrl)
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
})
afterAll(() => server.stop())

/** Verifies with a node only, without the installation. */
const verified = (file: Uint8Array<ArrayBuffer>) =>
  verifyFile(createRpcChain({ rpcUrl: server.chainUrl, webSocketUrl: server.chainUrl.replace('http', 'ws') }), file)

const downloaded = async ({ client }: TestUser, path: string) => {
  const { statusCode, rawPayload } = await server.http.inject({
    url: path,
    cookies: Object.fromEntries(client.cookies),
  })
  expect(statusCode).toBe(200)
  return new Uint8Array(rawPayload)
}
const agreementFile = (claimId: string) => downloaded(opponents.defendant, `/v1/claims/${claimId}/agreement`)
const historyOf = (who: TestUser, claimId: string) => downloaded(who, `/v1/actions/claims/${claimId}/file`)

const hashed = (algorithm: string, file: Uint8Array) => createHash(algorithm).update(file).digest('hex')

/** Copy with one byte changed. */
const altered = (file: Uint8Array<ArrayBuffer>, index = Math.floor(file.length / 2)) => {
  const copy = new Uint8Array(file)
  copy[index] = (copy[index] ?? 0) ^ 1
  return copy
}

/** Claim with an open fee of its agreement, and the payer. */
async function feeAsked() {
  const claimId = await claimIn(server, opponents, 'RESOLUTION_ACCEPTED')
  dataOf(await opponents.defendant.client.post(`/v1/claims/${claimId}/resolve`))
  return { claimId, payment: await openPaymentOf(server, claimId, 'platform fee') }
}

async function resolved() {
  const asked = await feeAsked()
  const { paymentLink } = dataOf<PartyClaim>(await opponents.defendant.client.get(`/v1/claims/${asked.claimId}`))
  const transaction = await wallet.pay(paymentLink ?? '')
  await vi.waitFor(async () => {
    const { status } = dataOf<PartyClaim>(await opponents.defendant.client.get(`/v1/claims/${asked.claimId}`))
    expect(status).toBe('RESOLVED_IN_FAVOUR_OF_PLANTIFF')
  }, soon)
  return { ...asked, transaction }
}

describe('an agreement', () => {
  test('is anchored by the memo of its fee, which is found without the installation', async () => {
    const { claimId, payment, transaction } = await resolved()
    const file = await agreementFile(claimId)
    expect(payment.memo).toContain(`, agreement ${hashed('sha256', file)}, history `)
    const { ok, text } = await verified(file)
    expect(text).toContain(
      `by transaction ${transaction}: 1.333333334 SOL from ${wallet.address} to ${payment.recipient}`,
    )
    expect(ok).toBe(true)
  })

  test('that was altered is told from one that was anchored', async () => {
    const { claimId } = await resolved()
    const { ok, text } = await verified(altered(await agreementFile(claimId)))
    expect(ok).toBe(false)
    expect(text).toContain('it was altered, its fee is not paid yet')
  })

  test('is not anchored before its fee is paid, nor by a transfer that failed or went to somebody else', async () => {
    const { claimId, payment } = await feeAsked()
    const file = await agreementFile(claimId)
    const { memo, recipient } = payment
    await wallet.send({ recipient: wallet.address, memo, reference: recipient, lamports: 5n })
    const failing = { recipient, memo, lamports: 10_000_000_000_000n }
    const signature = await wallet.send(failing)
    const node = createRpcChain({ rpcUrl: server.chainUrl, webSocketUrl: server.chainUrl.replace('http', 'ws') })
    await vi.waitFor(async () => expect((await node.transaction(signature))?.failed).toBe(true), soon)
    expect((await verified(file)).ok).toBe(false)
  })

  test('is found by whoever has its file, and not by what stands on the chain', {
    tags: ['SPEC-7-GET-agreements-sha512'],
  }, async () => {
    const { claimId, transaction } = await resolved()
    const file = await agreementFile(claimId)
    const visitor = await server.http.inject({ url: `/v1/agreements/${hashed('sha512', file)}` })
    const { anchors, ...found } = dataOf<KnownAgreement>({ status: visitor.statusCode, body: visitor.json() } as never)
    expect(found).toEqual({ claimNumber: claimId.slice(0, 8), agreedAt: expect.any(String), endedAt: null })
    expect(anchors).toEqual([{ transaction, at: expect.any(String) }])
    for (const other of [hashed('sha512', altered(file)), hashed('sha256', file).repeat(2)]) {
      const answer = await server.http.inject({ url: `/v1/agreements/${other}` })
      expect(answer.json()).toMatchObject({ code: 'AGREEMENT_NOT_FOUND' })
    }
  })
})

describe('a history', () => {
  test('is a file that says what its claim’s payments anchor, each side’s its own', {
    tags: ['SPEC-7-GET-actions-claims-claimId-file'],
  }, async () => {
    const { claimId, transaction, payment } = await resolved()
    const rows = await server.context.database
      .selectFrom('actions')
      .select('type')
      .where('claim_id', '=', claimId)
      .orderBy('id')
      .execute()
    const file = await historyOf(opponents.defendant, claimId)
    const check = await checkHistoryFile(file)
    if (check.kind !== 'intact') throw new Error(check.kind)
    expect(check).toMatchObject({ claim: claimId, site: server.context.settings.PUBLIC_URL })
    expect(check.entries.map(({ event }) => event)).toEqual(rows.map(({ type }) => type))
    const covered = new Map(check.payments.map(({ payment: id, covers }) => [id, covers]))
    // The memo predates the last two entries: the fee asked for, and its payment.
    expect(covered.get(payment.id)).toBe(rows.length - 2)
    const { ok, text } = await verified(file)
    expect(ok).toBe(true)
    expect(text).toContain(`anchors ${rows.length - 2} of ${rows.length} entries`)
    expect(text).toContain(transaction)
    expect(text).toMatch(new RegExp(`\nProved up to entry ${rows.length - 2} of ${rows.length}\\. [^\n]+$`))
    expect((await verified(altered(file))).text).toContain('The history was altered')
    const others = await checkHistoryFile(await historyOf(opponents.plaintiff, claimId))
    expect(others.kind === 'intact' && others.payments.map(({ payment: id }) => id)).not.toContain(payment.id)
  })

  test.each([
    ['another ending', ['RESOLUTION_PAYMENT_OPENED', 'CLAIM_WITHDRAWN']],
    ['more than the payment itself leaves', ['RESOLUTION_PAYMENT_OPENED', 'CLAIM_RESOLVED', 'SUM_RECEIVED']],
    ['what another payment leaves', ['DISPUTE_OPENED', 'CLAIM_DISPUTED']],
  ])('that was chained anew behind one true payment is proved up to there: %s', async (_what, events) => {
    const { claimId } = await resolved()
    const check = await checkHistoryFile(await historyOf(opponents.defendant, claimId))
    if (check.kind !== 'intact') throw new Error(check.kind)
    const upTo = check.entries.length - 2
    const lines = new TextDecoder().decode(await historyOf(opponents.defendant, claimId)).split('\n')
    const entries = lines.slice(1, 1 + upTo)
    for (const event of events) {
      const previous = hashed('sha256', Buffer.from(entries.at(-1) ?? ''))
      entries.push(JSON.stringify({ ...check.entries.at(-1), previous, event }))
    }
    const payments = check.payments.map(({ covers: _, ...payment }) => payment)
    const file = await historyFile({ claim: claimId, site: check.site, entries, payments })
    const { ok, text } = await verified(new TextEncoder().encode(file))
    expect(text).toMatch(
      new RegExp(
        `\nProved up to entry ${upTo} of ${entries.length}\\. The entries after it can have been replaced\\.$`,
      ),
    )
    expect(ok).toBe(false)
  })

  test('with a payment that the chain does not know is not proved', async () => {
    const claimId = await claimIn(server, opponents, 'PUBLISHED')
    const { ok, text } = await verified(await historyOf(opponents.plaintiff, claimId))
    expect(text).toMatch(/\nProved up to entry 0 of \d+\. Payments not found: 1\. Anybody can make such a file\.$/)
    expect(ok).toBe(false)
  })

  test('stays one chain where several write to it at once', async () => {
    const { claimId } = await feeAsked()
    const { database, clock } = { ...server.context, clock: server.clock }
    const row = {
      ...{ claim_id: claimId, type: 'DOCUMENT_ADDED', party: 'Plaintiff', user_id: null },
      created_at: clock.now(),
    }
    await Promise.all(
      Array.from({ length: 30 }, () =>
        database
          .insertInto('actions')
          .values(row as never)
          .execute(),
      ),
    )
    expect((await checkHistoryFile(await historyOf(opponents.plaintiff, claimId))).kind).toBe('intact')
  })
})

test('what is neither is refused in words', async () => {
  expect(await verified(new TextEncoder().encode('Hello'))).toMatchObject({ ok: false, text: /^This is neither/ })
})
