import type { Context } from './platform/context.ts'
import type { Route } from './platform/route.ts'

/** Every route of the API, folder by folder. */
export const allRoutes = (context: Context): readonly Route[] => [
  // ...accountRoutes(context),
]
