import type { PaymentStatus } from '@redress/domain/money/payments.ts'
import type { Instruction } from '@solana/kit'
import { describe, expect, test } from 'vitest'
import type { Outcome } from '../adapters/solana/testing/rpc-response.ts'
import {
  attacker,
  memo,
  memoOf,
  observed,
  otherReference,
  payer,
  recipient,
  reference,
  transfer,
} from '../adapters/solana/testing/transfer-fixtures.ts'
import type { PaymentRecord } from '../platform/database/schema.ts'
import { depositsIn, matchDeposit } from './deposits.ts'

const payment = (id: string, values: { reference: string; memo: string; status?: PaymentStatus }) =>
  ({ id, recipient, status: 'open', ...values }) as Partial<PaymentRecord> as PaymentRecord

const first = payment('first', { reference, memo })
const second = payment('second', { reference: otherReference, memo: 'other memo' })

describe('what a transaction brings to a recipient', () => {
  const deposit = (instruction: string, lamports: bigint, references: readonly string[] = [reference]) => ({
    ...{ instruction, lamports, sender: payer, references, isTransfer: true },
  })

  test.each<[string, Instruction[], Outcome, unknown[]]>([
    [
      'each transfer by itself',
      [transfer({ amount: 5n }), transfer({ amount: 7n })],
      {},
      [deposit('0', 5n), deposit('1', 7n)],
    ],
    ['nothing where it failed', [transfer()], { failed: true, gains: { [recipient]: 9n } }, []],
    ['nothing that went elsewhere', [transfer({ to: attacker })], {}, []],
    ['nothing from itself', [transfer({ from: recipient })], {}, []],
    ['nothing of nothing', [transfer({ amount: 0n })], {}, []],
    [
      'what its balance rose by without a transfer',
      [transfer({ amount: 5n })],
      { gains: { [recipient]: 8n } },
      [
        deposit('0', 5n),
        { instruction: `balance of ${recipient}`, lamports: 3n, sender: null, references: [], isTransfer: false },
      ],
    ],
    ['no more than was transferred', [transfer({ amount: 5n })], { gains: { [recipient]: 5n } }, [deposit('0', 5n)]],
  ])('%s', (_, instructions, outcome, deposits) => {
    expect(depositsIn(observed(instructions, outcome), recipient)).toEqual(deposits)
  })
})

describe('which payment a deposit pays', () => {
  const both = [reference, otherReference]
  const paid = (status: PaymentStatus) => ({ ...first, status })

  test.each<[string, Instruction[], PaymentRecord[], object]>([
    ['the one of its reference and memo', [memoOf(memo), transfer()], [second, first], { paid: first }],
    [
      'none without its memo',
      [memoOf('other memo'), transfer()],
      [first, second],
      { paid: null, intended: first, reason: 'WRONG_MEMO' },
    ],
    [
      'none without a known reference',
      [memoOf(memo), transfer({ references: [attacker] })],
      [first, second],
      { paid: null, intended: null, reason: 'UNKNOWN_REFERENCE' },
    ],
    [
      'of two that it names, the first',
      [memoOf(memo), memoOf('other memo'), transfer({ references: both })],
      [second, first],
      { paid: first },
    ],
    [
      'of two that it names, the one whose memo is there',
      [memoOf('other memo'), transfer({ references: both })],
      [first, second],
      { paid: second },
    ],
    [
      'of two that it names, the first that is open',
      [memoOf(memo), memoOf('other memo'), transfer({ references: both })],
      [paid('paid'), second],
      { paid: second },
    ],
    [
      'of two that are closed, the first',
      [memoOf(memo), memoOf('other memo'), transfer({ references: both })],
      [paid('superseded'), { ...second, status: 'paid' }],
      { paid: paid('superseded') },
    ],
  ])('%s', (_, instructions, payments, match) => {
    const transaction = observed(instructions)
    const [deposit] = depositsIn(transaction, recipient)
    if (!deposit) throw new Error('The transaction brings something')
    expect(matchDeposit(transaction, deposit, payments)).toEqual(match)
  })

  test('is told of each transfer by itself', () => {
    const transaction = observed([memoOf(memo), transfer({ references: [] }), transfer()])
    const matches = depositsIn(transaction, recipient).map(each => matchDeposit(transaction, each, [first]))
    expect(matches).toEqual([{ paid: null, intended: null, reason: 'UNKNOWN_REFERENCE' }, { paid: first }])
  })

  test('is none where nothing was transferred', () => {
    const transaction = observed([memoOf(memo), transfer({ amount: 0n })], { gains: { [recipient]: 5n } })
    const [deposit] = depositsIn(transaction, recipient)
    expect(deposit && matchDeposit(transaction, { ...deposit, references: [reference] }, [first])).toEqual({
      ...{ paid: null, intended: null, reason: 'NOT_A_TRANSFER' },
    })
  })
})
