import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../apps/web/src')
const spoken = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'description',
  'label',
  'lead',
  'placeholder',
  'text',
  'title',
])
const hasWords = (text: string) => /\p{L}{2}/u.test(text)

/** What a component says in words of its own, by line. */
function ownWords(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const text = wordsOf(node)
    if (text !== undefined && hasWords(text)) {
      found.push(`${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${text.trim()}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

function wordsOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text
  if (!ts.isStringLiteralLike(node)) return undefined
  const { parent } = node
  if (ts.isJsxAttribute(parent)) return spoken.has(parent.name.getText()) ? node.text : undefined
  return isShown(node) ? node.text : undefined
}

/** Within the braces of an element's content, or of an attribute that people read. */
function isShown(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isConditionalExpression(parent) && parent.condition !== node) return isShown(parent)
  if (ts.isParenthesizedExpression(parent)) return isShown(parent)
  if (ts.isBinaryExpression(parent)) return parent.right === node && isShown(parent)
  if (!ts.isJsxExpression(parent)) return false
  return !ts.isJsxAttribute(parent.parent) || spoken.has(parent.parent.name.getText())
}

test('a component has no words of its own', () => {
  const files = globSync('{routes,features,entities,layouts,ui,illustrations}/**/*.tsx', { cwd: root })
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap(file => ownWords(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
})

test.each([
  '<p>Some words</p>',
  "<p>{isOpen ? 'Close' : texts.open}</p>",
  '<Field label="Amount" />',
  "<Field label={isNew && 'Amount'} />",
])('it would be seen in %s', source => expect(ownWords('example.tsx', source)).toHaveLength(1))

test.each([
  '<p className="lead">{texts.some}</p>',
  '<Field name="amount" label={texts.amount} />',
  "<p>{isOne ? '1' : '–'}</p>",
])('nothing is amiss in %s', source => expect(ownWords('example.tsx', source)).toEqual([]))
