import * as contract from '@redress/contract/suspensions.ts'
import { type Route, route, signedIn, staffOf } from '../platform/http/route.ts'
import { ok } from '../platform/result.ts'
import type { AccountsContext } from './people/account-ports.ts'
import { getAccount } from './profile/profile.ts'
import { decideSuspension, objectToSuspension, suspend } from './suspensions/suspend.ts'
import { accountsFor, lookAtAccount, presentAccount, suspendedAccounts } from './suspensions/suspension-views.ts'

/** Suspensions: decisions of the operator and objections of account owners. */
export const suspensionRoutes: Route<AccountsContext>[] = [
  route(contract.objectToSuspension, async (context, { body: { text } }, caller) => {
    const { userId } = signedIn(caller)
    const objected = await objectToSuspension(context, userId, text)
    return objected.ok ? ok(await getAccount(context.database, userId)) : objected
  }),
  route(contract.getSuspendedAccounts, context => suspendedAccounts(context)),
  route(contract.findAccounts, (context, { query: { term } }) => accountsFor(context, term)),
  route(contract.getAccountForStaff, (context, { params: { username } }, caller) =>
    lookAtAccount(context, staffOf(caller, 'Opened the account'), username),
  ),
  route(
    contract.suspendAccount,
    async (context, { params: { username }, body: { scope, ground, explanation } }, caller) => {
      const operator = staffOf(caller, explanation)
      const suspended = await suspend(context, operator, username, { scope, ground })
      return suspended.ok ? ok(await presentAccount(context, operator, suspended.value)) : suspended
    },
  ),
  route(
    contract.decideSuspension,
    async (context, { params: { id }, body: { suspensionOutcome, explanation } }, caller) => {
      const operator = staffOf(caller, explanation)
      const decided = await decideSuspension(context, operator, id, suspensionOutcome)
      return decided.ok ? ok(await presentAccount(context, operator, decided.value)) : decided
    },
  ),
]
