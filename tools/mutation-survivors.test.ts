import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  compareSurvivors,
  faultsOfDocument,
  type MutationReport,
  namedIn,
  resultOf,
  rowOf,
} from './mutation-survivors.ts'

const root = `${import.meta.dirname}/..`

test('every survivor that is named stands where it is said to, and has a reason', () => {
  const text = readFileSync(`${root}/tools/mutation-survivors.txt`, 'utf8')
  expect(namedIn(text).length).toBeGreaterThan(0)
  expect(faultsOfDocument(text, root)).toEqual([])
})

const file = 'tools/run.ts'
const source = readFileSync(`${root}/${file}`, 'utf8')

/** The report of a run that changed a text of the file. */
function reportOf(original: string, replacement: string, status = 'Survived'): MutationReport {
  const position = (offset: number) => {
    const lines = source.slice(0, offset).split('\n')
    return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 }
  }
  const start = source.indexOf(original)
  const location = { start: position(start), end: position(start + original.length) }
  return { files: { [file]: { source, mutants: [{ status, replacement, location }] } } }
}

test.each([
  ['code ?? 1', 'code && 1', "child.once('close', code => resolve(⟪code ?? 1 ⇒ code && 1⟫))"],
  ["'inherit' | 'ignore'", '"" | ``', "output: ⟪'inherit' | 'ignore' ⇒ \"\" | ``⟫ = 'inherit',"],
  [
    source.slice(source.indexOf('{\n  const { child, ended }')),
    '{}',
    "): Promise<{ readonly code: number; readonly output: string }> ⟪{ const { child, ended } = start(program, parameters … ts.join('') } } ⇒ {}⟫",
  ],
])('%j is named as it stands, and found again', (original, replacement, change) => {
  const report = reportOf(original, replacement)
  const { survivors, ...counts } = resultOf(report)
  expect(counts).toEqual({ mutants: 1, killed: 0, score: 0, endless: [], broken: [] })
  expect(survivors).toEqual([{ file, change }])
  const row = rowOf({ file, change }).replace('|  |', '| It makes no difference. |')
  expect(namedIn(row)).toEqual([{ file, change, reason: 'It makes no difference.' }])
  expect(faultsOfDocument(row, root)).toEqual([])
  expect(compareSurvivors(report, row)).toEqual({ unnamed: [], gone: [] })
  expect(compareSurvivors(report, '').unnamed).toEqual(survivors)
  const killed = reportOf(original, replacement, 'Killed')
  const all = { mutants: 1, killed: 1, score: 100, survivors: [], endless: [], broken: [] }
  expect(resultOf(killed)).toEqual(all)
  const endless = reportOf(original, replacement, 'Timeout')
  expect(resultOf(endless)).toEqual({ ...all, endless: survivors })
  const broken = reportOf(original, replacement, 'RuntimeError')
  expect(resultOf(broken)).toEqual({ ...all, mutants: 0, killed: 0, score: 0, broken: survivors })
  expect(compareSurvivors(killed, row).gone).toMatchObject(survivors)
})

test.each([
  ['has no reason', '| `tools/run.ts` | `resolve(⟪code ?? 1 ⇒ code && 1⟫)` |  |'],
  ['is no longer what stands there', '| `tools/run.ts` | `resolve(⟪code ?? 2 ⇒ code && 1⟫)` | It is so. |'],
  ['is of a file that is not there', '| `tools/walk.ts` | `resolve(⟪code ?? 1 ⇒ code && 1⟫)` | It is so. |'],
])('a row %s', (fault, row) => {
  expect(faultsOfDocument(row, root)).toEqual([expect.stringContaining(fault)])
})
