import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { freePorts } from './free-ports.ts'

/** EICAR test file, which every scanner detects; split, so that scanners ignore this source. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/** Path of the real clamd, if it is installed. */
export const clamd = ['/usr/sbin/clamd', '/usr/local/sbin/clamd'].find(existsSync)

export interface Clamd {
  readonly socket: string
  readonly port: number
  readonly configurationFile: string
  stop(): Promise<void>
}

/**
 * Starts the real clamd in a folder, with a database of one signature, because the full one is not available
 * everywhere.
 */
export async function startClamd(folder: string): Promise<Clamd> {
  const socket = join(folder, 'clamd.sock')
  const port = await freePorts(1)
  const digest = createHash('md5').update(eicar).digest('hex')
  writeFileSync(join(folder, 'test.hdb'), `${digest}:${eicar.length}:Eicar-Test-Signature\n`)
  const configuration = {
    ...{ DatabaseDirectory: folder, LocalSocket: socket, TCPSocket: port, TCPAddr: '127.0.0.1', Foreground: 'yes' },
    ...{ User: userInfo().username, StreamMaxLength: '60M', MaxFileSize: '60M', MaxScanSize: '60M' },
  }
  const configurationFile = join(folder, 'clamd.conf')
  const lines = Object.entries(configuration).map(([name, value]) => `${name} ${value}\n`)
  writeFileSync(configurationFile, lines.join(''))
  const daemon = spawn(clamd ?? '', ['--config-file', configurationFile], { stdio: 'ignore' })
  await vi.waitFor(() => expect(existsSync(socket)).toBe(true), { timeout: 60_000, interval: 100 })
  return {
    ...{ socket, port, configurationFile },
    async stop() {
      daemon.kill('SIGKILL')
      await once(daemon, 'exit')
    },
  }
}
