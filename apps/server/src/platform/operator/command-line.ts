import { parseArgs } from 'node:util'
import type { StaffRole } from '@redress/domain/people/permissions.ts'

/** Who acts for the operator, and why. */
export interface ActingOperator {
  readonly by: string
  readonly reason: string
  /** The account, where it is done in the console. */
  readonly staffId?: string
}

/** The same in the console. */
export interface ActingStaff extends ActingOperator {
  readonly staffId: string
  readonly role: StaffRole
}

export interface CommandLine {
  /** What stands beside the options. */
  readonly operands: readonly string[]
  /** Each '' where it is not given. */
  readonly operator: ActingOperator
}

/** `null` where an option is none of `--by WHO` and `--because WHY`. */
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

/** Whether it is said who acts, and why. */
export const isSaid = ({ by, reason }: ActingOperator): boolean => by !== '' && reason !== ''
