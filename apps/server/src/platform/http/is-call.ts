import type { FastifyRequest } from 'fastify'

const prefix = '/v1/'

/**
 * True for an API call: by its matched route, because a URL has several spellings (`/%761/…`, `http://host/v1/…`), or
 * by its URL if no route matched.
 */
export const isCall = ({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): boolean =>
  routeOptions.url?.startsWith(prefix) === true || url.startsWith(prefix)
