import ts from 'typescript'
import { expect, test } from 'vitest'
import { translationFaults } from './translated-texts.ts'

const declarations = `
interface Array<T> { [index: number]: T; map<U>(of: (each: T) => U): U[] }
interface Boolean {} interface CallableFunction {} interface Function {} interface IArguments {}
interface NewableFunction {} interface Number {} interface Object {} interface RegExp {} interface String {}
declare namespace JSX { interface Element { isElement: true } interface IntrinsicElements { [name: string]: unknown } }
type Node = JSX.Element | string | null
declare const isOpen: boolean, word: string, count: number, part: Node, list: JSX.Element[], words: string[]
declare const Icon: () => JSX.Element | null, Word: () => string, React: unknown
`

/** Faults of a JSX element in a file of its own. */
function faultsOf(element: string): string[] {
  const options: ts.CompilerOptions = { jsx: ts.JsxEmit.Preserve, noLib: true, strict: true, types: [] }
  const source = ts.createSourceFile(
    'example.tsx',
    `${declarations}const example = ${element}`,
    ts.ScriptTarget.Latest,
    true,
  )
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost(options),
    getSourceFile: name => (name === source.fileName ? source : undefined),
  }
  return translationFaults(source, ts.createProgram([source.fileName], options, host).getTypeChecker())
}

test.each([
  '<p><Icon />{isOpen ? word : null}</p>',
  '<p><b />{isOpen ? word : <i />}</p>',
  '<p>{isOpen ? <b /> : null}{word}</p>',
  '<p>{isOpen && <b />}{count}</p>',
  '<p>{list.map(each => each)}and more</p>',
  '<p><Icon />{word}</p>',
  '<p><b />{part}</p>',
  '<p><b />{words}</p>',
  '<p><b /><Word /></p>',
  '<>{word}</>',
  '<>Some words<b /></>',
])('%s breaks', element => expect(faultsOf(element)).toHaveLength(1))

test.each([
  '<p>{isOpen ? word : <b />}</p>',
  '<p>{word}</p>',
  '<p>Some {count} words</p>',
  '<p><b />{word}</p>',
  '<p>{word}<Icon /></p>',
  "<p><Icon />{' '}{word}</p>",
  '<p>{isOpen ? <b /> : null}<span>{word}</span></p>',
  '<p>{isOpen ? <b>{word}</b> : null}</p>',
  "<><b /> <i />{' '}</>",
])('%s does not', element => expect(faultsOf(element)).toEqual([]))
