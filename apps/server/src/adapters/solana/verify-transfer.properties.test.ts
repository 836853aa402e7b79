import { lamportsPerSol } from '@redress/domain/money/money.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { testAddress } from './testing/rpc-response.ts'
import {
  memo,
  memoOf,
  observed,
  rawInstruction,
  seeded,
  transfer,
  verdicts,
  withData,
} from './testing/transfer-fixtures.ts'

describe('whatever surrounds a payment', () => {
  const anyProgram = fc.integer({ min: 200, max: 210 }).map(testAddress)
  const anyAddress = fc.integer({ min: 100, max: 120 }).map(testAddress)
  const bytes = fc.uint8Array({ maxLength: 40 })
  const noise = fc.oneof(
    fc.tuple(anyProgram, bytes, fc.array(anyAddress, { maxLength: 4 })).map(parts => rawInstruction(...parts)),
    fc.string({ unit: 'binary', maxLength: 20 }).map(text => memoOf(text)),
    fc
      .record({ to: anyAddress, amount: fc.bigInt({ min: 0n, max: lamportsPerSol }) })
      .map(to => transfer({ ...to, references: [] })),
  )
  const surroundings = fc.array(noise, { maxLength: 4 })
  const amounts = fc.bigInt({ min: 1n, max: 2n ** 64n - 1n })

  test('it is credited, in full, once', () => {
    fc.assert(
      fc.property(surroundings, surroundings, amounts, (before, after, amount) => {
        const result = verdicts([...before, memoOf(memo), ...after, transfer({ amount }), ...before])
        expect(result).toEqual([`${before.length + 1 + after.length} ${amount} credited`])
      }),
    )
  })

  test('without its memo it never is, whatever the other memos say', () => {
    fc.assert(
      fc.property(
        surroundings,
        fc.string({ unit: 'binary' }).filter(text => text !== memo),
        (around, text) => {
          fc.pre(around.every(({ data }) => !Buffer.from(data ?? []).equals(Buffer.from(memo))))
          const result = verdicts([memoOf(text.toWellFormed()), transfer(), ...around])
          expect(result.filter(line => line.endsWith('credited'))).toEqual([])
        },
      ),
    )
  })

  test('no other system instruction counts, and none is a fault', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), data => {
        const counts = data.length >= 12 && [2, 11].includes(data[0] ?? 0) && data.slice(1, 4).every(byte => byte === 0)
        const result = verdicts([memoOf(memo), withData(transfer(), data), withData(seeded, data)])
        if (!counts) expect(result).toEqual([])
      }),
    )
  })

  test('both encodings of an answer read alike', () => {
    fc.assert(
      fc.property(
        surroundings,
        fc.boolean(),
        fc.constantFrom('legacy' as const, 0 as const),
        (around, failed, version) => {
          const instructions = [...around, transfer(), memoOf(memo)]
          const [binary, json] = (['base64', 'json'] as const).map(encoding =>
            observed(instructions, { failed, version, encoding }),
          )
          expect(binary).toEqual(json)
        },
      ),
    )
  })
})
