import * as endpoints from '@redress/contract/profile.ts'
import type { Context } from '../../platform/context.ts'
import { type Route, route, signedIn } from '../../platform/http/route.ts'
import { ok } from '../../platform/result.ts'
import { setWallets } from './set-wallets.ts'
import { walletsOf } from './wallets-of.ts'

export const walletRoutes = (context: Context): Route[] => [
  route(endpoints.getWallets, async (_, requestContext) =>
    ok({ wallets: await walletsOf(context.database, signedIn(requestContext).userId) }),
  ),
  route(endpoints.setWallets, ({ body }, requestContext) =>
    setWallets(context, {
      userId: signedIn(requestContext).userId,
      addresses: body.wallets.map(wallet => wallet.address),
    }),
  ),
]
