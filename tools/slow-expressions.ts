import { readFileSync } from 'node:fs'
import { analyse } from 'scslre'
import ts from 'typescript'

/** Those that are slow on a long text, and never meet one; each with what keeps its text short. */
const onShortText: Readonly<Record<string, string>> = {
  '/0+$/': 'nine digits of a number',
  '/[.。．｡]+(?=\\p{N}|[\\p{L}\\p{N}-]{2})/gu': 'a name, of at most 200 characters',
}

/** The regular expressions of a source that take quadratic time, or more, on some text. */
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

/** Of these files: what is slow and may meet a long text, and what is excused and is not there any more. */
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
