/** What the operator reads of a command: what was done, or why nothing was. */
export interface CommandResult {
  readonly ok: boolean
  readonly text: string
  /** What they have to look at though it was done. */
  readonly warning?: string
}

export const refuse = (text: string): CommandResult => ({ ok: false, text })
