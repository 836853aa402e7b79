import { dirname } from 'node:path'
import ts from 'typescript'

// The translation of a browser puts every text into elements of its own. React then no longer finds the text where it
// put it, and fails when it removes it or inserts something before it. A text that is the only child of an element is
// set through the element, and never fails.

const message = 'a page that the browser has translated breaks here: give the text an element of its own.'

const textFlags = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike
const partsOf = (type: ts.Type): readonly ts.Type[] => (type.isUnion() ? type.types : [type])
const isText = (type: ts.Type): boolean => (type.flags & textFlags) !== 0

/** White space, which translations leave in its place. */
const isWhiteSpace = (node: ts.Node): boolean =>
  (ts.isJsxText(node) || ts.isStringLiteral(node)) && node.text.trim() === ''

type Kind = 'fixed element' | 'fixed text' | 'text that may go' | 'anything else'

function kindOf(child: ts.JsxChild, checker: ts.TypeChecker): Kind {
  if (ts.isJsxText(child)) return 'fixed text'
  if (ts.isJsxElement(child) || ts.isJsxSelfClosingElement(child)) {
    const opening = ts.isJsxElement(child) ? child.openingElement : child
    if (ts.isIdentifier(opening.tagName) && /^[a-z]/.test(opening.tagName.text)) return 'fixed element'
    const drawn = checker.getResolvedSignature(opening)?.getReturnType()
    return drawn && partsOf(drawn).some(isText) && !isNode(drawn, checker) ? 'text that may go' : 'anything else'
  }
  if (ts.isJsxFragment(child) || !child.expression) return 'anything else'
  if (isWhiteSpace(child.expression)) return 'fixed element'
  const parts = partsOf(checker.getTypeAtLocation(child.expression))
  if (parts.every(isText)) return 'fixed text'
  const isListOfTexts = parts.some(part => {
    const entry = checker.getIndexTypeOfType(part, ts.IndexKind.Number)
    return entry !== undefined && partsOf(entry).some(isText)
  })
  return isListOfTexts || parts.some(isText) ? 'text that may go' : 'anything else'
}

/** Libraries declare the output of their components as `ReactNode`, which does not count as text. */
const isNode = (type: ts.Type, checker: ts.TypeChecker): boolean =>
  type.aliasSymbol?.name === 'ReactNode' || checker.typeToString(type) === 'ReactNode'

/**
 * Children that browser translation breaks: any text in a fragment; in an element, conditional parts and text before
 * them.
 */
function brokenChildren(parent: ts.JsxElement | ts.JsxFragment, checker: ts.TypeChecker): ts.JsxChild[] {
  const children = parent.children.filter(
    child =>
      !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces) &&
      !(ts.isJsxExpression(child) && !child.expression),
  )
  const isFragment = ts.isJsxFragment(parent)
  if (children.length < 2 && !isFragment) return []
  let followsWhatComes = isFragment
  return children.filter(child => {
    if (isWhiteSpace(child)) {
      followsWhatComes = isFragment
      return false
    }
    const kind = kindOf(child, checker)
    const isBroken = kind === 'text that may go' || (kind === 'fixed text' && followsWhatComes)
    if (kind === 'fixed element') followsWhatComes = isFragment
    if (kind === 'anything else') followsWhatComes = true
    return isBroken
  })
}

/** Every text in a source that breaks where the browser translates the page. */
export function translationFaults(source: ts.SourceFile, checker: ts.TypeChecker): string[] {
  const faults: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      for (const child of brokenChildren(node, checker)) {
        const { line } = source.getLineAndCharacterOfPosition(child.getStart(source))
        faults.push(`${source.fileName}:${line + 1}: ${child.getText(source).trim()}: ${message}`)
      }
    }
    node.forEachChild(visit)
  }
  visit(source)
  return faults
}

/** The program of a project. */
export function openProgram(configuration: string): ts.Program {
  const { config } = ts.readConfigFile(configuration, ts.sys.readFile)
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(configuration))
  return ts.createProgram(fileNames, options)
}
