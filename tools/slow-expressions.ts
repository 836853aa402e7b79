import { readFileSync } from 'node:fs'
import { analyse } from 'scslre'
import ts from 'typescript'

/** Accepted slow expressions, each with the limit that keeps its input short. */
const onShortText: Readonly<Record<string, string>> = {
  '/0+$/': 'nine digits of a number',
  '/[.。．｡]+(?=\\p{N}|[\\p{L}\\p{N}-]{2})/gu': 'a name, of at most 200 characters',
}

/** Regular expressions of a source with quadratic or worse running time on some input. */
export function slowExpressions(source: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      const { reports } = analyse({ source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
      if (reports.length > 0) found.push(node.text)
    }
    node.forEachChild(visit)
  }
  visit(ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest))
  return found
}

/** Slow expressions in these files that are not accepted, and accepted ones that no longer exist. */
export function expressionFaults(paths: readonly string[]): string[] {
  const found = paths.flatMap(path => slowExpressions(readFileSync(path, 'utf8')).map(text => ({ path, text })))
  const used = new Set(found.map(({ text }) => text))
  return [
    ...found
      .filter(({ text }) => !(text in onShortText))
      .map(({ path, text }) => `${path}: ${text} is slow on some long text: whoever sends it stops the server`),
    ...Object.keys(onShortText)
      .filter(text => !used.has(text))
      .map(text => `${text} is excused and nowhere used`),
  ]
}
