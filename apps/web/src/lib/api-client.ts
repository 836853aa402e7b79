import type { EndpointDefinition, GivenInput, Output } from '@redress/contract/endpoint.ts'
import { type CallOptions, send } from './http.ts'

type Input<E extends EndpointDefinition> = GivenInput<E>
type Arguments<E extends EndpointDefinition> =
  Record<never, never> extends Input<E>
    ? [input?: Input<E>, options?: CallOptions]
    : [input: Input<E>, options?: CallOptions]

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/**
 * A typed call of one endpoint. The endpoint is given as a type, so that its schemas stay out of the bundle; method and
 * path are the contract's own, checked by the compiler:
 * `const readClaim = caller<typeof contract.readClaim>('GET', '/v1/claims/:id')`
 */
export function caller<E extends EndpointDefinition>(method: E['method'], path: E['path']) {
  return async (...[input, options]: Arguments<E>): Promise<Output<E>> => {
    const { params, query, body }: Parts = input ?? {}
    const response = await send({ method, url: address(path, params, query), body, ...options })
    return (await payload(response)) as Output<E>
  }
}

/** A call that answers a file. */
export function downloader<E extends EndpointDefinition & { readonly kind: 'download' }>(
  method: E['method'],
  path: E['path'],
) {
  return async (...[input, options]: Arguments<E>): Promise<Blob> => {
    const { params, query }: Parts = input ?? {}
    const response = await send({ method, url: address(path, params, query), ...options })
    return response.blob()
  }
}

/** The address of an endpoint's path with its `:name` parameters and query filled in. */
export function address(path: string, params: Parts['params'] = {}, query: Parts['query'] = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  )
  return pairs.length === 0 ? filled : `${filled}?${new URLSearchParams(pairs)}`
}

async function payload(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined
  const body: { data?: unknown } = await response.json()
  return body.data
}
