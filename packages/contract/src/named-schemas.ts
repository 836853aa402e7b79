import { z } from 'zod'
import { validationTexts } from './validation-texts.ts'

/** What an answer shows, with its name in the API's description. */
export const view = <Shape extends z.core.$ZodLooseShape>(id: string, shape: Shape) => z.object(shape).meta({ id })

/** What a body takes, with its name in the API's description; unknown fields are refused. */
export const form = <Shape extends z.core.$ZodLooseShape>(id: string, shape: Shape) =>
  z
    .strictObject(shape, { error: ({ code }) => (code === 'invalid_type' ? validationTexts.malformed : undefined) })
    .meta({ id })
