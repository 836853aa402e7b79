import type { ErrorCode } from '@redress/contract/errors.ts'

/**
 * An external service is down or refuses the request, through no fault of the caller. The act is rolled back and can
 * be retried. Adapters extend this class; the response has the error code.
 */
export class ServiceUnavailable extends Error {
  readonly errorCode: ErrorCode = 'UNAVAILABLE'
}
