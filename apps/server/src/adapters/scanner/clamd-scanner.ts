import { createReadStream } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type FileScanner, ScannerUnavailable } from './file-scanner.ts'

/** Longer than clamd takes for 50 MB on a slow machine; its own limit is two minutes. */
const longestScan = 150_000
/** More than any verdict has; a name of a signature is short. */
const longestVerdict = 4_096

/** A path is a Unix socket, anything else `host:port`. */
function connectTo(address: string): Socket {
  if (address.startsWith('/')) return connect(address)
  const { hostname, port } = new URL(`tcp://${address}`)
  return connect(Number(port), hostname.replace(/^\[|\]$/g, ''))
}

/** The command INSTREAM: each piece after its length, and a length of nothing at the end. */
async function* instream(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const lengthOf = (bytes: number) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(bytes)
    return length
  }
  yield Buffer.from('zINSTREAM\0')
  for await (const chunk of content) yield Buffer.concat([lengthOf(chunk.length), chunk])
  yield lengthOf(0)
}

async function verdictOn(address: string, path: string, longest: number): Promise<string> {
  const socket = connectTo(address)
  const timer = setTimeout(() => socket.destroy(new Error(`no verdict within ${longest / 1_000} s`)), longest)
  try {
    const file = createReadStream(path)
    // clamd says that a file is too long for it before it has taken it all: then its word counts, not the broken pipe.
    const sent = pipeline(Readable.from(instream(file)), socket, { end: false }).catch((error: unknown) => error)
    let verdict = ''
    try {
      for await (const chunk of socket) {
        verdict += String(chunk)
        if (verdict.includes('\0') || verdict.length > longestVerdict) break
      }
    } catch (error) {
      if (verdict === '') throw error
    }
    file.destroy()
    if (verdict === '') throw (await sent) ?? new Error('the connection ended without a verdict')
    return verdict.replace(/\0.*/s, '')
  } finally {
    clearTimeout(timer)
    socket.destroy()
  }
}

/** Asks clamd, which gets the content over the socket and needs no right to read any folder. */
export const clamdScanner = (address: string, longest = longestScan): FileScanner => ({
  async isInfected(path) {
    let verdict: string
    try {
      verdict = await verdictOn(address, path, longest)
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause)
      throw new ScannerUnavailable(`clamd at CLAMD_SOCKET (${address}) cannot be asked: ${reason}`, { cause })
    }
    if (verdict === 'stream: OK') return false
    if (/^stream: .+ FOUND$/.test(verdict)) return true
    // As where the file is longer than its StreamMaxLength.
    throw new ScannerUnavailable(`clamd at CLAMD_SOCKET (${address}) has no verdict: ${verdict.slice(0, 200)}`)
  },
})
