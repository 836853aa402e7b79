import { AsyncLocalStorage } from 'node:async_hooks'
import Bowser from 'bowser'
import type { FastifyRequest } from 'fastify'
import { networkOf } from './network.ts'

/** Where a request comes from, as its owner would recognise it. */
export interface RequestOrigin {
  /** The browser and its system, '' where it names none. */
  readonly browser: string
  /** The IP address, or the network of an IPv6 address. */
  readonly network: string
}

/** Of what no request asks for, as of a job. */
const nowhere: RequestOrigin = { browser: '', network: '' }

const origins = new AsyncLocalStorage<FastifyRequest>()

/** Lets what acts for a request know where it comes from. */
export const actFor = <Value>(request: FastifyRequest, act: () => Value): Value => origins.run(request, act)

export function requestOrigin(): RequestOrigin {
  const request = origins.getStore()
  if (!request) return nowhere
  return { browser: browserName(request.headers['user-agent'] ?? ''), network: networkOf(request.ip) }
}

const knownNames = new Set<string | undefined>([...Object.values(Bowser.BROWSER_MAP), ...Object.values(Bowser.OS_MAP)])

/** Whoever sends the header may write anything there: of what is no known name, nothing is kept. */
function browserName(userAgent: string): string {
  if (userAgent === '') return ''
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500))
  return [browser.name, os.name].filter(name => knownNames.has(name)).join(', ')
}
