import type { ErrorCode, FieldProblem } from '@redress/contract/errors.ts'

export interface Failure<Code extends ErrorCode = ErrorCode> {
  readonly ok: false
  readonly code: Code
  readonly details?: readonly FieldProblem[]
  /** Seconds after which a retry makes sense. */
  readonly retryAfterSeconds?: number
}

/** Expected outcome: a value, or a failure that the contract names. */
export type Result<Value, Code extends ErrorCode = ErrorCode> =
  | { readonly ok: true; readonly value: Value }
  | Failure<Code>

export const ok = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({ ok: true, value })

export const fail = <Code extends ErrorCode>(code: Code, details?: readonly FieldProblem[]): Failure<Code> => ({
  ok: false,
  code,
  ...(details && { details }),
})

/** Failure with a Retry-After in seconds. */
export const failFor = <Code extends ErrorCode>(code: Code, seconds: number): Failure<Code> => ({
  ok: false,
  code,
  retryAfterSeconds: Math.ceil(seconds),
})
