import * as endpoints from '@redress/contract/account-closure.ts'
import { clearSessionCookies } from '../../accounts/sessions/session-cookies.ts'
import type { Context } from '../../adapters/context.ts'
import { type Route, route, signedIn } from '../../platform/http/route.ts'
import { closeOwnAccount } from './account-closure.ts'

export const accountClosureRoutes = (context: Context): Route[] => [
  route(endpoints.closeAccount, async (_, requestContext) => {
    const result = await closeOwnAccount(context, signedIn(requestContext))
    if (result.ok) clearSessionCookies(context.settings, requestContext.reply)
    return result
  }),
]
