import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { unzipped } from '../../testing/unzipped.ts'
import { archivedName } from './own-documents.ts'
import { type ZipEntry, zipArchive } from './zip-archive.ts'

const megabyte = 1024 * 1024

async function* given<Value>(...values: readonly Value[]): AsyncGenerator<Value> {
  yield* values
}
const entry = (path: string, ...content: readonly Uint8Array[]): ZipEntry => ({ path, content: given(...content) })

describe('a zip file', () => {
  test('holds what it was given, of any size and name', async () => {
    const files = {
      'README.txt': Buffer.from('Everything.'),
      'claims/1/documents/1-Überweisung 確認.pdf': randomBytes(3 * megabyte),
      'claims/1/documents/2-empty.txt': Buffer.alloc(0),
    }
    const archive = zipArchive(given(...Object.entries(files).map(([path, content]) => entry(path, content))))
    const found = await unzipped(new Uint8Array(await buffer(archive)))
    expect(Object.fromEntries(found)).toEqual(files)
  })

  test('asks for no more than what is on its way, however large an entry is', async () => {
    let asked = 0
    async function* large(): AsyncGenerator<Uint8Array> {
      for (let part = 0; part < 64; part += 1) {
        asked += megabyte
        yield randomBytes(megabyte)
      }
    }
    const archive = zipArchive(given({ path: 'large', content: large() }))
    let [read, furthest] = [0, 0]
    for await (const part of archive as AsyncIterable<Buffer>) {
      read += part.length
      furthest = Math.max(furthest, asked - read)
    }
    expect(asked).toBe(64 * megabyte)
    expect(furthest).toBeLessThan(8 * megabyte)
  })

  test.each([
    ['an entry', () => given(broken('part', 'The store is away'))],
    ['the list of entries', () => brokenList('The store is away')],
  ])('breaks off where %s does', async (_, entries) => {
    await expect(buffer(zipArchive(entries()))).rejects.toThrow('The store is away')
  })
})

const broken = (path: string, message: string): ZipEntry => ({
  path,
  content: (async function* () {
    yield Buffer.from('The first part')
    throw new Error(message)
  })(),
})

async function* brokenList(message: string): AsyncGenerator<ZipEntry> {
  yield entry('whole', Buffer.from('whole'))
  throw new Error(message)
}

test('the name of a document within an archive can be unpacked anywhere, and keeps its ending', () => {
  expect(archivedName(2, 'Beleg.pdf')).toBe('2-Beleg.pdf')
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.constantFrom('.pdf', '.jpeg', ''),
      (stem, ending) => {
        const name = archivedName(12, `${stem}${ending}`)
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255)
        expect(name.isWellFormed()).toBe(true)
        if (ending !== '') expect(name.endsWith(ending)).toBe(true)
      },
    ),
  )
})
