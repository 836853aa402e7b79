import { readFileSync } from 'node:fs'

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
}

const folder = 'apps/web/dist'
const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>

function chunkOf(source: string): Chunk {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The built page has no part ${source}: name the new one in .size-limit.ts`)
  return chunk
}

const payment = 'src/features/payment/checkout.tsx'
chunkOf(payment)

/** The built files of these sources and of all that they import; the code of payments may not be among them. */
function filesOf(sources: readonly string[], found = new Set<string>()): string[] {
  for (const source of sources) {
    if (source === payment) throw new Error('The first pages bring the payment along')
    const { file, imports = [] } = chunkOf(source)
    const path = `${folder}/${file}`
    if (!found.has(path)) filesOf(imports, found.add(path))
  }
  return [...found]
}

/** What the built page loads before its first screen is whole. */
export default [
  {
    name: 'The first page of a visitor',
    limit: '145 kB',
    gzip: true,
    path: filesOf(['index.html', 'src/routes/home.tsx']),
  },
  {
    name: 'The first page of the dashboard',
    limit: '203 kB',
    gzip: true,
    path: filesOf([
      'index.html',
      'src/layouts/dashboard-layout.tsx',
      'src/routes/dashboard-home.tsx',
      'src/texts/en/account.ts',
    ]),
  },
]
