import { z } from 'zod'
import { validationTexts } from './validation-texts.ts'

/** Object schema of an answer, named in the OpenAPI document. */
export const view = <Shape extends z.core.$ZodLooseShape>(id: string, shape: Shape) => z.object(shape).meta({ id })

/** Object schema of a body, named in the OpenAPI document; unknown fields are refused. */
export const form = <Shape extends z.core.$ZodLooseShape>(id: string, shape: Shape) =>
  z
    .strictObject(shape, { error: ({ code }) => (code === 'invalid_type' ? validationTexts.malformed : undefined) })
    .meta({ id })
