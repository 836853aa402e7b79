import type { EndpointDefinition } from '@redress/contract/endpoint.ts'
import { isShownToAll } from '@redress/domain/people/permissions.ts'
import type { Asker } from './caller.ts'

export const cachings = {
  /** Kept by nobody: neither a proxy nor the browser of a shared computer shows it to the next person. */
  never: 'private, no-store',
  /** Kept by the browser that asked, which asks each time whether it is still so. */
  asked: 'private, no-cache',
} as const

/** Only what visitors are shown, and is asked for as one, may be kept; and no file, stream or redirect. */
export function cachingOf(
  { method, permission, kind = 'json' }: EndpointDefinition,
  { caller, reader }: Asker,
): string {
  const isForVisitor = method === 'GET' && kind === 'json' && caller === null && reader === null
  return isForVisitor && isShownToAll(permission) ? cachings.asked : cachings.never
}
