import { parseArgs } from 'node:util'
import type { StaffRole } from '@redress/domain/people/permissions.ts'

/** Name and reason of a person who acts for the operator. */
export interface ActingOperator {
  readonly by: string
  readonly reason: string
  /** Account id, if the act is done in the console. */
  readonly staffId?: string
}

/** Operator who acts in the console. */
export interface ActingStaff extends ActingOperator {
  readonly staffId: string
  readonly role: StaffRole
}

export interface CommandLine {
  /** Positional parameters. */
  readonly operands: readonly string[]
  /** Each is '' if not given. */
  readonly operator: ActingOperator
}

/** `null` for an option other than `--by WHO` and `--because WHY`. */
export function readCommandLine(parameters: readonly string[]): CommandLine | null {
  const options = { by: { type: 'string' }, because: { type: 'string' } } as const
  try {
    const { positionals, values } = parseArgs({ args: [...parameters], options, allowPositionals: true })
    return {
      operands: positionals,
      operator: { by: values.by?.trim() ?? '', reason: values.because?.trim() ?? '' },
    }
  } catch {
    return null
  }
}

export const sayWho = 'Say who does it with --by, and why with --because.'

/** True if both name and reason are given. */
export const isSaid = ({ by, reason }: ActingOperator): boolean => by !== '' && reason !== ''
