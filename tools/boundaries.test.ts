import { spawnSync } from 'node:child_process'
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

// A small tree in which every boundary is crossed once, so that each rule is known to find it.
const root = join(import.meta.dirname, '..')
const allowed = {
  'apps/localnet/src/chain.ts': 'export const chain = 1',
  'packages/domain/src/money/fees.ts': 'export const fee = 1',
  'packages/contract/src/fields.ts':
    "import { z } from 'zod'\nimport { fee } from '../../domain/src/money/fees.ts'\nexport const field = z.literal(fee)",
  'apps/server/src/claims/claim-repository.ts': "import { sql } from 'kysely'\nexport const rows = sql",
  'apps/server/src/claims/act/history-repository.ts': 'export const history = 1',
  'apps/server/src/claims/act/record.ts':
    "import { history } from './history-repository.ts'\nexport const record = history",
  'apps/server/src/claims/list-claims.ts': "import { rows } from './claim-repository.ts'\nexport const list = rows",
  'apps/server/src/claims/claims-routes.ts':
    "import { list } from './list-claims.ts'\nimport { field } from '../../../../packages/contract/src/fields.ts'\nexport const routes = [list, field]",
  'apps/server/src/wiring/routes.ts': "import { routes } from '../claims/claims-routes.ts'\nexport const all = routes",
  'apps/server/src/main.ts': "import { all } from './wiring/routes.ts'\nexport const main = all",
  'apps/web/src/ui/form.ts': 'export const form = 1',
  'apps/web/src/entities/claim/status.ts': "import { form } from '../../ui/form.ts'\nexport const status = form",
  'apps/web/src/entities/defendant/name.ts': "import { form } from '../../ui/form.ts'\nexport const name = form",
  'apps/web/src/features/claims/table.ts':
    "import { status } from '../../entities/claim/status.ts'\nexport const table = status",
  'apps/web/src/layouts/frame.ts': "import { table } from '../features/claims/table.ts'\nexport const frame = table",
  'apps/web/src/routes/claims.ts': "import { table } from '../features/claims/table.ts'\nexport const route = table",
}
const breaches: [rule: string, file: string, content: string][] = [
  [
    'boundary-1-domain-imports-nothing',
    'packages/domain/src/clock.ts',
    "import { hrtime } from 'node:process'\nexport const now = hrtime",
  ],
  [
    'boundary-1-domain-imports-nothing',
    'packages/domain/src/schema.ts',
    "import { z } from 'zod'\nexport const schema = z",
  ],
  [
    'boundary-2-contract-imports-domain-and-zod',
    'packages/contract/src/day.ts',
    "import dayjs from 'fastify'\nexport const day = dayjs",
  ],
  [
    'boundary-2-texts-import-domain-and-contract',
    'packages/texts/src/en/letter.ts',
    "import { list } from '../../../../apps/server/src/claims/list-claims.ts'\nexport const letter = list",
  ],
  [
    'boundary-3-web-and-server-apart',
    'apps/web/src/lib/rows.ts',
    "import { list } from '../../../server/src/claims/list-claims.ts'\nexport const rows = list",
  ],
  [
    'boundary-3-local-chain-in-tests',
    'apps/web/src/lib/chain.ts',
    "import { chain } from '../../../localnet/src/chain.ts'\nexport const local = chain",
  ],
  [
    'boundary-3-server-and-web-apart',
    'apps/server/src/claims/page.ts',
    "import { form } from '../../../web/src/ui/form.ts'\nexport const page = form",
  ],
  [
    'boundary-4-features-apart',
    'apps/web/src/features/wizard/steps.ts',
    "import { table } from '../claims/table.ts'\nexport const steps = table",
  ],
  [
    'boundary-4-ui-and-lib-below-entities',
    'apps/web/src/ui/fancy.ts',
    "import { status } from '../entities/claim/status.ts'\nexport const fancy = status",
  ],
  [
    'boundary-4-ui-and-lib-below-entities',
    'apps/web/src/lib/queries.ts',
    "import { table } from '../features/claims/table.ts'\nexport const queries = table",
  ],
  [
    'boundary-4-entities-below-features',
    'apps/web/src/entities/claim/list.ts',
    "import { table } from '../../features/claims/table.ts'\nexport const list = table",
  ],
  [
    'boundary-4-features-below-routes',
    'apps/web/src/features/claims/link.ts',
    "import { route } from '../../routes/claims.ts'\nexport const link = route",
  ],
  [
    'boundary-4-features-below-routes',
    'apps/web/src/features/claims/framed.ts',
    "import { frame } from '../../layouts/frame.ts'\nexport const framed = frame",
  ],
  [
    'boundary-4-layouts-below-routes',
    'apps/web/src/layouts/menu.ts',
    "import { route } from '../routes/claims.ts'\nexport const menu = route",
  ],
  [
    'boundary-9-no-cycles-of-folders',
    'apps/web/src/entities/defendant/claims.ts',
    "import { status } from '../claim/status.ts'\nexport const claims = status",
  ],
  [
    'boundary-5-routes-reach-use-cases',
    'apps/server/src/claims/short-routes.ts',
    "import { rows } from './claim-repository.ts'\nexport const routes = rows",
  ],
  [
    'boundary-6-sql-in-repositories',
    'apps/server/src/claims/count-claims.ts',
    "import pg from 'pg'\nexport const count = pg",
  ],
  [
    'boundary-7-solana-in-its-places',
    'apps/server/src/claims/pay.ts',
    "import { address } from '@solana/kit'\nexport const pay = address",
  ],
  [
    'boundary-8-platform-knows-no-capability',
    'apps/server/src/platform/guess.ts',
    "import { list } from '../claims/list-claims.ts'\nexport const guess = list",
  ],
  [
    'boundary-8-adapters-above-platform',
    'apps/server/src/adapters/mail.ts',
    "import { list } from '../claims/list-claims.ts'\nexport const mail = list",
  ],
  [
    'boundary-8-accounts-know-no-claim',
    'apps/server/src/accounts/profile/profile.ts',
    "import { list } from '../../claims/list-claims.ts'\nexport const profile = list",
  ],
  [
    'boundary-8-payments-know-no-claim',
    'apps/server/src/payments/credit.ts',
    "import { list } from '../claims/list-claims.ts'\nexport const credit = list",
  ],
  [
    'boundary-8-capabilities-below-the-wiring',
    'apps/server/src/claims/wired.ts',
    "import { main } from '../main.ts'\nexport const wired = main",
  ],
  [
    'boundary-8-capabilities-below-the-wiring',
    'apps/server/src/claims/routed.ts',
    "import { all } from '../wiring/routes.ts'\nexport const routed = all",
  ],
  [
    'boundary-8-one-writer-of-history-and-news',
    'apps/server/src/claims/messages/tell.ts',
    "import { history } from '../act/history-repository.ts'\nexport const tell = history",
  ],
  [
    'boundary-8-own-repository-only',
    'apps/server/src/search/search.ts',
    "import { rows } from '../claims/claim-repository.ts'\nexport const search = rows",
  ],
  [
    'boundary-9-no-cycles',
    'apps/server/src/search/egg.ts',
    "import { hen } from './hen.ts'\nexport const egg = () => hen",
  ],
  ['boundary-9-no-orphans', 'apps/web/src/lib/lonely.ts', 'export const lonely = 1'],
  [
    'boundary-9-production-without-tests',
    'apps/server/src/claims/shortcut.ts',
    "import { sample } from './claims.test.ts'\nexport const shortcut = sample",
  ],
  [
    'everything-resolves',
    'apps/server/src/claims/gone.ts',
    "import { gone } from './nowhere.ts'\nexport const g = gone",
  ],
]
const configurations = ['.dependency-cruiser.js', '.dependency-cruiser-folders.js']
const packages = ['zod', 'fastify', 'kysely', 'pg', '@solana/kit']
const files = Object.entries({
  ...allowed,
  'apps/server/src/claims/claims.test.ts': 'export const sample = 1',
  'apps/web/src/entities/claim/names.ts': "import { name } from '../defendant/name.ts'\nexport const names = name",
  'apps/server/src/search/hen.ts': "import { egg } from './egg.ts'\nexport const hen = () => egg",
  ...Object.fromEntries(breaches.map(([, file, content]) => [file, content])),
})

interface Violation {
  from: string
  rule: { name: string }
}

let folder: string
let violations: Violation[]

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'redress-boundaries-'))
  for (const [file, content] of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true })
    writeFileSync(join(folder, file), `${content}\n`)
  }
  for (const file of [...configurations, 'tsconfig.base.json', 'package.json']) {
    copyFileSync(join(root, file), join(folder, file))
  }
  for (const name of packages) {
    const installed = join(folder, 'node_modules', name)
    mkdirSync(installed, { recursive: true })
    writeFileSync(join(installed, 'package.json'), JSON.stringify({ name, version: '1.0.0', main: 'index.js' }))
    writeFileSync(join(installed, 'index.js'), 'export default 1\n')
  }
  violations = configurations.flatMap(violationsOf)
}, 120_000)

function violationsOf(configuration: string): Violation[] {
  const program = join(root, 'node_modules/.bin/depcruise')
  const { stdout, stderr } = spawnSync(
    program,
    ['packages', 'apps', '--config', configuration, '--output-type', 'json'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 },
  )
  if (stderr) throw new Error(stderr)
  return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations
}

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('each rule finds what crosses its boundary', () => {
  test.each(breaches)('%s: %s', (rule, file) => {
    // A cycle of folders is reported by the folder.
    const found = violations.filter(({ from }) => from === file || from === dirname(file))
    expect(found.map(each => each.rule.name)).toContain(rule)
  })

  test('and nothing else', () => {
    const found = new Set(violations.map(each => each.from))
    expect(Object.keys(allowed).filter(file => found.has(file))).toEqual([])
  })
})

test.each([
  ["export const open = (status: string) => status === 'DISPUTED'", false],
  ["export const open = (status: string) => 'PENDING' !== status", false],
  [
    "export const open = (status: string) => {\n  switch (status) {\n    case 'PUBLISHED':\n      return 1\n  }\n}",
    false,
  ],
  ["export const open = (status: string) => status === 'CLOSED'", true],
])('boundary 10, a status compared with a string: %s passes: %s', (content, passes) => {
  expect(lint('apps/status.ts', content)).toMatchObject({ passes })
})

test.each([
  ['<p>Some words</p>', false],
  ["<p>{isOpen ? 'Close' : texts.open}</p>", false],
  ['<Field label="Amount" />', false],
  ["<Field label={isNew && 'Amount'} />", false],
  ['<p className="lead">{texts.some}</p>', true],
  ['<Field name="amount" label={texts.amount} />', true],
  ["<p>{isOne ? '1' : '–'}</p>", true],
])('words in a component: %s passes: %s', (element, passes) => {
  const content = `export const Example = ({ isOpen, isNew, isOne, texts }: Props) => ${element}`
  expect(lint('apps/web/src/example.tsx', content)).toMatchObject({ passes })
})

/** Runs the project's lint rules on a file. */
function lint(path: string, content: string): { passes: boolean; stderr: string } {
  const project = mkdtempSync(join(tmpdir(), 'redress-boundaries-'))
  try {
    mkdirSync(join(project, dirname(path)), { recursive: true })
    for (const rule of globSync('{tools,docs/generated}/*.grit', { cwd: root })) {
      mkdirSync(join(project, dirname(rule)), { recursive: true })
      copyFileSync(join(root, rule), join(project, rule))
    }
    const {
      vcs: _,
      $schema: __,
      ...configuration
    } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8')) as Record<string, unknown>
    writeFileSync(join(project, 'biome.json'), JSON.stringify(configuration))
    writeFileSync(join(project, path), content)
    const { status, stderr } = spawnSync(join(root, 'node_modules/.bin/biome'), ['lint', '.'], {
      cwd: project,
      encoding: 'utf8',
    })
    return { passes: status === 0, stderr }
  } finally {
    rmSync(project, { recursive: true, force: true })
  }
}
