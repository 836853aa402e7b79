import * as contract from '@redress/contract/search.ts'
import type { Context } from '../../platform/context.ts'
import { type Route, route } from '../../platform/http/route.ts'
import { search } from './search.ts'

export const searchRoutes = (context: Context): Route[] => [
  route(contract.search, ({ query }) => search(context, query)),
]
