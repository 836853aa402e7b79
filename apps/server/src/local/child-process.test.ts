import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('a child whose parent is killed right before it is ready puts away what it has started', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'redress-child-'))
  const isThere = (name: string) => expect.poll(() => existsSync(join(folder, name))).toBe(true)
  try {
    const parent = spawn(process.execPath, [join(import.meta.dirname, '../testing/parent-process.ts'), folder])
    await isThere('begun')
    parent.kill('SIGKILL')
    await once(parent, 'exit')
    writeFileSync(join(folder, 'go on'), '')
    await isThere('stopped')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
