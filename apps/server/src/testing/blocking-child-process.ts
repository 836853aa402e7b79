import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runAsChildProcess } from '../local/child-process.ts'

// Blocks the event loop during its start, until it may go on or its folder is gone; records its progress there.

const soon = 5

runAsChildProcess<{ folder: string }>(async ({ folder }) => {
  const isThere = new Int32Array(new SharedArrayBuffer(4))
  writeFileSync(join(folder, 'begun'), '')
  while (existsSync(folder) && !existsSync(join(folder, 'go on'))) Atomics.wait(isThere, 0, 0, soon)
  return { stop: async () => writeFileSync(join(folder, 'stopped'), '') }
})
