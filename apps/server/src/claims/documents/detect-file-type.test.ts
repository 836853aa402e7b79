import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDocumentMimeType } from '@redress/domain/claim/document-rules.ts'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { takenFiles } from '../../testing/sample-files.ts'
import { detectFileType } from './detect-file-type.ts'
import { TextScan } from './text-scan.ts'

const folder = mkdtempSync(join(tmpdir(), 'redress-judge-'))
afterAll(() => rmSync(folder, { recursive: true }))

function judge(content: Uint8Array): Promise<string | null> {
  const path = join(folder, 'content')
  writeFileSync(path, content)
  const scan = new TextScan()
  scan.push(content)
  return detectFileType({ path, size: content.length, sha256: '', ...scan.end() }, 'scan.pdf')
}

const samples = takenFiles.map(file => file.content).filter(content => content.length < 10_000)

test('a file that is broken in any way is judged without a failure', async () => {
  const damage = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...samples), damage, fc.nat(), async (sample, changes, cut) => {
      const content = sample.slice(0, (cut % sample.length) + 1)
      for (const [place, byte] of changes) content[place % content.length] = byte
      const type = await judge(content)
      expect(type === null || isDocumentMimeType(type)).toBe(true)
    }),
    { numRuns: 400 },
  )
})
