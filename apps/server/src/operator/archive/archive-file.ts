import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGunzip, createGzip } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import { WrongSetting } from '../../platform/settings.ts'
import { DamagedArchive } from './damaged-archive.ts'

/** First bytes of an encrypted file: https://age-encryption.org/v1 */
const encryptedMagic = 'age-encryption.org/v1\n'
const gzipMagic = Buffer.from([0x1f, 0x8b, 0x08, 0, 0, 0, 0, 0])

/**
 * OWASP's recommended cost for scrypt, 128 MB of memory. The default of age needs twice that, which no server has to
 * spare.
 */
const scryptWork = 17

const web = (bytes: AsyncIterable<Uint8Array>) => Readable.toWeb(Readable.from(bytes)) as ReadableStream<Uint8Array>

/**
 * Writes a file atomically, readable by its owner alone, compressed, and encrypted if there is a passphrase.
 * @returns its size in bytes
 */
export async function writeArchiveFile(
  path: string,
  archive: AsyncIterable<Uint8Array>,
  { passphrase, signal }: { readonly passphrase: string | null; readonly signal: AbortSignal },
): Promise<number> {
  async function* encrypted(bytes: AsyncIterable<Uint8Array>) {
    if (passphrase === null) return yield* bytes
    const encrypter = new Encrypter()
    encrypter.setPassphrase(passphrase)
    encrypter.setScryptWorkFactor(scryptWork)
    yield* await encrypter.encrypt(web(bytes))
  }
  const partial = `${path}.partial`
  try {
    // Fast compression, because most bytes are documents, which hardly shrink.
    const compress = createGzip({ level: constants.Z_BEST_SPEED })
    const file = createWriteStream(partial, { mode: 0o600, flush: true })
    await pipeline(Readable.from(archive), compress, encrypted, file, { signal })
    await rename(partial, path)
    return (await stat(path)).size
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

async function beginningOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(encryptedMagic.length), 0, encryptedMagic.length, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

async function* decrypted(bytes: AsyncIterable<Uint8Array>, path: string, passphrase: string | null) {
  if (passphrase === null) {
    throw new WrongSetting(`${path} is encrypted. Set BACKUP_PASSPHRASE or BACKUP_PASSPHRASE_FILE.`)
  }
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  let content: AsyncIterable<Uint8Array>
  try {
    content = await decrypter.decrypt(web(bytes))
  } catch (cause) {
    if (/no identity matched/.test(String(cause))) {
      throw new WrongSetting(`The passphrase is not the one that ${path} was encrypted with.`, { cause })
    }
    throw new DamagedArchive({ cause })
  }
  try {
    yield* content
  } catch (cause) {
    throw new DamagedArchive({ cause })
  }
}

async function* decompressed(bytes: AsyncIterable<Uint8Array>) {
  const decompress = createGunzip()
  const reading = pipeline(Readable.from(bytes), decompress).catch(() => undefined)
  try {
    yield* decompress
  } catch (cause) {
    throw cause instanceof Error && 'code' in cause && /^Z_/.test(String(cause.code))
      ? new DamagedArchive({ cause })
      : cause
  } finally {
    decompress.destroy()
    await reading
  }
}

/**
 * Reads an archive written by `writeArchiveFile`.
 * @throws WrongSetting with one line if the file is no archive, or the passphrase is missing or wrong; DamagedArchive
 */
export async function* readArchiveFile(path: string, passphrase: string | null): AsyncGenerator<Uint8Array> {
  const beginning = await beginningOf(path)
  const isEncrypted = beginning.toString('latin1') === encryptedMagic
  if (!isEncrypted && !beginning.subarray(0, gzipMagic.length).equals(gzipMagic)) {
    throw new WrongSetting(`${path} is no backup of Redress, or its beginning is damaged.`)
  }
  const file = createReadStream(path)
  try {
    yield* decompressed(isEncrypted ? decrypted(file, path, passphrase) : file)
  } finally {
    file.destroy()
  }
}
