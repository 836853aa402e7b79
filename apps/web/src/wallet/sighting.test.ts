import { randomBytes } from 'node:crypto'
import { lamportsPerSol } from '@redress/domain/money/money.ts'
import { paymentInstructions, sendInstructions, sendPayment, signInstructions } from '@redress/localnet/send-payment.ts'
import { getBase58Decoder, getBase64EncodedWireTransaction, getSignatureFromTransaction } from '@solana/kit'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { lookForPayment } from './sighting.ts'
import { type LocalChain, newReference, startLocalChain } from './testing/local-chain.ts'

const price = 66_666_667n
const memo = 'Redress: submission fee'
const never = getBase58Decoder().decode(randomBytes(64))

let chain: LocalChain
beforeAll(async () => {
  chain = await startLocalChain()
})
afterAll(() => chain.stop())

const look = (reference: string, attempt: Parameters<typeof lookForPayment>[2] = null, judged: string[] = []) =>
  lookForPayment(chain.rpcUrl, { reference, judged }, attempt)

test('finds the payment of any wallet by its reference, until the server has judged it', async () => {
  const reference = newReference()
  await expect(look(reference)).resolves.toEqual({ kind: 'nothing' })
  const payment = { recipient: chain.recipient, lamports: price, reference, memo }
  const made = await sendPayment(chain.rpcUrl, await chain.payer(), payment)
  await expect(look(reference)).resolves.toMatchObject({ kind: 'landed', signature: made })
  await vi.waitFor(async () => expect(await look(reference)).toMatchObject({ isFinal: true }), { timeout: 30_000 })
  await expect(look(reference, null, [made])).resolves.toEqual({ kind: 'nothing' })
})

test('an attempt is under way until its blockhash has expired', async () => {
  const reference = newReference()
  await expect(look(reference, { signature: never, expiresAfter: String(10n ** 12n) })).resolves.toEqual({
    kind: 'nothing',
  })
  await vi.waitFor(
    async () => {
      for (const signature of [never, null]) {
        expect(await look(reference, { signature, expiresAfter: '0' })).toEqual({ kind: 'expired' })
      }
    },
    { timeout: 30_000 },
  )
})

test('what was signed here and has not landed is sent again, and lands once', async () => {
  const payer = await chain.payer()
  const reference = newReference()
  const instructions = paymentInstructions(payer, { recipient: chain.recipient, lamports: price, reference, memo })
  const signed = await signInstructions(chain.rpcUrl, payer, instructions)
  const signature = getSignatureFromTransaction(signed)
  const attempt = { signature, expiresAfter: String(10n ** 12n), wire: getBase64EncodedWireTransaction(signed) }
  await vi.waitFor(
    async () => expect(await look(reference, attempt)).toMatchObject({ kind: 'landed', signature, isFinal: true }),
    { timeout: 30_000 },
  )
})

test('a transaction that failed on the chain says why', async () => {
  const payer = await chain.payer()
  const reference = newReference()
  const instructions = paymentInstructions(payer, {
    recipient: chain.recipient,
    lamports: 5n * lamportsPerSol,
    reference,
    memo,
  })
  const signature = await sendInstructions(chain.rpcUrl, payer, instructions, { skipPreflight: true })
  await expect(look(reference, { signature, expiresAfter: '0' })).resolves.toEqual({
    kind: 'failed',
    signature,
    failure: { kind: 'TOO_FEW_FUNDS' },
  })
})
