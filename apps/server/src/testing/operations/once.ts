/** Runs a documented command and checks what the document promises. */
export type Run = (command: string) => Promise<void>

/** Runs `begin` once for each command, however many documents contain it. */
export function once<Result>(begin: (command: string) => Promise<Result>): (command: string) => Promise<Result> {
  const begun = new Map<string, Promise<Result>>()
  return command => {
    const found = begun.get(command) ?? begin(command)
    begun.set(command, found)
    return found
  }
}
