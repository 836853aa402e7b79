import {
  type Base64EncodedBytes,
  type Base64EncodedDataResponse,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  type Instruction,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { describe, expect, test } from 'vitest'
import { isSignedWith, isTransactionSignature, normaliseTransaction, type RpcTransaction } from './rpc-transaction.ts'
import { rpcResponse } from './testing/rpc-response.ts'
import { attacker, memo, memoOf, payer, program, recipient, transfer } from './testing/transfer-fixtures.ts'

const instructions = [memoOf(memo), transfer()]
const response = rpcResponse(payer, instructions, { gains: { [recipient]: 7n, [payer]: -7n } })

describe('what a node answers', () => {
  test('is read with its time, and only with the balances that changed', () => {
    const { blockTime, balanceChanges, slot, failed } = normaliseTransaction('signature', response)
    expect([slot, failed, blockTime]).toEqual([1n, false, new Date('2023-11-14T22:13:20Z')])
    expect(balanceChanges).toEqual(
      new Map([
        [payer, -7n],
        [recipient, 7n],
      ]),
    )
    expect(normaliseTransaction('signature', { ...response, blockTime: null }).blockTime).toBeNull()
  })

  test('may hold an instruction of neither accounts nor data', () => {
    const empty: Instruction = { programAddress: program }
    expect(normaliseTransaction('signature', rpcResponse(payer, [empty])).instructions).toEqual([
      { path: '0', program, accounts: [], data: new Uint8Array() },
    ])
  })

  const lacking = (changes: object) => ({ ...response, meta: { ...response.meta, ...changes } }) as RpcTransaction
  test.each<[string, RpcTransaction, string]>([
    ['its outcome', { ...response, meta: null }, 'lacks the transaction status metadata'],
    ['a balance from before', lacking({ preBalances: [1n] }), 'lacks the balance of an account'],
    ['a balance from after', lacking({ postBalances: [1n] }), 'lacks the balance of an account'],
  ])('is refused without %s', (_, answer, message) => {
    expect(() => normaliseTransaction('signature', answer)).toThrow(message)
  })
})

describe('whether a transaction is the one that was signed', () => {
  async function signed(by: Awaited<ReturnType<typeof generateKeyPairSigner>>) {
    const transaction = await signTransactionMessageWithSigners(
      pipe(
        createTransactionMessage({ version: 0 }),
        empty => setTransactionMessageFeePayerSigner(by, empty),
        paid =>
          setTransactionMessageLifetimeUsingBlockhash(
            { blockhash: '4uQeVj5tqViQh7yWWGStvkEG1Zmhx6uasJtWCJziofM' as never, lastValidBlockHeight: 0n },
            paid,
          ),
      ),
    )
    const bytes = Buffer.from(getBase64EncodedWireTransaction(transaction), 'base64')
    return { signature: getSignatureFromTransaction(transaction), bytes }
  }
  const wire = (bytes: Uint8Array): Base64EncodedDataResponse => [
    Buffer.from(bytes).toString('base64') as Base64EncodedBytes,
    'base64',
  ]

  test('is told by the signature of whoever pays its fee', async () => {
    const one = await signed(await generateKeyPairSigner())
    const other = await signed(await generateKeyPairSigner())
    expect(await isSignedWith(one.signature, wire(one.bytes))).toBe(true)
    expect(await isSignedWith(other.signature, wire(one.bytes))).toBe(false)
    // Another message under the same signature.
    const changed = Uint8Array.from(one.bytes)
    changed[changed.length - 3] = (changed.at(-3) ?? 0) ^ 1
    expect(await isSignedWith(one.signature, wire(changed))).toBe(false)
  })

  test.each([
    ['', false],
    [attacker, false],
    ['1'.repeat(63), false],
    ['1'.repeat(64), true],
    ['l'.repeat(64), false],
  ])('"%s" is in the form of a signature: %j', (text, isOne) => {
    expect(isTransactionSignature(text)).toBe(isOne)
  })
})
