import type { ErrorCode } from '@redress/contract/errors.ts'

/**
 * Something that the server depends on does not answer, or refuses it: nothing that the caller did. What was under way
 * is undone and may be tried again. Adapters extend this class; the request answers with the error code.
 */
export class ServiceUnavailable extends Error {
  readonly errorCode: ErrorCode = 'UNAVAILABLE'
}
