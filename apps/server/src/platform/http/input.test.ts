import { operations } from '@redress/contract/endpoints.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { checkInput } from './input.ts'

const kinds: readonly unknown[] = [5, true, null, [], {}, '', 'x', [1], [[]], { a: 1 }]
const shapeOf = (schema: z.ZodType | undefined) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : [])

test.each(operations)(
  'the details of values of the wrong kind have texts that are translated: $name',
  ({ endpoint }) => {
    const bodies = [...kinds, ...shapeOf(endpoint.body).flatMap(field => kinds.map(value => ({ [field]: value })))]
    const messages = bodies.flatMap(body => {
      const checked = checkInput(endpoint, { params: {}, query: {}, body })
      return checked.ok ? [] : (checked.details ?? []).map(({ message }) => message)
    })
    expect(Object.values(validationTexts)).toEqual(expect.arrayContaining(messages))
  },
)
