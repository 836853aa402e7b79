import { z } from 'zod'

/** What an answer shows, with its name in the API's description. */
export const view = <Shape extends z.core.$ZodLooseShape>(id: string, shape: Shape) => z.object(shape).meta({ id })

/** What a body takes, with its name in the API's description; unknown fields are refused. */
export const form = <Shape extends z.core.$ZodLooseShape>(id: string, shape: Shape) =>
  z.strictObject(shape).meta({ id })
