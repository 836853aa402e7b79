import { createHash, generateKeyPairSync, type KeyObject, verify } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { MailNotFromUs, MailNotTaken } from './mail-transport.ts'
import { smtpTransport } from './smtp-transport.ts'

const message = {
  to: 'dora@defendant.example',
  subject: 'Klara Vogt asks EUR 2,450.00 from you',
  text: 'Grüß Gott.\n\n. A dot begins this line.\n',
  html: '<p>Grüß Gott.</p>',
}
const from = 'Redress <no-reply@letters.example>'

let stop = async (): Promise<void> => undefined
afterEach(() => stop())

interface Answers {
  readonly sender?: string
  readonly recipient?: string
  readonly content?: string
}

/** SMTP server with scripted answers (`250` by default); records the bytes it receives. */
async function serverThatSays(answers: Answers = {}) {
  const received: string[] = []
  const said = (answer: string | undefined) => {
    const [, code, words] = /^(\d+) (.*)$/.exec(answer ?? '') ?? []
    return code === undefined ? undefined : Object.assign(new Error(words), { responseCode: Number(code) })
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => done(said(answers.sender)),
    onRcptTo: (_address, _session, done) => done(said(answers.recipient)),
    async onData(stream, _session, done) {
      received.push((await buffer(stream)).toString('latin1'))
      done(said(answers.content))
    },
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  stop = () => new Promise(resolve => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, received }
}

async function send(url: string, key?: Parameters<typeof smtpTransport>[2]): Promise<unknown> {
  const transport = smtpTransport(url, from, key)
  try {
    await transport.send({ ...message, thread: 'claim' }, 'cause')
    return null
  } catch (error) {
    return error
  } finally {
    transport.close()
  }
}

describe('a mail server’s answer', { tags: 'SPEC-4-delivery' }, () => {
  test.each([
    [{ recipient: '550 5.1.1 <dora@defendant.example> unknown' }, 'no such mailbox', '550 5.1.1 unknown'],
    [{ recipient: '552 full' }, 'mailbox full', '552 full'],
    [{ recipient: `552 ${'full '.repeat(100)}` }, 'mailbox full', `552 ${'full '.repeat(100)}`.slice(0, 200)],
    [{ content: '552 5.3.4 Too big' }, 'not now', '552 5.3.4 Too big'],
    [{ recipient: '450 4.2.1 Later' }, 'not now', '450 4.2.1 Later'],
    [
      { content: '554 5.7.1 Spam: see https://mx.example/why?id=1 from [192.0.2.1]' },
      'not from us',
      '554 5.7.1 Spam: see from',
    ],
    [{ sender: '550 5.1.1 Not you' }, 'not from us', '550 5.1.1 Not you'],
  ])('%j is %s', async (answers, answer, words) => {
    const error = await send((await serverThatSays(answers)).url)
    expect(error).toBeInstanceOf(MailNotTaken)
    expect(error).toMatchObject({ answer, words })
    expect(error instanceof MailNotFromUs).toBe(answer === 'not from us')
  })

  test('that never comes is waited for later, and says nothing', async () => {
    const { url } = await serverThatSays()
    await stop()
    expect(await send(url)).toMatchObject({ answer: 'not now', words: null })
  })
})

const unfolded = (text: string) => text.replace(/\r\n(?=[ \t])/g, '')
const relaxedHeader = (line: string): string => {
  const [name = '', ...rest] = line.split(':')
  return `${name.toLowerCase().trim()}:${rest
    .join(':')
    .replace(/[ \t]+/g, ' ')
    .trim()}`
}
const relaxedBody = (body: string): string => {
  const lines = body.split('\r\n').map(line => line.replace(/[ \t]+/g, ' ').replace(/ $/, ''))
  return `${lines.join('\r\n').replace(/(\r\n)+$/, '')}\r\n`
}

/** Verifies the DKIM signature of a mail by RFC 6376, independently of the signing code; returns its tags. */
function verified(mail: string, publicKey: KeyObject): Record<string, string> | null {
  const end = mail.indexOf('\r\n\r\n')
  const headers = unfolded(mail.slice(0, end)).split('\r\n')
  const signature = headers.find(line => /^dkim-signature:/i.test(line)) ?? ''
  const tags = Object.fromEntries(
    signature
      .slice(signature.indexOf(':') + 1)
      .split(';')
      .map(
        tag =>
          /^\s*(\w+)=(.*)$/
            .exec(tag)
            ?.slice(1, 3)
            .map(part => part.replace(/\s/g, '')) ?? [],
      ),
  ) as Record<string, string>
  const hash = createHash('sha256')
    .update(relaxedBody(mail.slice(end + 4)), 'latin1')
    .digest('base64')
  if (tags.bh !== hash || tags.a !== 'rsa-sha256' || tags.c !== 'relaxed/relaxed') return null
  const signed = (tags.h ?? '')
    .split(':')
    .map(name => headers.findLast(line => line.toLowerCase().startsWith(`${name.toLowerCase()}:`)))
    .filter(line => line !== undefined)
    .map(line => `${relaxedHeader(line)}\r\n`)
  const own = relaxedHeader(signature.replace(/(\bb=)[^;]*$/, '$1'))
  const data = Buffer.from(signed.join('') + own, 'latin1')
  return verify('sha256', data, publicKey, Buffer.from(tags.b ?? '', 'base64')) ? tags : null
}

describe('a mail', () => {
  test('is signed for the domain of its sender, and no other key would do', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const { url, received } = await serverThatSays()
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    expect(await send(url, { selector: 'redress1', privateKey: pem })).toBeNull()
    const [mail = ''] = received
    const tags = verified(mail, publicKey)
    expect(tags).toMatchObject({ d: 'letters.example', s: 'redress1' })
    for (const header of ['from', 'to', 'subject']) expect(tags?.h?.toLowerCase().split(':')).toContain(header)
    expect(verified(mail.replace('2,450.00', '2,950.00'), publicKey)).toBeNull()
    expect(verified(mail, generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey)).toBeNull()
  })

  test('is not signed without a key', async () => {
    const { url, received } = await serverThatSays()
    expect(await send(url)).toBeNull()
    expect(received[0]).not.toMatch(/dkim/i)
  })

  test('of one thread names the same first message, is its own, and is answered by no machine', async () => {
    const { url, received } = await serverThatSays()
    const transport = smtpTransport(url, from)
    await transport.send({ ...message, thread: 'one' }, 'first')
    await transport.send({ ...message, thread: 'one' }, 'second')
    await transport.send({ ...message, thread: 'other' }, 'third')
    await transport.send(message, 'fourth')
    transport.close()
    const headers = (name: string) =>
      received.map(mail => new RegExp(`^${name}: ?(.*)$`, 'im').exec(unfolded(mail))?.[1]?.trim())
    const [first, second, third, none] = headers('References')
    expect(first).toMatch(/^<[0-9a-f]{32}@letters\.example>$/)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
    expect(none).toBeUndefined()
    expect(headers('In-Reply-To')).toEqual([first, second, third, none])
    expect(new Set([...headers('Message-ID'), first, third]).size).toBe(6)
    expect(new Set(headers('Auto-Submitted'))).toEqual(new Set(['auto-generated']))
    expect(new Set(headers('X-Auto-Response-Suppress'))).toEqual(new Set(['All']))
  })
})
