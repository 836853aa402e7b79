import type { ErrorBody } from '@redress/contract/endpoint.ts'
import { ApiError } from './api-error.ts'

/** The failure that a response tells of; a proxy's page instead of our envelope has no words for people. */
export async function failureOf(response: Response): Promise<ApiError> {
  const body: Partial<ErrorBody> = await response.json().catch(() => ({}))
  return failureFrom(response.status, body, response.headers.get('retry-after'))
}

export function failureFrom(status: number, body: Partial<ErrorBody>, retryAfter: string | null = null): ApiError {
  const { code = 'UNKNOWN', error: message = '', details } = body
  const seconds = Number.parseInt(retryAfter ?? '', 10)
  return new ApiError({ status, code, message, details, retryAfter: Number.isNaN(seconds) ? null : seconds })
}
