/** What runs a command of a document and looks at what the document promises of it. */
export type Run = (command: string) => Promise<void>

/** The same, begun once for each command however many documents have it. */
export function once<Result>(begin: (command: string) => Promise<Result>): (command: string) => Promise<Result> {
  const begun = new Map<string, Promise<Result>>()
  return command => {
    const found = begun.get(command) ?? begin(command)
    begun.set(command, found)
    return found
  }
}
