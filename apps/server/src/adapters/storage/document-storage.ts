import type { Readable } from 'node:stream'
import { ServiceUnavailable } from '../../platform/service-unavailable.ts'

/** Where documents are kept. Keys are made by the server and never come from a person. */
export interface DocumentStorage {
  /** @throws StorageUnavailable where it is not kept for a reason that is not the content's */
  write(key: string, content: Readable): Promise<void>
  /** `null` where there is nothing. */
  read(key: string): Promise<Readable | null>
  /** Succeeds where there is nothing to delete, so that it can run twice. */
  delete(key: string): Promise<void>
  /** Whether nothing at all is kept there. */
  isEmpty(): Promise<boolean>
  /** @throws StorageUnavailable with the reason where documents cannot be kept now. */
  check(): Promise<void>
}

/** The store of documents does not answer, or refuses the server. */
export class StorageUnavailable extends ServiceUnavailable {}
