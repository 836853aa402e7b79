import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import ts from 'typescript'

const calledInstead = new Set(['skip', 'todo', 'fixme', 'skipIf', 'runIf', 'step'])

/** The names in `test.each(rows)(…)`, from left to right: `test`, `each`. */
function calleeNames(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text]
  if (ts.isPropertyAccessExpression(callee)) return [...calleeNames(callee.expression), callee.name.text]
  return ts.isCallExpression(callee) ? calleeNames(callee.expression) : []
}

/** The titles of the tests and of the groups of tests that stand in a source, as they are written there. */
export function titlesIn(source: string): Set<string> {
  const tree = ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX)
  const titles = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const [called, ...more] = calleeNames(node.expression)
      const [title] = node.arguments
      const isTest = (called === 'test' || called === 'describe') && !more.some(name => calledInstead.has(name))
      if (isTest && title && ts.isStringLiteralLike(title)) titles.add(title.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return titles
}

interface Suite {
  readonly file: string
  readonly suites?: readonly Suite[]
  readonly specs: readonly { readonly title: string }[]
}

const fromJourneys = createRequire(join(import.meta.dirname, '../e2e/package.json'))

/** The titles of the journeys, by file, as the browser's test runner makes them out of their tables. */
export function journeyTitles(): ReadonlyMap<string, ReadonlySet<string>> {
  const runner = [fromJourneys.resolve('@playwright/test/cli'), 'test', '--list', '--reporter=json']
  const { stdout } = spawnSync('node', [...runner, '-c', dirname(fromJourneys.resolve('./package.json'))], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  const { suites } = JSON.parse(stdout) as { suites: readonly Suite[] }
  return new Map(suites.map(suite => [`e2e/${suite.file}`, new Set(titlesOf(suite))]))
}

const titlesOf = ({ specs, suites = [] }: Suite): string[] => [
  ...specs.map(({ title }) => title),
  ...suites.flatMap(titlesOf),
]
