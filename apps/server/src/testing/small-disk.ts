import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDiskRefusal } from '../adapters/storage/disk.ts'

/** Small disk of a few megabytes. */
export interface SmallDisk {
  readonly folder: string
  /** Fills the remaining space. */
  fill(): void
  makeRoom(): void
  remove(): void
}

const block = Buffer.alloc(64 * 1024)

export function mountSmallDisk(folder: string, megabytes = 1): SmallDisk {
  mkdirSync(folder, { recursive: true })
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
  const filling = join(folder, 'filling')
  return {
    folder,
    fill() {
      for (const size of [block.length, 4_096, 1]) {
        try {
          for (;;) appendFileSync(filling, block.subarray(0, size))
        } catch (error) {
          if (!isDiskRefusal(error)) throw error
        }
      }
    },
    makeRoom: () => rmSync(filling, { force: true }),
    remove() {
      execFileSync('umount', [folder])
      rmSync(folder, { recursive: true })
    },
  }
}

/** True if this process may mount disks: as root, unless a container forbids it. */
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
