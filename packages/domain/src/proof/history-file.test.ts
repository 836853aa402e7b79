import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anchorLabels } from './anchors.ts'
import { digestOf } from './digest.ts'
import { checkHistoryFile, type FiledPayment, historyFile } from './history-file.ts'

const claim = '3f2a9c1e-77aa-4b0e-9d55-0c1b2f3a4d5e'
const site = 'https://redress.example'
const bytes = (text: string) => new TextEncoder().encode(text)

/** Entries as the database writes them, each with the hash of the one before. */
async function chained(events: readonly string[]): Promise<string[]> {
  const entries: string[] = []
  for (const event of events) {
    const last = entries.at(-1)
    const previous = last === undefined ? null : await digestOf(last, 'SHA-256')
    entries.push(
      JSON.stringify({ previous, claim, event, party: 'Plaintiff', feeCents: null, at: '2026-05-03T09:30:00.000Z' }),
    )
  }
  return entries
}

const paymentWith = (memo: string): FiledPayment => ({ payment: claim, recipient: 'R', reference: 'F', memo })

/** A file in which a payment was opened after so many entries. */
async function fileOf(events: readonly string[], covered: number) {
  const entries = await chained(events)
  const head = await digestOf(entries[covered - 1] ?? '', 'SHA-256')
  const payments = [paymentWith('Redress submission fee'), paymentWith(`Redress fee${anchorLabels.history}${head}`)]
  return { entries, payments, file: await historyFile({ claim, site, entries, payments }) }
}

const histories = fc
  .array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1, maxLength: 6 })
  .chain(events => fc.record({ events: fc.constant(events), covered: fc.integer({ min: 1, max: events.length }) }))

describe('the file of a history', () => {
  test('is intact as it was written, and says how much each payment anchors', async () => {
    await fc.assert(
      fc.asyncProperty(histories, async ({ events, covered }) => {
        const check = await checkHistoryFile(bytes((await fileOf(events, covered)).file))
        expect(check).toMatchObject({ kind: 'intact', claim, site, payments: [{ covers: null }, { covers: covered }] })
        expect(check.kind === 'intact' && check.entries.map(({ event }) => event)).toEqual(events)
      }),
    )
  })

  test('is not intact once any byte is another one', async () => {
    await fc.assert(
      fc.asyncProperty(histories, fc.nat(), fc.integer({ min: 1, max: 255 }), async (history, offset, change) => {
        const file = bytes((await fileOf(history.events, history.covered)).file)
        const index = offset % file.length
        file[index] = (file[index] ?? 0) ^ change
        expect((await checkHistoryFile(file)).kind).not.toBe('intact')
      }),
      { numRuns: 500 },
    )
  })

  test('is not intact with a byte more or less', async () => {
    const { file } = await fileOf(['CLAIM_PAID', 'CLAIM_DISPUTED'], 1)
    for (const other of [`${file}\n`, ` ${file}`, file.slice(0, -1), file.slice(1), `\uFEFF${file}`])
      expect((await checkHistoryFile(bytes(other))).kind).not.toBe('intact')
  })

  describe('whose own digest was made anew', () => {
    const forgedWith = async (change: (entries: string[], payments: FiledPayment[]) => void) => {
      const { entries, payments } = await fileOf(['CLAIM_PAID', 'CLAIM_PUBLISHED', 'CLAIM_DISPUTED'], 2)
      change(entries, payments)
      return (await checkHistoryFile(bytes(await historyFile({ claim, site, entries, payments })))).kind
    }

    test.each<[what: string, change: (entries: string[], payments: FiledPayment[]) => void]>([
      [
        'an entry says something else',
        entries => entries.splice(1, 1, entries[1]?.replace('PUBLISHED', 'AMENDED') ?? ''),
      ],
      ['an entry is left out', entries => entries.splice(1, 1)],
      ['the first entry is left out', entries => entries.splice(0, 1)],
      ['two entries stand the other way round', entries => entries.splice(0, 2, ...entries.slice(0, 2).reverse())],
      ['an entry is of another claim', entries => entries.splice(2, 1, entries[2]?.replace(claim, site) ?? '')],
      ['the end that a payment anchors is left out', entries => entries.splice(1)],
      [
        'a payment anchors another history',
        (_, payments) => payments.push(paymentWith(`x${anchorLabels.history}${'a'.repeat(64)}`)),
      ],
      ['an entry is no JSON', entries => entries.push('x')],
      ['an entry is of no kind', entries => entries.splice(2, 1, entries[2]?.replace('"CLAIM_DISPUTED"', '{}') ?? '')],
      ['a payment has no address', (_, payments) => payments.push({ ...paymentWith('x'), recipient: 1 as never })],
    ])('is altered: %s', async (_what, change) => expect(await forgedWith(change)).toBe('altered'))
  })

  test.each(['', '%PDF-1.4', '{"format":"another"}\n', 'Redress'])('is none: %j', async text => {
    expect((await checkHistoryFile(bytes(text))).kind).toBe('no history')
  })
})
