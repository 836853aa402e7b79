import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { smtpTransport } from '../adapters/mail/smtp-transport.ts'
import { createLog } from '../platform/observability/log.ts'
import { canMount, mountSmallDisk } from '../testing/small-disk.ts'
import { type RunningChildProcess, startChildProcess } from './child-process.ts'
import type { MailCatcherOptions } from './mail-catcher-process.ts'

const script = join(import.meta.dirname, 'mail-catcher-process.ts')

let mailDirectory: string
let catcher: RunningChildProcess
let options: MailCatcherOptions
beforeEach(() => {
  mailDirectory = mkdtempSync(join(tmpdir(), 'redress-mail-'))
})
afterEach(async () => {
  await catcher.stop()
  rmSync(mailDirectory, { recursive: true, force: true })
})

async function start(folder: string): Promise<void> {
  const [smtpPort, webPort] = [await getPort({ host: '127.0.0.1' }), await getPort({ host: '127.0.0.1' })]
  options = { smtpPort, webPort, mailDirectory: folder }
  catcher = await startChildProcess({ name: 'mail catcher', script, options, log: createLog('silent') })
}

/** Hands mail over as the server does; a catcher that is away or full refuses it. */
async function send(subject: string, text = 'Hello'): Promise<void> {
  const transport = smtpTransport(`smtp://127.0.0.1:${options.smtpPort}`, 'Redress <no-reply@redress.example>')
  try {
    await transport.send({ to: 'ada@example.org', subject, text, html: text }, subject)
  } finally {
    transport.close()
  }
}

const subjects = async (): Promise<string[]> => {
  const mails = await (await fetch(`http://127.0.0.1:${options.webPort}/email`)).json()
  return (mails as { subject: string }[]).map(({ subject }) => subject)
}

function catcherPid(): number {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n')
  const own = rows.find(row => new RegExp(`^\\s*\\d+\\s+${process.pid}\\s.*mail-catcher-process`).test(row))
  return Number(own?.trim().split(/\s+/)[0])
}

/** Sends until it is taken. */
const isTaken = (subject: string) =>
  vi.waitFor(
    async () => {
      await send(subject)
      expect(await subjects()).toContain(subject)
    },
    { timeout: 40_000, interval: 250 },
  )

test('a mail catcher that died catches mail again, at the same ports', async () => {
  await start(mailDirectory)
  await send('before')
  const pid = catcherPid()
  process.kill(pid, 'SIGKILL')
  await isTaken('after')
  expect(catcherPid()).not.toBe(pid)
})

test.skipIf(!canMount())('and so does one whose disk was full (where disks can be mounted)', async () => {
  const disk = mountSmallDisk(join(mailDirectory, 'disk'))
  try {
    await start(disk.folder)
    await send('before')
    expect(() => writeFileSync(join(disk.folder, 'filling'), Buffer.alloc(2 * 1024 * 1024))).toThrow('ENOSPC')
    await send('lost', 'x'.repeat(100_000)).catch(() => undefined)
    rmSync(join(disk.folder, 'filling'))
    await isTaken('after')
  } finally {
    await catcher.stop()
    disk.remove()
  }
})

describe('the mail', () => {
  const answerTo = (headers: OutgoingHttpHeaders, path = '/email') =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ host: '127.0.0.1', port: options.webPort, path, headers }, resolve).once('error', reject)
    })

  test.each<[string, OutgoingHttpHeaders, number]>([
    ['its own page', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }, 200],
    ['a program at this machine', {}, 200],
    ['a link of another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, 200],
    ['another site', { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' }, 403],
    ['another port of this machine', { origin: 'http://127.0.0.1:1', 'sec-fetch-site': 'same-site' }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
    ['a browser that tells nothing but the origin', { origin: 'https://other.example' }, 403],
    ['a name that was made to lead here', { host: 'other.example' }, 403],
  ])('as %s sees it', async (_, headers, status) => {
    await start(mailDirectory)
    const answer = await answerTo({ host: `127.0.0.1:${options.webPort}`, ...headers })
    answer.resume()
    expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([status, undefined])
  })

  test('is not told to another site as it comes', async () => {
    await start(mailDirectory)
    const connect = (origin: string) =>
      new Promise<number | 'cut'>(resolve => {
        const request = get({
          host: '127.0.0.1',
          port: options.webPort,
          path: '/socket.io/?EIO=3&transport=websocket',
          headers: {
            origin,
            connection: 'Upgrade',
            upgrade: 'websocket',
            'sec-websocket-version': '13',
            'sec-websocket-key': Buffer.alloc(16).toString('base64'),
          },
        })
        request.once('upgrade', ({ statusCode = 0 }, socket) => {
          socket.destroy()
          resolve(statusCode)
        })
        request.once('error', () => resolve('cut'))
      })
    expect(await connect(`http://127.0.0.1:${options.webPort}`)).toBe(101)
    expect(await connect('https://other.example')).toBe('cut')
  })
})
