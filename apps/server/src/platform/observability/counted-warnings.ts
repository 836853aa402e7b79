import type { Log } from './log.ts'

const quietMilliseconds = 60_000

/**
 * Rate-limited warnings: the first of each kind at once, then one line a minute with their number and the latest
 * facts.
 */
export function countedWarnings(log: Log, message: string): (kind: string, facts: object) => void {
  const since = new Map<string, { count: number; facts: object }>()

  function endQuiet(kind: string): void {
    const { count = 0, facts = {} } = since.get(kind) ?? {}
    since.delete(kind)
    if (count > 0) say(kind, count, facts)
  }

  function say(kind: string, count: number, facts: object): void {
    log.warn({ ...facts, count }, message)
    since.set(kind, { count: 0, facts })
    setTimeout(() => endQuiet(kind), quietMilliseconds).unref()
  }

  return (kind, facts) => {
    const quiet = since.get(kind)
    if (!quiet) return say(kind, 1, facts)
    quiet.count++
    quiet.facts = facts
  }
}
