import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import getPort from 'get-port'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { smtpTransport } from '../adapters/mail/smtp-transport.ts'
import { createLog } from '../platform/observability/log.ts'
import { canMount, mountSmallDisk } from '../testing/small-disk.ts'
import type { CaughtMail } from './caught-mail.ts'
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

/** Sends mail as the server does; throws if the catcher is down or full. */
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

/** Retries until the mail is accepted. */
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

  test('is read by its page alone', async () => {
    await start(mailDirectory)
    for (const method of ['DELETE', 'POST', 'HEAD'])
      expect((await fetch(`${pageUrl()}/email`, { method })).status, method).toBe(405)
    expect((await fetch(`${pageUrl()}/email/../../etc/passwd/source`)).status).toBe(404)
  })
})

const pageUrl = () => `http://127.0.0.1:${options.webPort}`

/** Sends arbitrary mail to the port. */
async function sendRaw(mail: SendMailOptions): Promise<CaughtMail> {
  const transport = createTransport({ host: '127.0.0.1', port: options.smtpPort })
  try {
    await transport.sendMail({ from: 'no-reply@redress.example', to: 'ada@example.org', ...mail })
  } finally {
    transport.close()
  }
  const [caught] = ((await (await fetch(`${pageUrl()}/email`)).json()) as CaughtMail[]).slice(-1)
  if (!caught) throw new Error('It was not caught')
  return caught
}

const picture = Buffer.from('iVBORw0KGgo=', 'base64')

test('programs read a mail with all that it holds, also after another start', async () => {
  await start(mailDirectory)
  const caught = await sendRaw({
    from: 'Redress <no-reply@redress.example>',
    to: 'Ada Lovelace <ada@example.org>, bob@example.org',
    subject: 'Grüße & <b>',
    text: 'Hello\n\nhttps://a.example/x?y=1&z=2\n',
    html: '<p>Hello <img src="cid:one"></p>',
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: [
      { filename: 'ä.txt', content: 'x' },
      { filename: 'a.png', content: picture, cid: 'one' },
    ],
  })
  expect(caught).toMatchObject({
    from: [{ address: 'no-reply@redress.example', name: 'Redress' }],
    to: [
      { address: 'ada@example.org', name: 'Ada Lovelace' },
      { address: 'bob@example.org', name: '' },
    ],
    subject: 'Grüße & <b>',
    text: 'Hello\n\nhttps://a.example/x?y=1&z=2\n',
    html: '<p>Hello <img src="cid:one"></p>',
    headers: { 'auto-submitted': 'auto-generated' },
    attachments: [
      { contentType: 'image/png', fileName: 'a.png', contentId: 'one', length: picture.length },
      { contentType: 'text/plain', fileName: 'ä.txt', length: 1 },
    ],
  })
  const readAgain = async (path: string) => (await fetch(`${pageUrl()}/email/${caught.id}${path}`)).text()
  expect(await readAgain('/html')).toContain(`<img src="data:image/png;base64,${picture.toString('base64')}"`)
  expect(await readAgain('/source')).toBe(readFileSync(caught.source, 'utf8'))
  const saved = await fetch(`${pageUrl()}/email/${caught.id}/attachment/1`)
  expect(saved.headers.get('content-disposition')).toBe(`attachment; filename="a.txt"; filename*=UTF-8''%C3%A4.txt`)
  expect(await saved.text()).toBe('x')

  await catcher.stop()
  await start(mailDirectory)
  expect(JSON.parse(await readAgain(''))).toEqual(caught)
})

const injected = `'"><img data-injected src=x onerror=alert(1)></bdi></pre></title><script>alert(2)</script>`
const envelope = { from: 'no-reply@redress.example', to: 'ada@example.org' }

test.each<[string, SendMailOptions]>([
  ['its subject', { subject: injected, text: 'Hello' }],
  ['its text', { subject: 'Hello', text: injected }],
  ['a name', { to: { name: injected, address: 'ada@example.org' }, text: 'Hello' }],
  ['an address', { to: `"<img data-injected>"@example.org`, envelope, text: 'Hello' }],
  ['the name of a file', { text: 'Hello', attachments: [{ filename: injected, content: 'x' }] }],
  [
    'the kind of a file',
    { text: 'Hello', attachments: [{ filename: 'a.html', contentType: 'text/html', content: injected }] },
  ],
  ['its HTML', { html: `${injected}<iframe src=https://other.example></iframe>` }],
])('a mail runs nothing on the page by %s', async (_, mail) => {
  await start(mailDirectory)
  const { id, attachments } = await sendRaw(mail)
  for (const path of ['/', `/email/${id}/page`]) {
    const shown = await (await fetch(`${pageUrl()}${path}`)).text()
    expect(shown).not.toMatch(/<img|<script|<[^>]*data-injected/)
  }
  const files = attachments.map((_, index) => `attachment/${index}`)
  for (const part of ['', '/html', '/source', ...files.map(file => `/${file}`)]) {
    const answer = await fetch(`${pageUrl()}/email/${id}${part}`)
    const header = (name: string) => answer.headers.get(name) ?? ''
    const policy = header('content-security-policy')
    expect([answer.status, header('x-content-type-options')]).toEqual([200, 'nosniff'])
    expect(policy).toMatch(/^default-src 'none'/)
    expect(policy).not.toMatch(/script|allow-(?!popups)/)
    expect(header('content-type').startsWith('text/html')).toBe(part === '/html')
    if (part !== '/html') continue
    expect(policy).toMatch(/; sandbox /)
    expect(await answer.text()).not.toMatch(/other\.example/)
  }
})

test('the newest five hundred mails stay', async () => {
  for (let number = 0; number < 502; number++) {
    const file = join(mailDirectory, `${number}.eml`)
    writeFileSync(file, `To: ada@example.org\r\nSubject: ${number}\r\n\r\nHello`)
    utimesSync(file, 1_000 + number, 1_000 + number)
  }
  writeFileSync(join(mailDirectory, 'empty.eml'), '')
  await start(mailDirectory)
  await send('newest')
  const kept = await subjects()
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([500, '4', 'newest'])
  expect(readdirSync(mailDirectory).length).toBe(500)
})

test('one that is too large is refused, and the next one taken', async () => {
  await start(mailDirectory)
  await expect(send('large', 'x'.repeat(17 * 1024 ** 2))).rejects.toThrow(/552/)
  await send('small')
  expect(await subjects()).toEqual(['small'])
})
