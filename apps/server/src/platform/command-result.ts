/** What the operator reads of a command: what was done, or why nothing was. */
export interface CommandResult {
  readonly ok: boolean
  readonly text: string
}

export const refuse = (text: string): CommandResult => ({ ok: false, text })
