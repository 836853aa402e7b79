import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runAsChildProcess } from '../local/child-process.ts'

// Hears of nothing while it starts, until it is let go on or its folder is gone; says there how far it has got.

const soon = 5

runAsChildProcess<{ folder: string }>(async ({ folder }) => {
  const isThere = new Int32Array(new SharedArrayBuffer(4))
  writeFileSync(join(folder, 'begun'), '')
  while (existsSync(folder) && !existsSync(join(folder, 'go on'))) Atomics.wait(isThere, 0, 0, soon)
  return { stop: async () => writeFileSync(join(folder, 'stopped'), '') }
})
