import * as contract from '@redress/contract/suspensions.ts'
import { type Route, route, signedIn, staffOf } from '../platform/http/route.ts'
import { ok } from '../platform/result.ts'
import type { AccountsContext } from './people/account-ports.ts'
import { getAccount } from './profile/profile.ts'
import { decideSuspension, objectToSuspension, suspend } from './suspensions/suspend.ts'
import { lookAtAccount, presentAccount, suspendedAccounts } from './suspensions/suspension-views.ts'

/** What the operator suspends, and what the owner of an account says against it. */
export const suspensionRoutes = (context: AccountsContext): Route[] => [
  route(contract.objectToSuspension, async ({ body: { text } }, requestContext) => {
    const { userId } = signedIn(requestContext)
    const objected = await objectToSuspension(context, userId, text)
    return objected.ok ? ok(await getAccount(context.database, userId)) : objected
  }),
  route(contract.getSuspendedAccounts, () => suspendedAccounts(context)),
  route(contract.getAccountForStaff, ({ params: { username } }, requestContext) =>
    lookAtAccount(context, staffOf(requestContext, 'Opened the account'), username),
  ),
  route(
    contract.suspendAccount,
    async ({ params: { username }, body: { scope, ground, explanation } }, requestContext) => {
      const operator = staffOf(requestContext, explanation)
      const suspended = await suspend(context, operator, username, { scope, ground })
      return suspended.ok ? ok(await presentAccount(context, operator, suspended.value)) : suspended
    },
  ),
  route(
    contract.decideSuspension,
    async ({ params: { id }, body: { suspensionOutcome, explanation } }, requestContext) => {
      const operator = staffOf(requestContext, explanation)
      const decided = await decideSuspension(context, operator, id, suspensionOutcome)
      return decided.ok ? ok(await presentAccount(context, operator, decided.value)) : decided
    },
  ),
]
