import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Clamd, clamd, eicar, startClamd } from '../../testing/clamd.ts'
import { clamdScanner } from './clamd-scanner.ts'
import { ScannerUnavailable } from './file-scanner.ts'

const folder = mkdtempSync(join(tmpdir(), 'redress-clamd-'))
const fileWith = (name: string, content: string | Buffer): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
afterAll(() => rmSync(folder, { recursive: true, force: true }))

if (!clamd) process.stderr.write('clamd is not installed (Debian: clamav-daemon): its own tests are skipped\n')

describe.skipIf(!clamd)('the real clamd (where it is installed)', () => {
  let daemon: Clamd
  beforeAll(async () => {
    daemon = await startClamd(folder)
  })
  afterAll(() => daemon.stop())

  test.each(['over its Unix socket', 'over TCP'])('tells what is infected from what is not, %s', async way => {
    const scanner = clamdScanner(way === 'over TCP' ? `127.0.0.1:${daemon.port}` : daemon.socket, 60_000)
    expect(await scanner.isInfected(fileWith('infected.txt', eicar))).toBe(true)
    expect(await scanner.isInfected(fileWith('clean.txt', 'Hello'))).toBe(false)
    expect(await scanner.isInfected(fileWith('empty.txt', ''))).toBe(false)
    expect(await scanner.isInfected(fileWith('large.bin', Buffer.alloc(50 * 1024 * 1024, 'a')))).toBe(false)
  })

  test('says so where a file is longer than it takes', async () => {
    const path = fileWith('too-large.bin', Buffer.alloc(70 * 1024 * 1024, 'a'))
    const scan = clamdScanner(daemon.socket, 60_000).isInfected(path)
    await expect(scan).rejects.toThrow(/INSTREAM size limit exceeded/)
    await expect(scan).rejects.toThrow(ScannerUnavailable)
  })

  test('is the version that was tried', () => {
    expect(String(execFileSync(clamd ?? '', ['--version']))).toMatch(/^ClamAV 1\./)
  })
})

describe('whatever is no verdict', () => {
  const answers: Readonly<Record<string, string | null>> = {
    'an error': 'INSTREAM size limit exceeded. ERROR\0',
    'nothing at all': '',
    'half of a verdict': 'stream: ',
    'another program': 'HTTP/1.1 400 Bad Request\r\n\r\n',
    'a verdict on something else': 'other: OK\0',
    'a line without an end': 'a'.repeat(10_000),
    silence: null,
  }
  test.each(Object.entries(answers))('lets no file through: %s', async (_answer, answer) => {
    const server = createServer(socket => {
      socket.on('error', () => undefined)
      socket.once('data', (command: Buffer) => {
        if (answer !== null) socket.end(String(command).startsWith('zPING') ? 'PONG\0' : answer)
      })
      socket.on('data', () => undefined)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as { port: number }
    const scan = clamdScanner(`127.0.0.1:${port}`, 500).isInfected(fileWith('a.txt', 'Hello'))
    await expect(scan).rejects.toThrow(ScannerUnavailable)
    server.close()
  })

  test('silence is known before the time that one file may take', async () => {
    const server = createServer(socket => {
      socket.on('error', () => undefined)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as { port: number }
    const scan = clamdScanner(`127.0.0.1:${port}`, 3_600_000, 500).isInfected(fileWith('a.txt', 'Hello'))
    await expect(scan).rejects.toThrow(/no answer within 0.5 s/)
    server.close()
  })

  test.each(['/nowhere/clamd.ctl', '127.0.0.1:1', 'no-such-host.invalid:3310'])(
    'nor an address where nobody is: %s',
    async address => {
      await expect(clamdScanner(address, 60_000).isInfected(fileWith('a.txt', 'Hello'))).rejects.toThrow(/CLAMD_SOCKET/)
    },
  )
})
