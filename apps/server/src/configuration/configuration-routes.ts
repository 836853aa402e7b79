import * as contract from '@redress/contract/configuration.ts'
import type { Context } from '../adapters/context.ts'
import { type Route, route } from '../platform/http/route.ts'
import { getConfiguration } from './get-configuration.ts'

export const configurationRoutes = ({ settings }: Context): Route[] => [
  route(contract.getConfiguration, async () => getConfiguration(settings)),
]
