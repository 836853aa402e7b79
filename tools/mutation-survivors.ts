import { existsSync, readFileSync } from 'node:fs'

/** The used part of Stryker's report. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>
}

interface Mutant {
  readonly status: string
  readonly replacement?: string
  /** Lines and columns count from 1. */
  readonly location: { readonly start: Position; readonly end: Position }
}

interface Position {
  readonly line: number
  readonly column: number
}

/** A change that no test notices. */
export interface Survivor {
  readonly file: string
  /** The changed lines, with the original and its replacement marked. */
  readonly change: string
}

const [begin, arrow, end] = ['⟪', ' ⇒ ', '⟫'] as const
const gap = ' … '
const longest = 72

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
const shortened = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 20).trim()}${gap}${text.slice(-15).trim()}`

function changeOf(source: string, { location, replacement = '' }: Mutant): string {
  const lines = source.split('\n')
  const changed = lines.slice(location.start.line - 1, location.end.line)
  const before = changed[0]?.slice(0, location.start.column - 1) ?? ''
  const after = changed.at(-1)?.slice(location.end.column - 1) ?? ''
  const original = changed.join('\n').slice(before.length, after === '' ? undefined : -after.length)
  const middle = [original, replacement].map(text => shortened(onOneLine(text))).join(arrow)
  return `${before.trimStart().replace(/\s+/g, ' ')}${begin}${middle}${end}${after.trimEnd()}`
}

const statuses = { killed: ['Killed', 'Timeout'], survived: ['Survived', 'NoCoverage'] } as const

/**
 * How many of the changes the tests noticed, of those that could be run, and those that they did not. Among those that were
 * noticed are the endless ones, whose tests did not end in time: that a loop does not end is noticed, that a machine is busy
 * is not. The broken ones could not be run at all: their files cannot be read, or what runs the tests has failed.
 */
export function resultOf({ files }: MutationReport) {
  const all = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map(mutant => ({ file, source, mutant })),
  )
  const those = (wanted: readonly string[]) => all.filter(({ mutant }) => wanted.includes(mutant.status))
  const named = (wanted: readonly string[]) =>
    those(wanted).map(({ file, source, mutant }): Survivor => ({ file, change: changeOf(source, mutant) }))
  const killed = those(statuses.killed).length
  const survivors = named(statuses.survived)
  const score = (100 * killed) / Math.max(killed + survivors.length, 1)
  const [endless, broken] = [named(['Timeout']), named(['RuntimeError', 'CompileError'])]
  return { mutants: killed + survivors.length, killed, survivors, score, endless, broken }
}

const cell = (text: string): string => text.replaceAll('|', '\\|')
const quoted = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``)

/** The row that names a survivor, without the reason, which somebody has to find. */
export const rowOf = ({ file, change }: Survivor): string => `| \`${file}\` | ${cell(quoted(change))} |  |`

interface NamedSurvivor extends Survivor {
  readonly reason: string
}

/** The rows of the document. */
export const namedIn = (text: string): NamedSurvivor[] =>
  [...text.matchAll(/^\| `([^`|]+)` \| (`.*`) \|(.*)\|$/gm)].map(([, file = '', change = '', reason = '']) => ({
    file,
    change: change.replace(/^(`+) ?|(?<=[^`])\s?`+$/g, '').replaceAll('\\|', '|'),
    reason: reason.trim(),
  }))

const isSame = (one: Survivor, other: Survivor): boolean => one.file === other.file && one.change === other.change

/** Survivors that no row names, and rows of files that were changed whose survivor the tests notice now. */
export function compareSurvivors(report: MutationReport, text: string) {
  const named = namedIn(text).filter(({ file }) => file in report.files)
  const { survivors } = resultOf(report)
  return {
    unnamed: survivors.filter(survivor => !named.some(each => isSame(each, survivor))),
    gone: named.filter(each => !survivors.some(survivor => isSame(each, survivor))),
  }
}

/** Faults of the document, one line each; empty if there are none. */
export function faultsOfDocument(text: string, root: string): string[] {
  return namedIn(text).flatMap(({ file, change, reason }) => {
    const fault = (what: string) => [`${file}: ${change} ${what}`]
    if (reason === '') return fault('has no reason')
    if (!existsSync(`${root}/${file}`)) return fault('is of a file that is not there')
    const source = onOneLine(readFileSync(`${root}/${file}`, 'utf8'))
    const [before = '', rest = ''] = change.split(begin)
    const [original = '', tail = ''] = rest.split(arrow)
    const [first = '', ...others] = `${before}${original}`.split(gap)
    const parts = [first, `${others.at(-1) ?? ''}`, others.length > 0 ? '' : `${original}${tail.split(end)[1] ?? ''}`]
    return parts.every(part => source.includes(part)) ? [] : fault('is no longer what stands there')
  })
}
