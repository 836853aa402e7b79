import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ErrorCode } from '@redress/contract/errors.ts'
import { ServiceUnavailable } from '../../platform/service-unavailable.ts'

/** The stored content does not match its digest. */
class DamagedContent extends ServiceUnavailable {
  override readonly errorCode: ErrorCode = 'DOCUMENT_FILE_MISSING'
}

/**
 * Content of a stored file. The last chunk is held back until the digest of the whole is right, so that nobody
 * receives altered evidence as complete.
 */
export function verifiedContent(content: Readable, sha256: string | null, onDamage: () => void): Readable {
  async function* verify() {
    const digest = createHash('sha256')
    let last: Buffer | undefined
    for await (const part of content as AsyncIterable<Buffer>) {
      digest.update(part)
      if (last) yield last
      last = part
    }
    if (digest.digest('hex') !== sha256) {
      onDamage()
      throw new DamagedContent('The stored file of a document is not what was added')
    }
    if (last) yield last
  }
  return Readable.from(verify(), { objectMode: false })
}
