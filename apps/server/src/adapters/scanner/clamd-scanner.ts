import { createReadStream } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type FileScanner, ScannerUnavailable } from './file-scanner.ts'

/** More than any verdict has; a name of a signature is short. */
const longestVerdict = 4_096

/** A path is a Unix socket, anything else `host:port`. */
function connectTo(address: string): Socket {
  if (address.startsWith('/')) return connect(address)
  const { hostname, port } = new URL(`tcp://${address}`)
  return connect(Number(port), hostname.replace(/^\[|\]$/g, ''))
}

/** The command INSTREAM: each piece after its length, and a length of nothing at the end. */
async function* instream(path: string): AsyncGenerator<Buffer> {
  const lengthOf = (bytes: number) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(bytes)
    return length
  }
  yield Buffer.from('zINSTREAM\0')
  for await (const chunk of createReadStream(path)) yield Buffer.concat([lengthOf(chunk.length), chunk])
  yield lengthOf(0)
}

/** Sends a command and returns clamd's answer; fails after `longest` milliseconds. */
async function answerTo(command: Iterable<Buffer> | AsyncIterable<Buffer>, address: string, longest: number) {
  const socket = connectTo(address)
  const timer = setTimeout(() => socket.destroy(new Error(`no answer within ${longest / 1_000} s`)), longest)
  try {
    // clamd says that a file is too long for it before it has taken it all: then its word counts, not the broken pipe.
    const sent = pipeline(Readable.from(command), socket, { end: false }).catch((error: unknown) => error)
    let answer = ''
    try {
      for await (const chunk of socket) {
        answer += String(chunk)
        if (answer.includes('\0') || answer.length > longestVerdict) break
      }
    } catch (error) {
      if (answer === '') throw error
    }
    if (answer === '') throw (await sent) ?? new Error('the connection ended without an answer')
    return answer.replace(/\0.*/s, '')
  } finally {
    clearTimeout(timer)
    socket.destroy()
  }
}

/**
 * Scanner that streams files to clamd over its socket, so that clamd needs no access to folders. Time-outs are in
 * milliseconds: `longest` per file, `longestPong` for the health check.
 */
export const clamdScanner = (address: string, longest: number, longestPong = 10_000): FileScanner => ({
  async isInfected(path) {
    let verdict: string
    try {
      await answerTo([Buffer.from('zPING\0')], address, Math.min(longest, longestPong))
      verdict = await answerTo(instream(path), address, longest)
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
