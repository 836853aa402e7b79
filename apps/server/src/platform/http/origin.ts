import { AsyncLocalStorage } from 'node:async_hooks'
import Bowser from 'bowser'
import type { FastifyRequest } from 'fastify'
import { networkOf } from './network.ts'

/** Origin of a request, recognisable to its user. */
export interface RequestOrigin {
  /** Browser and operating system; '' if unknown. */
  readonly browser: string
  /** IP address, or the network of an IPv6 address. */
  readonly network: string
}

/** Origin outside a request, such as in a job. */
const nowhere: RequestOrigin = { browser: '', network: '' }

const origins = new AsyncLocalStorage<FastifyRequest>()

/** Runs `act` with the request's origin available to it. */
export const actFor = <Value>(request: FastifyRequest, act: () => Value): Value => origins.run(request, act)

export function requestOrigin(): RequestOrigin {
  const request = origins.getStore()
  if (!request) return nowhere
  return { browser: browserName(request.headers['user-agent'] ?? ''), network: networkOf(request.ip) }
}

const knownNames = new Set<string | undefined>([...Object.values(Bowser.BROWSER_MAP), ...Object.values(Bowser.OS_MAP)])

/** Clients can send any header, so only known names are stored. */
function browserName(userAgent: string): string {
  if (userAgent === '') return ''
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500))
  return [browser.name, os.name].filter(name => knownNames.has(name)).join(', ')
}
