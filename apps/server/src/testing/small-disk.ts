import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of one megabyte. */
export interface SmallDisk {
  readonly folder: string
  remove(): void
}

export function mountSmallDisk(folder: string): SmallDisk {
  mkdirSync(folder, { recursive: true })
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' })
  return {
    folder,
    remove() {
      execFileSync('umount', [folder])
      rmSync(folder, { recursive: true })
    },
  }
}

/** Whether this process may mount disks: root may, where a container does not forbid it. */
export function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'redress-disk-'))
  try {
    mountSmallDisk(folder).remove()
    return true
  } catch {
    rmSync(folder, { recursive: true, force: true })
    return false
  }
}
