import * as contract from '@redress/contract/figures.ts'
import { rolesWith } from '@redress/domain/people/permissions.ts'
import type { Context } from '../../adapters/context.ts'
import { type Route, route, staffOf } from '../../platform/http/route.ts'
import { ok } from '../../platform/result.ts'
import { figuresByMonth } from '../figures/figures-by-month.ts'
import { installationHealth } from './health.ts'

/** How the installation is, and what became of its claims, for the console. */
export const figuresRoutes: Route<Context>[] = [
  route(contract.getInstallationHealth, async context => ok(await installationHealth(context))),
  route(contract.getInstallationFigures, async (context, _, by) =>
    ok({
      mayReadReports: rolesWith('read reports').includes(staffOf(by, '').role),
      months: await figuresByMonth(context),
    }),
  ),
]
