import { StorageUnavailable } from './document-storage.ts'

/** Error codes of a disk that is full, read-only, broken or inaccessible. The uploaded file is not the cause. */
const refusals = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE', 'EACCES', 'EPERM'])

export const isDiskRefusal = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && refusals.has(String(error.code))

/** Writes to the server's own disk. @throws StorageUnavailable that names the folder where the disk refuses it */
export async function onDisk<Value>(folder: string, write: () => Promise<Value>): Promise<Value> {
  try {
    return await write()
  } catch (error) {
    throw isDiskRefusal(error)
      ? new StorageUnavailable(`nothing can be written to ${folder} (${error.code})`, { cause: error })
      : error
  }
}
