import type { EndpointDefinition } from '@redress/contract/endpoint.ts'
import type { FieldProblem } from '@redress/contract/errors.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import { z } from 'zod'
import { fail, ok, type Result } from '../result.ts'

const problemsOf = (error: z.ZodError): FieldProblem[] =>
  error.issues.flatMap((issue): FieldProblem[] =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map(key => ({ path: [...issue.path, key].join('.'), message: validationTexts.unknownField }))
      : [{ path: issue.path.join('.'), message: issue.message }],
  )

/** Text of a problem for which the schema has none of its own, such as a value of another type. */
const error: z.core.$ZodErrorMap = ({ input }) =>
  input === undefined ? validationTexts.required : validationTexts.malformed

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

/** Limit of reported problems: a request of 1 MB can have a hundred thousand. */
const maximumProblems = 20
const maximumPathLength = 200

/** Texts that contain NUL, which PostgreSQL cannot store. The schema bounds the depth. */
function unkeepable(value: unknown, path: string): FieldProblem[] {
  if (typeof value === 'string') return value.includes('\0') ? [{ path, message: validationTexts.malformed }] : []
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, each]) => unkeepable(each, path === '' ? key : `${path}.${key}`))
}

const nothing = z.literal('').default('')

/** Schema of the body with some text fields read as empty. */
const leavingOut = (body: z.ZodType | undefined, fields: readonly string[]): z.ZodType | undefined =>
  body instanceof z.ZodObject && fields.length > 0
    ? body.extend(Object.fromEntries(fields.map(field => [field, nothing])))
    : body

/**
 * Validates a request against its endpoint. A part that the endpoint does not declare must be absent or empty, and so
 * must fields that the caller may not send.
 */
export function checkInput(
  endpoint: EndpointDefinition,
  raw: RawInput,
  leftOut: readonly string[] = [],
): Result<CheckedInput, 'INVALID_INPUT'> {
  const problems: FieldProblem[] = []
  const check = (schema: z.ZodType | undefined, value: unknown): unknown => {
    if (!schema) {
      const keys = value !== null && typeof value === 'object' ? Object.keys(value) : []
      for (const path of keys) problems.push({ path, message: validationTexts.unknownField })
      return undefined
    }
    const parsed = schema.safeParse(value, { error })
    for (const problem of parsed.success ? unkeepable(parsed.data, '') : problemsOf(parsed.error))
      problems.push(problem)
    return parsed.data
  }
  const input = {
    params: check(endpoint.params, endpoint.params ? raw.params : undefined),
    query: check(endpoint.query, raw.query),
    body:
      endpoint.kind === 'upload'
        ? undefined
        : check(leavingOut(endpoint.body, leftOut), endpoint.body ? (raw.body ?? {}) : raw.body),
  }
  if (problems.length === 0) return ok(input)
  const told = problems.slice(0, maximumProblems)
  return fail(
    'INVALID_INPUT',
    told.map(({ path, message }) => ({ path: path.slice(0, maximumPathLength), message })),
  )
}
