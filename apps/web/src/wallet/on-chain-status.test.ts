import { randomBytes } from 'node:crypto'
import { lamportsPerSol } from '@redress/domain/money/money.ts'
import { paymentInstructions, sendInstructions, sendPayment, signInstructions } from '@redress/localnet/local-wallet.ts'
import { getBase58Decoder, getBase64EncodedWireTransaction, getSignatureFromTransaction } from '@solana/kit'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findOnChainStatus } from './on-chain-status.ts'
import { type LocalChain, newReference, startLocalChain } from './testing/local-chain.ts'

const price = 66_666_667n
const memo = 'Redress: submission fee'
const never = getBase58Decoder().decode(randomBytes(64))

let chain: LocalChain
beforeAll(async () => {
  chain = await startLocalChain()
})
afterAll(() => chain.stop())

const find = (reference: string, attempt: Parameters<typeof findOnChainStatus>[2] = null, processed: string[] = []) =>
  findOnChainStatus(chain.rpcUrl, { reference, processed }, attempt)

test('finds the payment of any wallet by its reference, until the server has processed it', async () => {
  const reference = newReference()
  await expect(find(reference)).resolves.toEqual({ kind: 'not found' })
  const payment = { recipient: chain.recipient, lamports: price, reference, memo }
  const made = await sendPayment(chain.rpcUrl, await chain.payer(), payment)
  await expect(find(reference)).resolves.toMatchObject({ kind: 'confirmed', signature: made })
  await vi.waitFor(async () => expect(await find(reference)).toMatchObject({ isFinalized: true }), { timeout: 30_000 })
  await expect(find(reference, null, [made])).resolves.toEqual({ kind: 'not found' })
})

test('an attempt is not found until its blockhash has expired', async () => {
  const reference = newReference()
  await expect(find(reference, { signature: never, expiresAfter: String(10n ** 12n) })).resolves.toEqual({
    kind: 'not found',
  })
  await vi.waitFor(
    async () => {
      for (const signature of [never, null]) {
        expect(await find(reference, { signature, expiresAfter: '0' })).toEqual({ kind: 'expired' })
      }
    },
    { timeout: 30_000 },
  )
})

test('a signed transaction that is not on the chain is sent again, and processed once', async () => {
  const payer = await chain.payer()
  const reference = newReference()
  const instructions = paymentInstructions(payer, { recipient: chain.recipient, lamports: price, reference, memo })
  const signed = await signInstructions(chain.rpcUrl, payer, instructions)
  const signature = getSignatureFromTransaction(signed)
  const attempt = { signature, expiresAfter: String(10n ** 12n), wire: getBase64EncodedWireTransaction(signed) }
  await vi.waitFor(
    async () =>
      expect(await find(reference, attempt)).toMatchObject({ kind: 'confirmed', signature, isFinalized: true }),
    { timeout: 30_000 },
  )
})

test('a transaction that failed on the chain has a failure with its reason', async () => {
  const payer = await chain.payer()
  const reference = newReference()
  const instructions = paymentInstructions(payer, {
    recipient: chain.recipient,
    lamports: 5n * lamportsPerSol,
    reference,
    memo,
  })
  const signature = await sendInstructions(chain.rpcUrl, payer, instructions, { skipPreflight: true })
  await expect(find(reference, { signature, expiresAfter: '0' })).resolves.toEqual({
    kind: 'failed',
    signature,
    failure: { kind: 'TOO_FEW_FUNDS' },
  })
})
