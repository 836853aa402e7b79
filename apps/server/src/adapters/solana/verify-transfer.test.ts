import { lamportsPerSol } from '@redress/domain/money/money.ts'
import { AccountRole, createNoopSigner, type Instruction } from '@solana/kit'
import { getCreateAccountInstruction, SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { describe, expect, test } from 'vitest'
import { normaliseTransaction } from './rpc-transaction.ts'
import { type Outcome, rpcResponse } from './testing/rpc-response.ts'
import {
  attacker,
  dataOf,
  expected,
  memo,
  memoOf,
  memoV1,
  memoV4,
  observed,
  otherReference,
  payer,
  program,
  rawInstruction,
  recipient,
  reference,
  seeded,
  table,
  transfer,
  unitLimit,
  unitPrice,
  verdicts,
  withData,
  withReferences,
  wrapper,
} from './testing/transfer-fixtures.ts'
import {
  gainsLessThanTransferred,
  lamportsBeyondTransfers,
  memoTextIn,
  transfersIn,
  verifyTransfers,
} from './verify-transfer.ts'

describe('what counts', () => {
  test.each<[string, Instruction[], Outcome, string[]]>([
    ['a payment as Solana Pay defines it', [memoOf(memo), transfer()], {}, [`1 ${lamportsPerSol} credited`]],
    ['a memo after the transfer', [transfer(), memoOf(memo)], {}, [`0 ${lamportsPerSol} credited`]],
    [
      'a wallet that prepends and appends instructions',
      [unitLimit, unitPrice, memoOf(memo), transfer(), wrapper],
      {},
      [`3 ${lamportsPerSol} credited`],
    ],
    ['a memo of the first program', [memoOf(memo, memoV1), transfer()], {}, [`1 ${lamportsPerSol} credited`]],
    ['a memo of the newest program', [memoOf(memo, memoV4), transfer()], {}, [`1 ${lamportsPerSol} credited`]],
    ['several memos, one of them ours', [memoOf('gm'), transfer(), memoOf(memo)], {}, [`1 ${lamportsPerSol} credited`]],
    [
      'further references',
      [memoOf(memo), transfer({ references: [otherReference, reference] })],
      {},
      [`1 ${lamportsPerSol} credited`],
    ],
    ['a transfer from a derived account', [memoOf(memo), seeded], {}, [`1 ${lamportsPerSol} credited`]],
    [
      'a transfer that a program made',
      [memoOf(memo), wrapper],
      { inner: { 1: [transfer()] } },
      [`1.0 ${lamportsPerSol} credited`],
    ],
    [
      'a memo that a program wrote',
      [transfer(), wrapper],
      { inner: { 1: [memoOf(memo)] } },
      [`0 ${lamportsPerSol} credited`],
    ],
    [
      'two transfers for one payment, each by itself',
      [memoOf(memo), transfer({ amount: 5n }), transfer({ amount: 7n })],
      {},
      ['1 5 credited', '2 7 credited'],
    ],
    ['a legacy transaction', [memoOf(memo), transfer()], { version: 'legacy' }, [`1 ${lamportsPerSol} credited`]],
    [
      'recipient and reference from a lookup table',
      [memoOf(memo), transfer()],
      { lookupTable: { address: table, holds: [attacker, reference, recipient] } },
      [`1 ${lamportsPerSol} credited`],
    ],
    ['the largest amount', [memoOf(memo), transfer({ amount: 2n ** 64n - 1n })], {}, [`1 ${2n ** 64n - 1n} credited`]],
    [
      'trailing bytes, which the chain ignores',
      [memoOf(memo), withData(transfer(), new Uint8Array([...dataOf(transfer()), 1, 2, 3]))],
      {},
      [`1 ${lamportsPerSol} credited`],
    ],
  ])('%s', (_name, instructions, outcome, result) => {
    expect(verdicts(instructions, outcome)).toEqual(result)
    expect(verdicts(instructions, { ...outcome, encoding: 'json' })).toEqual(result)
  })
})

describe('attacks and accidents', () => {
  const fakeMemoProgram = rawInstruction(program, new TextEncoder().encode(memo))
  test.each<[string, Instruction[], Outcome, string[]]>([
    ['a failed transaction', [memoOf(memo), transfer()], { failed: true }, [`1 ${lamportsPerSol} FAILED`]],
    [
      'a transfer to someone else',
      [memoOf(memo), transfer({ to: attacker })],
      {},
      [`1 ${lamportsPerSol} WRONG_RECIPIENT`],
    ],
    ['a transfer to the reference', [memoOf(memo), transfer({ to: reference, references: [recipient] })], {}, []],
    ['no reference', [memoOf(memo), transfer({ references: [] })], {}, [`1 ${lamportsPerSol} MISSING_REFERENCE`]],
    [
      'the reference of another payment',
      [memoOf(memo), transfer({ references: [otherReference] })],
      {},
      [`1 ${lamportsPerSol} MISSING_REFERENCE`],
    ],
    [
      'the reference on the memo instead of the transfer',
      [withReferences(memoOf(memo), [reference]), transfer({ references: [] })],
      {},
      [`1 ${lamportsPerSol} MISSING_REFERENCE`],
    ],
    [
      'the reference on a transfer back to the payer',
      [memoOf(memo), transfer({ to: attacker, amount: 9n }), transfer({ references: [], amount: 1n })],
      {},
      ['1 9 WRONG_RECIPIENT', '2 1 MISSING_REFERENCE'],
    ],
    [
      'a writable reference',
      [memoOf(memo), transfer({ role: AccountRole.WRITABLE })],
      {},
      [`1 ${lamportsPerSol} MISSING_REFERENCE`],
    ],
    [
      'a signing reference',
      [memoOf(memo), transfer({ role: AccountRole.READONLY_SIGNER })],
      {},
      [`1 ${lamportsPerSol} MISSING_REFERENCE`],
    ],
    [
      'the reference as payer',
      [memoOf(memo), transfer({ from: reference })],
      {},
      [`1 ${lamportsPerSol} MISSING_REFERENCE`],
    ],
    [
      'the reference in the place of the source',
      [memoOf(memo), rawInstruction(SYSTEM_PROGRAM_ADDRESS, dataOf(transfer()), [reference, recipient])],
      {},
      [`1 ${lamportsPerSol} MISSING_REFERENCE`],
    ],
    ['no memo', [transfer()], {}, [`0 ${lamportsPerSol} MISSING_MEMO`]],
    [
      'a memo text for a program that is not the memo program',
      [fakeMemoProgram, transfer()],
      {},
      [`1 ${lamportsPerSol} MISSING_MEMO`],
    ],
    ['another memo', [memoOf('redress:claim-2'), transfer()], {}, [`1 ${lamportsPerSol} WRONG_MEMO`]],
    ['a longer memo', [memoOf(`${memo}0`), transfer()], {}, [`1 ${lamportsPerSol} WRONG_MEMO`]],
    ['a shorter memo', [memoOf(memo.slice(0, -1)), transfer()], {}, [`1 ${lamportsPerSol} WRONG_MEMO`]],
    ['a padded memo', [memoOf(` ${memo}`), transfer()], {}, [`1 ${lamportsPerSol} WRONG_MEMO`]],
    ['a memo with a byte order mark', [memoOf(`\uFEFF${memo}`), transfer()], {}, [`1 ${lamportsPerSol} WRONG_MEMO`]],
    ['a memo in capitals', [memoOf(memo.toUpperCase()), transfer()], {}, [`1 ${lamportsPerSol} WRONG_MEMO`]],
    [
      'a memo in two parts',
      [memoOf('redress:'), memoOf('claim-1'), transfer()],
      {},
      [`2 ${lamportsPerSol} WRONG_MEMO`],
    ],
    ['an empty memo', [memoOf(''), transfer()], {}, [`1 ${lamportsPerSol} WRONG_MEMO`]],
    ['a transfer of nothing', [memoOf(memo), transfer({ amount: 0n })], {}, ['1 0 NOTHING_TRANSFERRED']],
    [
      'a transfer from the recipient to itself',
      [memoOf(memo), transfer({ from: recipient })],
      {},
      [`1 ${lamportsPerSol} FROM_RECIPIENT`],
    ],
    [
      'transfer data of a program that is not the system program',
      [memoOf(memo), { ...transfer(), programAddress: program }],
      {},
      [],
    ],
    [
      'a transfer without a recipient',
      [memoOf(memo), rawInstruction(SYSTEM_PROGRAM_ADDRESS, dataOf(transfer()), [payer])],
      {},
      [],
    ],
    ['truncated data', [memoOf(memo), withData(transfer(), dataOf(transfer()).slice(0, 11))], {}, []],
    [
      'an account made at our address',
      [
        memoOf(memo),
        withReferences(
          getCreateAccountInstruction({
            payer: createNoopSigner(payer),
            newAccount: createNoopSigner(recipient),
            lamports: lamportsPerSol,
            space: 0n,
            programAddress: program,
          }),
          [reference],
        ),
      ],
      {},
      [],
    ],
    [
      'a failing transfer inside a failed transaction',
      [memoOf(memo), wrapper],
      { failed: true, inner: { 1: [transfer()] } },
      [`1.0 ${lamportsPerSol} FAILED`],
    ],
  ])('%s', (_name, instructions, outcome, result) => {
    expect(verdicts(instructions, outcome)).toEqual(result)
    expect(verdicts(instructions, { ...outcome, encoding: 'json' })).toEqual(result)
  })

  test('two payments in one transaction: each is credited with its own transfer', () => {
    const other = { recipient, reference: otherReference, memo: 'redress:claim-2' }
    const instructions = [
      memoOf(memo),
      transfer({ amount: 5n }),
      memoOf(other.memo),
      transfer({ amount: 7n, references: [otherReference] }),
    ]
    expect(verdicts(instructions)).toEqual(['1 5 credited', '3 7 MISSING_REFERENCE'])
    expect(verdicts(instructions, {}, other)).toEqual(['1 5 MISSING_REFERENCE', '3 7 credited'])
  })

  test('one transfer with two references and both memos names both payments, under one identity', () => {
    const transaction = observed([memoOf(memo), memoOf('other'), transfer({ references: [reference, otherReference] })])
    const [first] = verifyTransfers(transaction, expected)
    const [second] = verifyTransfers(transaction, { recipient, reference: otherReference, memo: 'other' })
    expect([first?.signature, first?.instruction]).toEqual([second?.signature, second?.instruction])
  })

  test.each([
    ['the balance of an account', { preBalances: [] }],
    ['a lookup table', { loadedAddresses: { writable: [], readonly: [] } }],
  ])('an answer that lacks %s is refused', (_name, missing) => {
    const response = rpcResponse(payer, [memoOf(memo), transfer()], {
      lookupTable: { address: table, holds: [recipient] },
    })
    if (!response.meta) throw new Error('The response has an outcome')
    const meta = { ...response.meta, ...missing }
    expect(() => normaliseTransaction('signature', { ...response, meta })).toThrow()
    expect(() => normaliseTransaction('signature', { ...response, meta: null })).toThrow()
  })
})

describe('for transfers without a payment', () => {
  test('transfers without a known reference are reported with what they carry', () => {
    expect(transfersIn(observed([transfer({ references: [otherReference] })]))).toEqual([
      {
        signature: 'signature',
        instruction: '0',
        source: payer,
        recipient,
        lamports: lamportsPerSol,
        references: [otherReference],
      },
    ])
  })

  test('what arrives other than by transfers is seen in the balance', () => {
    const gains = { [recipient]: lamportsPerSol + 3n }
    expect(lamportsBeyondTransfers(observed([transfer()], { gains }), recipient)).toBe(3n)
    expect(lamportsBeyondTransfers(observed([transfer()], { gains: { [recipient]: lamportsPerSol } }), recipient)).toBe(
      0n,
    )
    expect(lamportsBeyondTransfers(observed([transfer()], { gains, failed: true }), recipient)).toBe(0n)
  })

  test('what a recipient spends in the same transaction counts against it, and is never less than nothing', () => {
    const spent = { [recipient]: lamportsPerSol - 3n }
    expect(lamportsBeyondTransfers(observed([transfer()], { gains: spent }), recipient)).toBe(0n)
    const others = [transfer({ to: attacker, amount: 2n }), transfer({ from: recipient, amount: 4n })]
    expect(lamportsBeyondTransfers(observed(others, { gains: { [recipient]: 5n } }), recipient)).toBe(5n)
  })

  test.each<[string, Instruction[], bigint, boolean]>([
    ['as much as was transferred', [transfer()], lamportsPerSol, false],
    ['more', [transfer()], lamportsPerSol + 1n, false],
    ['less', [transfer()], lamportsPerSol - 1n, true],
    ['less, beside what others do', [memoOf(memo), transfer(), unitLimit], 0n, true],
    [
      'less, and has signed one instruction of several',
      [memoOf(memo), transfer(), transfer({ from: recipient, to: attacker, amount: 5n })],
      lamportsPerSol - 5n,
      false,
    ],
  ])('a recipient gains %s', (_, instructions, gained, isContradictory) => {
    const transaction = observed(instructions, { gains: { [recipient]: gained } })
    expect(gainsLessThanTransferred(transaction, recipient)).toBe(isContradictory)
  })

  test.each<[string, Instruction[], string | null]>([
    ['none', [transfer()], null],
    ['one', [memoOf('gm'), transfer()], 'gm'],
    ['an empty one', [memoOf('')], ''],
    ['several, one a line', [memoOf('gm'), transfer(), memoOf(memo, memoV1)], `gm\n${memo}`],
    ['one with what no text can hold', [memoOf('a\0b\0')], 'a\uFFFDb\uFFFD'],
    ['those of memo programs alone', [rawInstruction(program, new TextEncoder().encode('gm'))], null],
  ])('the memos of a transaction that has %s', (_, instructions, text) => {
    expect(memoTextIn(observed(instructions))).toBe(text)
  })
})
