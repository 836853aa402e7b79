import { type FieldErrors, get } from 'react-hook-form'

/** What is said of a field's problem, if it has one. */
export function messageOf(errors: FieldErrors, name: string): string | undefined {
  const problem: unknown = get(errors, name)
  const hasMessage = typeof problem === 'object' && problem !== null && 'message' in problem
  return hasMessage && typeof problem.message === 'string' ? problem.message : undefined
}
