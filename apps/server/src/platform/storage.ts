import type { Readable } from 'node:stream'

/** Where documents are kept. Keys are made by the server and never come from a person. */
export interface DocumentStorage {
  write(key: string, content: Readable): Promise<void>
  read(key: string): Promise<Readable>
  /** Succeeds where there is nothing to delete, so that it can run twice. */
  delete(key: string): Promise<void>
}
