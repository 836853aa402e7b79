import { statfs } from 'node:fs/promises'
import { join } from 'node:path'

/** Folders that may lie on a local disk: documents, unless a bucket stores them, and the embedded database. */
const folders = ['documents', 'database'] as const

interface FreeDisk {
  readonly holds: (typeof folders)[number]
  readonly freeBytes: number
  readonly sizeBytes: number
}

/** Free space of the disks with the installation's files. */
export async function readFreeDisks(dataFolder: string): Promise<FreeDisk[]> {
  const found = await Promise.all(
    folders.map(async holds => {
      const disk = await statfs(join(dataFolder, holds)).catch(() => null)
      return disk && { holds, freeBytes: disk.bavail * disk.bsize, sizeBytes: disk.blocks * disk.bsize }
    }),
  )
  return found.filter(disk => disk !== null)
}
