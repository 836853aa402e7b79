import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

interface Budget {
  readonly name: string
  readonly kilobytes: number
  /** What the first page asks for, beside what these import. */
  readonly entries: readonly string[]
}

// What the built page loads before its first screen is whole; the manifest says what each part brings with it.
const payment = 'src/features/payment/checkout.tsx'
const budgets: readonly Budget[] = [
  {
    name: 'the first page of a visitor',
    kilobytes: 150,
    entries: ['index.html', 'src/routes/home.tsx'],
  },
  {
    name: 'the first page of the dashboard',
    kilobytes: 250,
    entries: [
      'index.html',
      'src/layouts/dashboard-layout.tsx',
      'src/routes/dashboard-home.tsx',
      'src/texts/en/account.ts',
    ],
  },
]

const folder = join(import.meta.dirname, '../apps/web/dist')
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>

function chunkOf(name: string): Chunk {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The built page has no part ${name}: name the new one in tools/budgets.ts`)
  return chunk
}

function withImports(names: readonly string[], seen = new Set<string>()): Set<string> {
  for (const name of names) {
    if (seen.has(name)) continue
    seen.add(name)
    withImports(chunkOf(name).imports ?? [], seen)
  }
  return seen
}

const gzipped = (name: string): number => gzipSync(readFileSync(join(folder, chunkOf(name).file))).length

let failures = 0
chunkOf(payment)
for (const { name, kilobytes, entries } of budgets) {
  const parts = withImports(entries)
  const weight = [...parts].reduce((sum, part) => sum + gzipped(part), 0) / 1000
  const faults = [
    ...(weight > kilobytes ? [`above ${kilobytes} kB`] : []),
    ...(parts.has(payment) ? ['brings the payment along'] : []),
  ]
  if (faults.length > 0) failures++
  const verdict = faults.length === 0 ? 'ok' : 'FAILED'
  process.stdout.write(`${[`${verdict}  ${name}: ${weight.toFixed(1)} kB gzipped`, ...faults].join(', ')}\n`)
}
process.exit(failures === 0 ? 0 : 1)
