import { operations, resourceTexts } from '@redress/contract/endpoints.ts'
import { openApiDocument } from '@redress/contract/openapi.ts'
import { expect, test } from 'vitest'
import { breakingChanges } from './breaking-changes.ts'

const text = { type: 'string' }

/** Description of one call whose body and answer are these objects. */
function described(body: object, answer: object, more: object = {}) {
  const content = (schema: object) => ({ content: { 'application/json': { schema } } })
  const post = {
    ...{ operationId: '', summary: '', description: '', tags: [], parameters: [] },
    requestBody: content(body),
    responses: { 200: content({ $ref: '#/components/schemas/Answer' }) },
    ...more,
  }
  const components = { schemas: { Answer: answer as never }, parameters: {}, responses: {}, securitySchemes: {} }
  return { paths: { '/v1/a': { post } }, components }
}
const object = (properties: object, required: readonly string[] = []) => ({ type: 'object', properties, required })

const body = object({ a: text, kind: { enum: ['x', 'y'] } }, ['a'])
const answer = object({ id: text, parts: { type: 'array', items: object({ name: text }, ['name']) } }, ['id'])
const before = described(body, answer)
const nullable = { anyOf: [text, { type: 'null' }] }

test.each([
  ['a call that is gone', { ...before, paths: {} }, ['POST /v1/a: is gone']],
  [
    'a field of an answer that is gone',
    described(body, object({ id: text })),
    ['POST /v1/a answer: no longer has the field parts', 'POST /v1/a answer: no longer always has id'],
  ],
  [
    'a field of a part of an answer',
    described(body, object({ id: text, parts: { type: 'array', items: object({}) } }, ['id'])),
    ['POST /v1/a answer.parts[]: no longer has the field name'],
  ],
  [
    'an answer that may be null',
    described(body, object({ ...answer.properties, id: nullable }, ['id'])),
    ['POST /v1/a answer.id: may now be null'],
  ],
  [
    'a value that is refused',
    described(object({ a: text, kind: { enum: ['x'] } }, ['a']), answer),
    ['POST /v1/a request.kind: no longer has the value y'],
  ],
  [
    'a field that must be sent',
    described(object({ ...body.properties, b: text }, ['a', 'b']), answer),
    ['POST /v1/a request: now requires b'],
  ],
  [
    'a type that is refused',
    described(object({ ...body.properties, a: { type: 'number' } }, ['a']), answer),
    ['POST /v1/a request.a: no longer takes string'],
  ],
  [
    'a parameter that must be sent',
    described(body, answer, { parameters: [{ name: 'term', in: 'query', required: true }] }),
    ['POST /v1/a: now requires term'],
  ],
])('%s breaks programs', (_, after, changes) => expect(breakingChanges(before, after)).toEqual(changes))

test('what is added breaks none', () => {
  const after = described(
    object({ a: nullable, b: text, kind: { enum: ['x', 'y', 'z'] } }),
    object({ ...answer.properties, more: text }, ['id', 'more']),
  )
  expect(breakingChanges(before, after)).toEqual([])
})

test('the description of the API breaks nothing of itself, and everything without its calls', () => {
  const document = openApiDocument(operations, resourceTexts)
  expect(breakingChanges(document, document)).toEqual([])
  expect(breakingChanges(document, { ...document, paths: {} })).toHaveLength(operations.length)
})
