import type { FastifyRequest } from 'fastify'

const prefix = '/v1/'

/**
 * Whether a request is a call of the API: by the route that was found for it, as its address can be written in other ways
 * (`/%761/…`, `http://host/v1/…`), or by its address where there is no such call.
 */
export const isCall = ({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): boolean =>
  routeOptions.url?.startsWith(prefix) === true || url.startsWith(prefix)
