import type { EndpointDefinition } from '@redress/contract/endpoint.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import type { z } from 'zod'
import { type FieldProblem, fail, ok, type Result } from '../result.ts'

const problemsOf = (error: z.ZodError): FieldProblem[] =>
  error.issues.flatMap((issue): FieldProblem[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map(key => ({ path: [...issue.path, key].join('.'), message: validationTexts.unknownField }))
      : [{ path: issue.path.join('.'), message: issue.message }],
  )

export interface RawInput {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

export interface CheckedInput {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** Checks a request against its endpoint; a part that the endpoint does not have must be absent or empty. */
export function checkInput(endpoint: EndpointDefinition, raw: RawInput): Result<CheckedInput, 'INVALID_INPUT'> {
  const problems: FieldProblem[] = []
  const check = (schema: z.ZodType | undefined, value: unknown): unknown => {
    if (!schema) {
      const keys = value !== null && typeof value === 'object' ? Object.keys(value) : []
      problems.push(...keys.map(path => ({ path, message: validationTexts.unknownField })))
      return undefined
    }
    const parsed = schema.safeParse(value)
    if (parsed.success) return parsed.data
    problems.push(...problemsOf(parsed.error))
    return undefined
  }
  const input = {
    params: check(endpoint.params, endpoint.params ? raw.params : undefined),
    query: check(endpoint.query, raw.query),
    body: endpoint.kind === 'upload' ? undefined : check(endpoint.body, endpoint.body ? (raw.body ?? {}) : raw.body),
  }
  return problems.length === 0 ? ok(input) : fail('INVALID_INPUT', problems)
}
