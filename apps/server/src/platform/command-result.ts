/** What the operator reads of a command: what was done, or why nothing was. */
export interface CommandResult {
  readonly ok: boolean
  readonly text: string
  /** What they have to look at though it was done. */
  readonly warning?: string
}

export const refuse = (text: string): CommandResult => ({ ok: false, text })

/** Of parameters that a command does not know: the operator is shown the usage of its noun instead. */
export const misused: CommandResult = refuse('These parameters are not known.')
