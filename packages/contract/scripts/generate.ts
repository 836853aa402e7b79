import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { periods } from '@redress/domain/claim/deadlines.ts'
import { claimEvents, type EventRow } from '@redress/domain/claim/events.ts'
import { claimStatuses, initialStatus, type Transition, transitions } from '@redress/domain/claim/lifecycle.ts'
import { gatheringOf, readers } from '@redress/domain/claim/notifications.ts'
import { isResolved } from '@redress/domain/claim/questions.ts'
import { type Information, isVisible, views, visibility } from '@redress/domain/claim/visibility.ts'
import { callers, isAllowed, type Permission, permissions } from '@redress/domain/people/permissions.ts'
import compact from 'json-stringify-pretty-compact'
import { endpoints, operations, resourceTexts } from '../src/endpoints.ts'
import { openApiDocument } from '../src/openapi.ts'

const folder = join(import.meta.dirname, '../../../docs/generated')
const note = 'Made from the code by `npm run generate`; a change by hand is lost.'

function lifecycle(): string {
  const rows: readonly Transition[] = transitions
  const edges = rows.map(row => `  ${row.from} --> ${row.to ?? '[*]'}: ${row.event} (${row.by})`)
  const ends = claimStatuses.filter(isResolved).map(status => `  ${status} --> [*]`)
  const cells = rows.map(
    row =>
      `| ${row.from} | ${row.event} | ${row.by} | ${row.to ?? 'gone'} | ${row.guard ?? ''} | ${row.requiresFee ?? ''} | ${row.deadline ? `${row.deadline.event}, after the ${row.deadline.after}` : ''} |`,
  )
  return [
    '# The life of a claim',
    note,
    ['```mermaid', 'stateDiagram-v2', `  [*] --> ${initialStatus}: create (Plaintiff)`, ...edges, ...ends, '```'].join(
      '\n',
    ),
    ['| from | event | by | to | guard | requires fee | deadline |', '|---|---|---|---|---|---|---|', ...cells].join(
      '\n',
    ),
    '',
  ].join('\n\n')
}

function periodSettings(): string {
  const cells = Object.values(periods).map(
    ({ setting, standard, runs }) => `| \`${setting}\` | \`${standard}\` | ${runs} |`,
  )
  return [
    '# Settings of the periods after which the clock acts',
    note,
    'Each is an ISO 8601 duration of weeks, days, hours, minutes and seconds.',
    ['| setting | default | runs |', '|---|---|---|', ...cells].join('\n'),
    '',
  ].join('\n\n')
}

function events(): string {
  const cells = Object.entries<EventRow>(claimEvents).map(
    ([event, { history, live, notify: rule }]) =>
      `| ${event} | ${history ?? ''} | ${live} | ${rule?.topic ?? ''} | ${rule && gatheringOf(rule.topic) ? 'at once, then at most once an hour' : ''} | ${readers.map(reader => rule?.channels[reader] ?? 'none').join(' | ')} |`,
  )
  return [
    '# What follows from each event of a claim',
    note,
    [
      `| event | history | open pages | topic | mail of it | ${readers.join(' | ')} |`,
      `|---|---|---|---|---|${readers.map(() => '---').join('|')}|`,
      ...cells,
    ].join('\n'),
    '',
  ].join('\n\n')
}

function permissionMatrix(): string {
  const table = (head: readonly string[], lines: string[]) =>
    [`| | ${head.join(' | ')} |`, `|---|${head.map(() => '---').join('|')}|`, ...lines].join('\n')
  const yes = (value: boolean) => (value ? 'yes' : '')
  return [
    '# Who may do and see what',
    note,
    '## What callers may do',
    table(
      callers,
      (Object.keys(permissions) as Permission[]).map(
        permission => `| ${permission} | ${callers.map(caller => yes(isAllowed(permission, caller))).join(' | ')} |`,
      ),
    ),
    '## What each view shows',
    table(
      views,
      (Object.keys(visibility) as Information[]).map(
        information => `| ${information} | ${views.map(view => yes(isVisible(information, view))).join(' | ')} |`,
      ),
    ),
    '## What each call asks for',
    table(
      ['permission'],
      endpoints.map(({ method, path, permission }) => `| \`${method} ${path}\` | ${permission} |`),
    ),
    '',
  ].join('\n\n')
}

/** The lint rule that finds a status compared with a string outside the domain. */
function statusComparisonRule(): string {
  const status = `r"['\\"](?:${claimStatuses.join('|')})['\\"]"`
  return `// ${note}
language js

or {
  \`$left === $right\`,
  \`$left !== $right\`,
  \`$left == $right\`,
  \`$left != $right\`,
  JsCaseClause(test=$left)
} as $comparison where {
  or {
    $left <: ${status},
    $right <: ${status}
  },
  register_diagnostic(span=$comparison, message="Ask the domain about a status instead of comparing it with a string.", severity="error")
}
`
}

const files: Record<string, string> = {
  'claim-lifecycle.md': lifecycle(),
  'events.md': events(),
  'periods.md': periodSettings(),
  'no-status-comparison.grit': statusComparisonRule(),
  'permissions.md': permissionMatrix(),
  'openapi.json': `${compact(openApiDocument(operations, resourceTexts), { maxLength: 120 })}\n`,
}

const isCheck = process.argv.includes('--check')
mkdirSync(folder, { recursive: true })
let drift = 0
for (const [name, content] of Object.entries(files)) {
  const path = join(folder, name)
  if (!isCheck) {
    writeFileSync(path, content)
    continue
  }
  let present = ''
  try {
    present = readFileSync(path, 'utf8')
  } catch {
    // A file that is missing has drifted too.
  }
  if (present === content) continue
  drift++
  process.stderr.write(`docs/generated/${name} does not fit the code: run npm run generate\n`)
}
process.exit(drift === 0 ? 0 : 1)
