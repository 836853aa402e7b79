import { assembleServer } from './assemble-server.ts'
import type { KillableServerParts, KillOrder } from './killable-server.ts'
import { MovableClock } from './movable-clock.ts'

const { now, ...parts } = JSON.parse(process.env.SERVER_PARTS ?? '') as Omit<KillableServerParts, 'now'> & {
  readonly now: string
}

let awaited: readonly string[] = []
function onStatement(statement: string): void {
  const [next, ...later] = awaited
  if (next === undefined || !statement.includes(next)) return
  if (later.length === 0) process.kill(process.pid, 'SIGKILL')
  awaited = later
}

const clock = new MovableClock(new Date(now))
const { http } = await assembleServer({ ...parts, clock, onStatement }, new AsyncDisposableStack())
// Exits with the test process.
process.on('disconnect', () => process.exit())
process.on('message', ({ after }: KillOrder) => {
  awaited = after
  process.send?.('taken')
})
process.send?.(await http.listen({ port: 0, host: '127.0.0.1' }))
