import { createReadStream, createWriteStream } from 'node:fs'
import { access, chmod, constants, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { onDisk } from './disk.ts'
import { type DocumentStorage, StorageUnavailable } from './document-storage.ts'

const keyForm = /^[a-z0-9][a-z0-9/-]*$/

/** Documents as files below a folder. A document is there whole or not at all. */
export function fileStorage(folder: string): DocumentStorage {
  const root = resolve(folder)
  const pathOf = (key: string): string => {
    if (!keyForm.test(key)) throw new Error('A storage key of an unexpected form')
    return join(root, key)
  }
  const partialOf = (key: string): string => `${pathOf(key)}.partial`
  return {
    write(key, content) {
      const path = pathOf(key)
      const partial = partialOf(key)
      return onDisk(root, async () => {
        await mkdir(dirname(path), { recursive: true })
        try {
          await pipeline(content, createWriteStream(partial, { flags: 'wx', flush: true }))
          await rename(partial, path)
        } catch (error) {
          await rm(partial, { force: true })
          throw error
        }
      })
    },
    async read(key) {
      try {
        const file = await open(pathOf(key))
        return createReadStream('', { fd: file })
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
        throw error
      }
    },
    async delete(key) {
      await rm(pathOf(key), { force: true })
      // Removes the partial file that a crash may have left.
      await rm(partialOf(key), { force: true })
    },
    async isEmpty() {
      try {
        return (await readdir(root)).length === 0
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return true
        throw error
      }
    },
    async check() {
      try {
        await mkdir(root, { recursive: true })
        // Restricting the root protects everything below it, even files that earlier versions wrote with a wider
        // mode.
        await chmod(root, 0o700)
        await access(root, constants.W_OK)
      } catch (cause) {
        throw new StorageUnavailable(`the folder ${root} cannot be written`, { cause })
      }
    },
  }
}
