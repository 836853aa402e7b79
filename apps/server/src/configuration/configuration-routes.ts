import * as contract from '@redress/contract/configuration.ts'
import type { ErrorCode } from '@redress/contract/errors.ts'
import { rolesWith } from '@redress/domain/people/permissions.ts'
import type { Context } from '../adapters/context.ts'
import { type RequestContext, type Route, route, staffOf } from '../platform/http/route.ts'
import { ok, type Result } from '../platform/result.ts'
import { seenSettings } from '../platform/settings.ts'
import { endBroadcast, findBroadcast, setBroadcast } from './broadcast.ts'
import { getConfiguration } from './get-configuration.ts'

async function forStaff(context: Context, by: RequestContext): Promise<Result<contract.InstallationSettings, never>> {
  const { role } = staffOf(by, '')
  return ok({
    mayReadReports: rolesWith('read reports').includes(role),
    mayBroadcast: rolesWith('broadcast').includes(role),
    mayHandOutFeeCodes: rolesWith('hand out fee codes').includes(role),
    settings: seenSettings(context.settings),
    broadcast: await findBroadcast(context),
  })
}

const after = async <Code extends ErrorCode>(context: Context, done: Result<null, Code>, by: RequestContext) =>
  done.ok ? forStaff(context, by) : done

/** Public configuration for the page; settings and broadcast for the console. */
export const configurationRoutes: Route<Context>[] = [
  route(contract.getConfiguration, async context => getConfiguration(context.settings)),
  route(contract.getInstallationSettings, (context, _, by) => forStaff(context, by)),
  route(contract.setBroadcast, async (context, { body: { explanation, ...broadcast } }, by) =>
    after(context, await setBroadcast(context, staffOf(by, explanation), broadcast), by),
  ),
  route(contract.endBroadcast, async (context, { body: { explanation } }, by) =>
    after(context, await endBroadcast(context, staffOf(by, explanation)), by),
  ),
]
