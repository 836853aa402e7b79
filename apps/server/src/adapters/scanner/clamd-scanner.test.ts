import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePorts } from '../../testing/free-ports.ts'
import { clamdScanner } from './clamd-scanner.ts'
import { ScannerUnavailable } from './file-scanner.ts'

/** The harmless text that every scanner finds, in two halves, so that none finds it here. */
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

const folder = mkdtempSync(join(tmpdir(), 'redress-clamd-'))
const fileWith = (name: string, content: string | Buffer): string => {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const clamd = ['/usr/sbin/clamd', '/usr/local/sbin/clamd'].find(existsSync)
if (!clamd) process.stderr.write('clamd is not installed (Debian: clamav-daemon): its own tests are skipped\n')

describe.skipIf(!clamd)('the real clamd (where it is installed)', () => {
  const socket = join(folder, 'clamd.sock')
  let port = 0
  let daemon: ChildProcess
  beforeAll(async () => {
    port = await freePorts(1)
    // A database of one signature, as the real one cannot be had everywhere.
    const digest = createHash('md5').update(eicar).digest('hex')
    writeFileSync(join(folder, 'test.hdb'), `${digest}:${eicar.length}:Eicar-Test-Signature\n`)
    const configuration = {
      ...{ DatabaseDirectory: folder, LocalSocket: socket, TCPSocket: port, TCPAddr: '127.0.0.1', Foreground: 'yes' },
      ...{ User: userInfo().username, StreamMaxLength: '60M', MaxFileSize: '60M', MaxScanSize: '60M' },
    }
    const lines = Object.entries(configuration).map(([name, value]) => `${name} ${value}\n`)
    daemon = spawn(clamd ?? '', ['--config-file', fileWith('clamd.conf', lines.join(''))], { stdio: 'ignore' })
    await vi.waitFor(() => expect(existsSync(socket)).toBe(true), { timeout: 60_000, interval: 100 })
  }, 90_000)
  afterAll(async () => {
    daemon.kill('SIGKILL')
    await once(daemon, 'exit')
  })

  test.each(['over its Unix socket', 'over TCP'])('tells what is infected from what is not, %s', async way => {
    const scanner = clamdScanner(way === 'over TCP' ? `127.0.0.1:${port}` : socket)
    expect(await scanner.isInfected(fileWith('infected.txt', eicar))).toBe(true)
    expect(await scanner.isInfected(fileWith('clean.txt', 'Hello'))).toBe(false)
    expect(await scanner.isInfected(fileWith('empty.txt', ''))).toBe(false)
    expect(await scanner.isInfected(fileWith('large.bin', Buffer.alloc(50 * 1024 * 1024, 'a')))).toBe(false)
  })

  test('says so where a file is longer than it takes', async () => {
    const path = fileWith('too-large.bin', Buffer.alloc(70 * 1024 * 1024, 'a'))
    const scan = clamdScanner(socket).isInfected(path)
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
      socket.on('data', () => undefined)
      if (answer !== null) socket.end(answer)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as { port: number }
    const scan = clamdScanner(`127.0.0.1:${port}`, 500).isInfected(fileWith('a.txt', 'Hello'))
    await expect(scan).rejects.toThrow(ScannerUnavailable)
    server.close()
  })

  test.each(['/nowhere/clamd.ctl', '127.0.0.1:1', 'no-such-host.invalid:3310'])(
    'nor an address where nobody is: %s',
    async address => {
      await expect(clamdScanner(address).isInfected(fileWith('a.txt', 'Hello'))).rejects.toThrow(/CLAMD_SOCKET/)
    },
  )
})
