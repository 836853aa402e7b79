import { expect, test } from 'vitest'
import { slowExpressions } from './slow-expressions.ts'

test.each([
  String.raw`name.replace(/^[.\s]+|[.\s]+$/g, '')`,
  String.raw`const isList = /^(\d+,?)+$/v`,
  String.raw`<p title={text.replace(/\s+$/, '')} />`,
])('%s is found', source => expect(slowExpressions(source)).toHaveLength(1))

test.each([String.raw`name.split(/[/\\]/)`, String.raw`/^\d{1,10}$/.test(text)`, "'a/(b+)+/c'"])('%s is not', source =>
  expect(slowExpressions(source)).toEqual([]),
)
