import { readFileSync } from 'node:fs'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

const folder = 'apps/web/dist'
const read = <Value>(file: string) => JSON.parse(readFileSync(`${folder}/.vite/${file}`, 'utf8')) as Value
const manifest = read<Record<string, Chunk>>('manifest.json')
const filesOfSource = read<Record<string, readonly string[]>>('ssr-manifest.json')
const chunks = new Map(Object.values(manifest).map(chunk => [`/${chunk.file}`, chunk]))

/** The file of code that holds a source. */
function fileOf(source: string): string {
  const file = filesOfSource[source]?.find(each => each.endsWith('.js'))
  if (!file) throw new Error(`The built page has no part ${source}: name the new one in .size-limit.ts`)
  return file
}

const payment = fileOf('src/features/payment/checkout.tsx')

/** The files and all that they import; the code of payments may not be among them. */
function withImports(files: readonly string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (file === payment) throw new Error('The first pages bring the payment along')
    if (found.has(file)) continue
    found.add(file)
    withImports(
      (chunks.get(file)?.imports ?? []).map(name => `/${manifest[name]?.file}`),
      found,
    )
  }
  return found
}

const entry = `/${manifest['index.html']?.file}`
const filesOf = (sources: readonly string[]): string[] =>
  [...withImports([entry, ...sources.map(fileOf)])].map(file => folder + file)

/** What the built page loads before its first screen is whole. */
export default [
  {
    name: 'The first page of a visitor',
    limit: '146 kB',
    gzip: true,
    path: filesOf(['src/routes/home.tsx']),
  },
  {
    name: 'A public claim',
    limit: '192 kB',
    gzip: true,
    path: filesOf(['src/routes/claim-record.tsx', 'src/texts/en/claims.ts', 'src/ui/toaster.tsx']),
  },
  {
    name: 'The first page of the dashboard',
    limit: '224 kB',
    gzip: true,
    path: filesOf(['src/layouts/dashboard-layout.tsx', 'src/routes/dashboard-home.tsx', 'src/texts/en/account.ts']),
  },
]
