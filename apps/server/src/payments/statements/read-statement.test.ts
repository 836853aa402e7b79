import { describe, expect, test } from 'vitest'
import { readStatement } from './read-statement.ts'
import {
  accountExample,
  type MessageKind,
  messageKinds,
  versions,
  type WrittenEntry,
  writeStatement,
} from './testing/write-statement.ts'

const kinds = Object.keys(messageKinds) as MessageKind[]
const read = (bytes: Uint8Array) => readStatement(bytes, accountExample)
const entriesOf = (...entries: WrittenEntry[]) => read(writeStatement(entries)).entries
const transfer = { cents: 1000, text: 'Fee', payer: 'Dora Müller & Söhne', reference: 'B1' }

describe.each(kinds)('camt.%s', kind => {
  test.each(versions)('version %i', version => {
    const { entries, pending } = read(
      writeStatement([transfer, { ...transfer, reference: 'B2', status: 'PDNG' }], { kind, version }),
    )
    expect(pending).toBe(1)
    expect(entries).toEqual([
      {
        ...{ key: 'B1 1000', position: 0, isReversal: false, cents: 1000n, currency: 'EUR', text: 'Fee' },
        ...{ bookedOn: new Date('2026-11-30T00:00:00Z'), payer: 'Dora Müller & Söhne' },
      },
    ])
  })
})

test('names with prefixes, other encodings and texts in lines of their own are read', () => {
  const text = writeStatement([transfer]).toString()
  const prefixed = text.replaceAll(/<(\/?)(?=[A-Z])/g, '<$1ns2:').replace('xmlns=', 'xmlns:ns2=')
  expect(read(Buffer.from(prefixed)).entries).toEqual(entriesOf(transfer))
  const latin = text.replace('UTF-8', 'ISO-8859-1')
  expect(read(Buffer.from(latin, 'latin1')).entries).toEqual(entriesOf(transfer))
  expect(read(Buffer.from(`\ufeff${text.replace('UTF-8', 'UTF-16')}`, 'utf16le')).entries).toEqual(entriesOf(transfer))
  const cut = text.replace('<Ustrd>Fee</Ustrd>', '<Ustrd>RF21 60ZZ Q0</Ustrd><Ustrd>04HM</Ustrd>')
  expect(read(Buffer.from(cut)).entries[0]?.text).toBe('RF21 60ZZ Q004HM')
  const structured = '<Strd><CdtrRefInf><Ref>RF2160ZZQ004HM</Ref></CdtrRefInf></Strd>'
  expect(read(Buffer.from(text.replace('<Ustrd>Fee</Ustrd>', structured))).entries[0]?.text).toBe('RF2160ZZQ004HM')
})

describe('an entry', () => {
  test.each([
    ['a debit', [{ ...transfer, sign: 'DBIT' }], 0],
    ['of nothing', [{ ...transfer, cents: 0 }], 0],
    ['a reversal that is a debit', [{ ...transfer, sign: 'DBIT', isReversal: true }], 1],
    ['a reversal that is a credit', [{ ...transfer, isReversal: true }], 1],
    ['a batch of two', [{ ...transfer, cents: 1500, transfers: [transfer, { cents: 500 }] }], 2],
    ['a batch that names none', [{ ...transfer, transfers: null }], 1],
  ] as const satisfies readonly [string, readonly WrittenEntry[], number][])('%s', (_what, entries, count) => {
    expect(entriesOf(...entries)).toHaveLength(count)
  })

  test('is known by the bank’s number of it, of the transfer, or by its facts', () => {
    const keyOf = (...entries: WrittenEntry[]) => entriesOf(...entries).map(({ key }) => key)
    expect(keyOf(transfer)).toEqual(['B1 1000'])
    const { reference: _, ...without } = transfer
    expect(keyOf({ ...without, id: 'T1' })).toEqual(['T1'])
    expect(keyOf({ ...without, reference: 'NOTPROVIDED', id: 'T1' })).toEqual(['T1'])
    const [first, second] = keyOf(without, without)
    expect(first).toMatch(/^[\da-f]{32}$/)
    expect(second).toBe(`${first} #2`)
    const others = [{ text: 'Free' }, { cents: 1001 }, { day: '2026-12-01' }, { iban: 'DE89370400440532013000' }]
    const keys = others.flatMap(change => keyOf({ ...without, ...change }))
    expect(new Set([first, ...keys]).size).toBe(5)
  })

  test('of a batch is known by its position', () => {
    const both = entriesOf({ ...transfer, cents: 1500, transfers: [transfer, { cents: 500 }] })
    expect(both.map(({ key, position }) => [key, position])).toEqual([
      ['B1 1500', 0],
      ['B1 1500', 1],
    ])
    expect(entriesOf({ ...transfer, transfers: null })[0]?.position).toBeNull()
  })
})

describe('a wrong file is refused with its line', () => {
  const right = writeStatement([transfer]).toString()
  const lineOf = (part: string) => right.slice(0, right.indexOf(part)).split('\n').length
  const entryLine = lineOf('<Ntry>')
  const edited = (from: string | RegExp, to: string) => Buffer.from(right.replace(from, to))
  test.each([
    ['nothing', Buffer.from(''), /^line 1: no well-formed XML/],
    ['no XML', Buffer.from('date;amount'), /^line 1: no well-formed XML/],
    ['another message', edited(/BkToCstmrStmt/g, 'CstmrCdtTrfInitn'), /^line 2: this is no camt/],
    ['cut off', Buffer.from(right.slice(0, -60)), /^line \d+: no well-formed XML/],
    ['another encoding', Buffer.from(right, 'latin1'), /^line 1: the text is not in its encoding, UTF-8$/],
    ['an encoding that nobody knows', edited('UTF-8', 'X-1'), /^line 1: the text is not in its encoding, X-1$/],
    ['another account', writeStatement([transfer], { account: 'DE89370400440532013000' }), /is of the account DE893/],
    ['no amount', edited(/<Amt Ccy="EUR">10.00<\/Amt>/, ''), new RegExp(`^line ${entryLine}: an entry has no amount$`)],
    ['three decimals', edited('10.00', '10.001'), new RegExp(`^line ${entryLine + 1}: “10.001” is no amount`)],
    ['no currency', edited(' Ccy="EUR"', ''), new RegExp(`^line ${entryLine + 1}: “10.00” is no amount`)],
    ['no sign', edited('<CdtDbtInd>CRDT</CdtDbtInd>', ''), /: an entry is neither a credit nor a debit$/],
    ['no date', edited('2026-11-30', '2026-13-30'), /: “2026-13-30” is no date$/],
    ['another status', edited('BOOK', 'LOST'), /: the status of an entry, “LOST”, is not known$/],
    [
      'one transfer of another sum',
      edited(/(TxDtls>[\s\S]*?)10.00/, '$110.01'),
      /: the details of an entry do not add up to it$/,
    ],
    [
      'a batch of another sum',
      writeStatement([{ ...transfer, cents: 1500, transfers: [transfer, { cents: 499 }] }]),
      /: the details of an entry do not add up to it$/,
    ],
    [
      'a document type',
      edited('<Document', '<!DOCTYPE Document [<!ENTITY a "b">]><Document'),
      /a document type is not allowed$/,
    ],
    ['an entity of its own', edited('>Fee<', '>&fee;<'), /no well-formed XML/],
    ['too deep', Buffer.from(`<a>`.repeat(50)), /nested more than 40 deep$/],
  ])('%s', (_what, bytes, message) => {
    expect(() => read(bytes)).toThrow(message)
  })
})
