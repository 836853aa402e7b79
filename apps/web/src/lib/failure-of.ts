import type { ErrorBody } from '@redress/contract/endpoint.ts'
import { ApiError } from './api-error.ts'

/** The failure that a response tells of; a proxy's page instead of our envelope has no words for people. */
export async function failureOf(response: Response): Promise<ApiError> {
  const body: Partial<ErrorBody> = await response.json().catch(() => ({}))
  return failureFrom(response.status, body)
}

export const failureFrom = (status: number, body: Partial<ErrorBody>) =>
  new ApiError({ status, code: body.code ?? 'UNKNOWN', message: body.error ?? '', details: body.details })
