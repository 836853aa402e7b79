import * as endpoints from '@redress/contract/account-closure.ts'
import { clearSessionCookies } from '../../accounts/sessions/session-cookies.ts'
import type { Context } from '../../adapters/context.ts'
import { type Route, route, signedIn } from '../../platform/http/route.ts'
import { closeOwnAccount } from './account-closure.ts'

export const accountClosureRoutes: Route<Context>[] = [
  route(endpoints.closeAccount, async (context, _, caller) => {
    const result = await closeOwnAccount(context, signedIn(caller))
    if (result.ok) clearSessionCookies(context.settings, caller.reply)
    return result
  }),
]
