import type { ErrorCode, FieldProblem } from '@redress/contract/errors.ts'

/**
 * A call that the server refused, or that came to nothing in the browser (`status` 0): it never reached the server
 * (`code` OFFLINE or UNREACHABLE), or its cookies were not kept (COOKIES_REFUSED). Or one that was not made, as the wallet did not sign (WALLET_DECLINED).
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: string
  readonly details: readonly FieldProblem[]
  /** After how many seconds the server may be asked again, where it said so. */
  readonly retryAfter: number | null

  constructor(failure: {
    status: number
    code: string
    message: string
    details?: readonly FieldProblem[] | undefined
    retryAfter?: number | null
  }) {
    super(failure.message)
    this.status = failure.status
    this.code = failure.code
    this.details = failure.details ?? []
    this.retryAfter = failure.retryAfter ?? null
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError

export const isOffline = (error: unknown): boolean => isApiError(error) && error.code === 'OFFLINE'

/** Whether the server did not answer a device that has a network. */
export const isUnreachable = (error: unknown): boolean => isApiError(error) && error.code === 'UNREACHABLE'

/** Whether the same call may well succeed a moment later. */
export const isPassing = (error: unknown): boolean =>
  !isApiError(error) ||
  error.status === 0 ||
  error.status === 429 ||
  error.status >= 500 ||
  error.code === ('REQUEST_IN_PROGRESS' satisfies ErrorCode)

/** Whether another account than the page's is signed in by now: nothing that the page asks for is answered. */
export const isOfOtherAccount = (error: unknown): boolean =>
  isApiError(error) && error.code === ('OTHER_ACCOUNT' satisfies ErrorCode)

/** Refusals of the sender, which say nothing of the request. */
const unasked = ['NOT_SIGNED_IN', 'SIGN_IN_AGAIN', 'OTHER_ACCOUNT'] as const satisfies readonly ErrorCode[]

/** Whether nothing was said of what was asked for: if the same was asked before, it may have been done. */
export const isUnanswered = (error: unknown): boolean =>
  isPassing(error) || (isApiError(error) && (unasked as readonly string[]).includes(error.code))

/** The failure of a call that got no answer. */
export const unreachable = () =>
  new ApiError({ status: 0, code: navigator.onLine ? 'UNREACHABLE' : 'OFFLINE', message: '' })
