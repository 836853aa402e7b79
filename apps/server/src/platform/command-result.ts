/** Result of a command, for the operator: its output, or why it was refused. */
export interface CommandResult {
  readonly ok: boolean
  readonly text: string
  /** Warning about a command that succeeded. */
  readonly warning?: string
}

export const refuse = (text: string): CommandResult => ({ ok: false, text })

/** Result for unknown parameters; the operator sees the noun's usage instead. */
export const misused: CommandResult = refuse('These parameters are not known.')
