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

/** Parts that no first screen loads: the payment and the form schemas. */
const later = new Map([
  [fileOf('src/features/payment/checkout.tsx'), 'the payment'],
  [fileOf('../../packages/contract/src/fields.ts'), 'the schemas'],
])

const importsOf = (file: string): string[] => (chunks.get(file)?.imports ?? []).map(name => `/${manifest[name]?.file}`)

/** The files and all that they import; what comes later may not be among them. */
function withImports(files: readonly string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (later.has(file)) throw new Error(`The first pages bring ${later.get(file)} along`)
    if (found.has(file)) continue
    found.add(file)
    withImports(importsOf(file), found)
  }
  return found
}

/** Parts that import each other may run before what they need. */
function refuseCircle(file: string, path: readonly string[] = []): void {
  if (path.includes(file)) throw new Error(`Parts of the page import each other: ${[...path, file].join(' → ')}`)
  for (const imported of importsOf(file)) refuseCircle(imported, [...path, file])
}
for (const file of chunks.keys()) refuseCircle(file)

const entry = `/${manifest['index.html']?.file}`
const filesOf = (sources: readonly string[]): string[] =>
  [...withImports([entry, ...sources.map(fileOf)])].map(file => folder + file)

const texts = (file: string): string => `../../packages/texts/src/en/page/${file}.ts`

const dashboard = ['src/layouts/dashboard-layout.tsx', texts('account')]

const page = (name: string, limit: string, sources: readonly string[]) => ({
  name,
  limit,
  gzip: true,
  path: filesOf(sources),
})

/** Limits of what each built page loads before its first screen is whole. */
export default [
  page('The first page of a visitor', '141.7 kB', ['src/routes/home.tsx']),
  page('A public claim', '188.9 kB', [
    'src/routes/claim-record.tsx',
    texts('records'),
    texts('redactions'),
    'src/ui/toaster.tsx',
  ]),
  page('The log-in', '193.9 kB', [
    'src/layouts/auth-layout.tsx',
    'src/layouts/visitor-gate.tsx',
    'src/routes/sign-in.tsx',
    texts('authentication'),
  ]),
  page('A letter', '206.7 kB', ['src/routes/answer.tsx', texts('answer'), texts('claims'), texts('records')]),
  page('The first page of the dashboard', '214 kB', [...dashboard, 'src/routes/dashboard-home.tsx']),
  page('A claim of a party', '278 kB', [
    ...dashboard,
    'src/routes/claim.tsx',
    texts('claims'),
    texts('history'),
    texts('records'),
    texts('filing'),
    texts('messages'),
    texts('takeover'),
  ]),
  page('A step of filing', '277.5 kB', [
    ...dashboard,
    'src/routes/create-claim-step.tsx',
    texts('claims'),
    texts('records'),
    texts('filing'),
  ]),
]
