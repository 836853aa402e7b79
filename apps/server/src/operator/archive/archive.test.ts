import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { WrongSetting } from '../../platform/settings.ts'
import { packArchive, unpackArchive } from './archive.ts'
import { readArchiveFile, writeArchiveFile } from './archive-file.ts'
import { DamagedArchive } from './damaged-archive.ts'

const folder = mkdtempSync(join(tmpdir(), 'redress-archive-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const { signal } = new AbortController()
const passphrase = 'of some length or other'
const path = join(folder, 'archive')

interface File {
  readonly name: string
  readonly content: Uint8Array
}

async function* entries(files: readonly File[]) {
  async function* inTwo(content: Uint8Array) {
    const middle = content.length >> 1
    yield content.subarray(0, middle)
    yield content.subarray(middle)
  }
  for (const { name, content } of files) yield { name, size: content.length, content: inTwo(content) }
}

const write = (files: readonly File[], secret: string | null = null) =>
  writeArchiveFile(
    path,
    packArchive(entries(files), () => ({ files: files.length })),
    { passphrase: secret, signal },
  )

async function read(secret: string | null = null): Promise<{ files: File[]; closing: object }> {
  const archive = unpackArchive(readArchiveFile(path, secret))
  const files: File[] = []
  for (;;) {
    const { done, value } = await archive.next()
    if (done) return { files, closing: value }
    const parts: Uint8Array[] = []
    for await (const part of value.content) parts.push(part)
    files.push({ name: value.name, content: new Uint8Array(Buffer.concat(parts)) })
  }
}

const sample: readonly File[] = [
  { name: 'a', content: new TextEncoder().encode('one') },
  { name: 'documents/of-512', content: new Uint8Array(512).fill(120) },
  { name: 'empty', content: new Uint8Array() },
  { name: 'documents/longer', content: Uint8Array.from({ length: 3_000 }, (_, index) => (index * 7) % 251) },
]

const files = fc.array(
  fc.record({
    name: fc.stringMatching(/^[a-z0-9][a-z0-9/-]{0,98}[a-z]$/),
    content: fc.uint8Array({ maxLength: 2_000 }),
  }),
  { maxLength: 8 },
)

test('whatever is put in comes out, in its order, with what was said at the closing', async () => {
  await fc.assert(
    fc.asyncProperty(files, async given => {
      await write(given)
      const { files: found, closing } = await read()
      expect(found).toEqual(given)
      expect(closing).toMatchObject({ files: given.length })
    }),
    { numRuns: 50 },
  )
})

test('an encrypted one comes out by its passphrase alone, and shows nothing of what is in it', async () => {
  await write([{ name: 'a', content: Buffer.alloc(200_000, 'secret') }], passphrase)
  expect((await read(passphrase)).files[0]?.content).toHaveLength(200_000)
  expect(readFileSync(path).includes('secret')).toBe(false)
  await expect(read()).rejects.toThrow(/is encrypted\. Set BACKUP_PASSPHRASE/)
  await expect(read('of some other length')).rejects.toThrow(WrongSetting)
})

test('any tar reads it, and its owner alone may', async () => {
  await write(sample)
  expect(execFileSync('tar', ['-tzf', path], { encoding: 'utf8' }).trim().split('\n')).toEqual([
    ...sample.map(({ name }) => name),
    'end.json',
  ])
  expect(new Uint8Array(execFileSync('tar', ['-xzOf', path, 'documents/longer']))).toEqual(sample[3]?.content)
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

test('a name that no tar takes is refused, and no file is left', async () => {
  rmSync(path, { force: true })
  await expect(write([{ name: 'n'.repeat(101), content: Buffer.alloc(1) }])).rejects.toThrow('too long')
  expect([existsSync(path), existsSync(`${path}.partial`)]).toEqual([false, false])
})

describe.each([
  ['plain', null],
  ['encrypted', passphrase],
])('what is %s', (_, secret) => {
  // Fewer positions for encrypted files, because deriving a key is slow by design.
  const step = secret === null ? 1 : 250
  /** Reads an altered archive: it is refused, or has the original content. */
  const readChanged = async (bytes: Buffer): Promise<string> => {
    writeFileSync(path, bytes)
    try {
      expect((await read(secret)).files).toEqual(sample)
      return 'whole'
    } catch (error) {
      return error instanceof DamagedArchive || error instanceof WrongSetting ? 'refused' : String(error)
    }
  }

  test('is refused wherever it is cut off', async () => {
    await write(sample, secret)
    const original = readFileSync(path)
    for (let length = 0; length < original.length; length += step) {
      expect(await readChanged(original.subarray(0, length)), `cut at ${length}`).toBe('refused')
    }
  })

  test('is refused whichever byte is another', async () => {
    await write(sample, secret)
    const original = readFileSync(path)
    const whole: number[] = []
    for (let at = 0; at < original.length; at += step) {
      const result = await readChanged(Buffer.from(original.with(at, (original[at] ?? 0) ^ 0x10)))
      if (result === 'whole') whole.push(at)
      else expect(result, `byte ${at}`).toBe('refused')
    }
    // Some bits of gzip do not affect the content: metadata and unused codes.
    expect(whole.length).toBeLessThan(secret === null ? original.length / 20 : 1)
  })
})

test('what is no archive is named so', async () => {
  writeFileSync(path, 'something else')
  await expect(text(readArchiveFile(path, null))).rejects.toThrow(`${path} is no backup of Redress`)
})
