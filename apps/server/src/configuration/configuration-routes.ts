import * as contract from '@redress/contract/configuration.ts'
import type { ErrorCode } from '@redress/contract/errors.ts'
import { rolesWith } from '@redress/domain/people/permissions.ts'
import type { Context } from '../adapters/context.ts'
import { type RequestContext, type Route, route, staffOf } from '../platform/http/route.ts'
import { ok, type Result } from '../platform/result.ts'
import { seenSettings } from '../platform/settings.ts'
import { endBroadcast, findBroadcast, setBroadcast } from './broadcast.ts'
import { getConfiguration } from './get-configuration.ts'

/** What the page has to know of the installation; and, for the console, all settings and what every page shows. */
export function configurationRoutes(context: Context): Route[] {
  const { settings } = context
  async function forStaff(by: RequestContext): Promise<Result<contract.InstallationSettings, never>> {
    const { role } = staffOf(by, '')
    return ok({
      mayReadReports: rolesWith('read reports').includes(role),
      mayBroadcast: rolesWith('broadcast').includes(role),
      settings: seenSettings(settings),
      broadcast: await findBroadcast(context),
    })
  }
  const after = async <Code extends ErrorCode>(done: Result<null, Code>, by: RequestContext) =>
    done.ok ? forStaff(by) : done
  return [
    route(contract.getConfiguration, async () => getConfiguration(settings)),
    route(contract.getInstallationSettings, (_, by) => forStaff(by)),
    route(contract.setBroadcast, async ({ body: { explanation, ...broadcast } }, by) =>
      after(await setBroadcast(context, staffOf(by, explanation), broadcast), by),
    ),
    route(contract.endBroadcast, async ({ body: { explanation } }, by) =>
      after(await endBroadcast(context, staffOf(by, explanation)), by),
    ),
  ]
}
