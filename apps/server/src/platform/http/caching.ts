import type { EndpointDefinition } from '@redress/contract/endpoint.ts'
import { isShownToAll } from '@redress/domain/people/permissions.ts'
import type { Asker } from './caller.ts'

export const cachings = {
  /** Never cached, by a proxy or by the browser of a shared computer. */
  never: 'private, no-store',
  /** Cached by the browser, which revalidates it each time. */
  asked: 'private, no-cache',
} as const

/** Caching is allowed only for JSON that visitors see and request as visitors. */
export function cachingOf(
  { method, permission, kind = 'json' }: EndpointDefinition,
  { caller, reader }: Asker,
): string {
  const isForVisitor = method === 'GET' && kind === 'json' && caller === null && reader === null
  return isForVisitor && isShownToAll(permission) ? cachings.asked : cachings.never
}
