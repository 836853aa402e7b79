import { median } from '../percentile.ts'
import type { AskedOfBoth } from './asked.ts'
import type { Load, Times } from './load.ts'
import type { StatementCounts } from './statement-counts.ts'

interface Sides<Value> {
  readonly product: Value
  readonly bare: Value
}

const sides = ['product', 'bare'] as const satisfies readonly (keyof Sides<unknown>)[]

/** Measurements of the product and of the bare server, in turns. */
export interface Compared {
  readonly asked: AskedOfBoth
  /** Statement counts of one request of each kind. */
  readonly counts: Sides<ReadonlyMap<string, StatementCounts>>
  readonly loads: Sides<Load>[]
}

const percentiles = ['p50', 'p95'] as const satisfies readonly (keyof Times)[]

const printRow = (cells: readonly (number | string)[]): void => console.log(`| ${cells.join(' | ')} |`)

function printHead(columns: readonly string[]): void {
  printRow(columns)
  console.log(`|${columns.map(() => '---|').join('')}`)
}

const shareOf = ({ loads }: Compared): number =>
  median(loads.map(({ product, bare }) => product.perSecond / bare.perSecond))

const cost = (counts: Iterable<StatementCounts>): string => {
  const all = [...counts]
  const mean = (of: (each: StatementCounts) => number) =>
    Math.round(all.reduce((sum, each) => sum + of(each), 0) / all.length)
  return `${mean(each => each.statements)} / ${mean(each => each.rows)} / ${mean(each => each.pages)}`
}

const columnsOfTimes = percentiles.flatMap(each => [`${each}, ms`, 'bare'])
const columnsOfCounts = ['statements / rows / pages', 'bare']

/** Prints the cost of each case; for several kinds of requests, the mean. */
export function printAnswers(compared: readonly Compared[]): void {
  printHead([
    ...['what', 'product, per second', 'bare', 'share', 'wanted', 'CPU ms, server + database', 'bare'],
    ...columnsOfTimes,
    ...columnsOfCounts,
  ])
  for (const each of compared) {
    const { asked, loads, counts } = each
    const of = (side: keyof Sides<Load>, value: keyof Load) => median(loads.map(load => load[side][value]))
    printRow([
      asked.what,
      ...sides.map(side => of(side, 'perSecond').toFixed(0)),
      shareOf(each).toFixed(2),
      asked.wanted,
      ...sides.map(side => `${of(side, 'serverCpu').toFixed(2)} + ${of(side, 'databaseCpu').toFixed(2)}`),
      ...percentiles.flatMap(value => sides.map(side => of(side, value).toFixed(0))),
      ...sides.map(side => cost(counts[side].values())),
    ])
  }
  const refused = compared.flatMap(({ asked, loads }) =>
    sides.flatMap(side => {
      const count = loads.reduce((sum, load) => sum + load[side].refused, 0)
      return count > 0 ? [`${asked.what} by ${side} ${count}`] : []
    }),
  )
  console.log(`Refused in all rounds, because there was too much to do: ${refused.join(', ') || 'none'}`)
}

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(0)

/** Prints the memory of the server processes before and after the run. */
export function printMemory(before: Sides<number>, after: Sides<number>): void {
  printHead(['memory of the server, MB', 'before', 'after'])
  for (const side of sides) printRow([side, megabytes(before[side]), megabytes(after[side])])
}
