import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type Markup, markup } from '../mail/markup.ts'
import { attachment } from '../platform/http/content-disposition.ts'
import type { CaughtMail, CaughtMails } from './caught-mail.ts'
import { harmlessHtml } from './harmless-html.ts'

interface Answer {
  readonly type: string
  readonly body: string | Buffer
  /** Content security policy; the default allows nothing. */
  readonly policy?: string
  readonly headers?: Readonly<Record<string, string>>
}

const isOfThisMachine = (host: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host)

/** True for a request of the page itself or of a user on this machine, false for one of another site in the browser. */
function isOwn({ headers, method }: IncomingMessage): boolean {
  const { host = '', origin, 'sec-fetch-site': site, 'sec-fetch-mode': mode } = headers
  const isLink = method === 'GET' && mode === 'navigate'
  const isOtherSite = site === 'cross-site' || site === 'same-site'
  const isOtherOrigin = origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)
  return isOfThisMachine(host) && (isLink || !(isOtherSite || isOtherOrigin))
}

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 1rem auto; max-width: 60rem; padding: 0 1rem; overflow-wrap: anywhere }
table { border-collapse: collapse; width: 100% }
th, td { border-bottom: 1px solid; padding: .4rem; text-align: start; vertical-align: top }
iframe { background: #fff; border: 1px solid; color-scheme: light; height: 70vh; width: 100% }
pre { white-space: pre-wrap }`

const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'"
const ownPolicy = `${nothing}; frame-ancestors 'none'; frame-src 'self'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`
/** Links open in a new tab outside the sandbox. */
const sandbox = 'allow-popups allow-popups-to-escape-sandbox'
const mailPolicy = `${nothing}; frame-ancestors 'self'; sandbox ${sandbox}; style-src 'unsafe-inline'; img-src data:; font-src data:`

const text = (body: string | Buffer): Answer => ({ type: 'text/plain; charset=utf-8', body })
const json = (value: unknown): Answer => ({ type: 'application/json', body: JSON.stringify(value) })
const html = (body: string, policy: string): Answer => ({ type: 'text/html; charset=utf-8', body, policy })

function page(title: string, content: Markup): Answer {
  const head = `<meta name="viewport" content="width=device-width"><style>${style}</style>`
  const { html: own } = markup`<title>${title}</title><body><main><h1>${title}</h1>${content}</main>`
  return html(`<!doctype html><html lang="en"><meta charset="utf-8">${head}${own}`, ownPolicy)
}

const withoutSubject = '(no subject)'
const namesOf = (mailboxes: CaughtMail['to']): string =>
  mailboxes.map(({ name, address }) => (name ? `${name} <${address}>` : address)).join(', ')

/** Isolates the direction of user text from the text around it. */
const given = (value: string): Markup => markup`<bdi>${value}</bdi>`
const shownTime = (time: string): Markup =>
  markup`<time datetime="${time}">${time.slice(0, 19).replace('T', ' ')} UTC</time>`

const listPage = (mails: readonly CaughtMail[]): Answer =>
  page(
    'Caught mail',
    markup`<p>The newest first. Programs read it at <a href="/email">/email</a>.
<table><thead><tr><th>To<th>Subject<th>Time<tbody>${mails
      .toReversed()
      .map(
        ({ id, to, subject, time }) =>
          markup`<tr><td>${given(namesOf(to))}<td><a href="/email/${id}/page">${given(subject || withoutSubject)}</a><td>${shownTime(time)}`,
      )}</table>`,
  )

const mailPage = ({ id, from, to, subject, time, text: plain = '', attachments }: CaughtMail): Answer =>
  page(
    subject || withoutSubject,
    markup`<p><a href="/">All mail</a>
<table><tr><th>From<td>${given(namesOf(from))}<tr><th>To<td>${given(namesOf(to))}<tr><th>Time<td>${shownTime(time)}
${attachments.map(
  ({ fileName, length }, index) =>
    markup`<tr><th>Attachment<td><a href="/email/${id}/attachment/${String(index)}">${given(fileName)}</a> (${String(length)} bytes)`,
)}</table>
<h2>As it will look</h2><iframe title="The mail" sandbox="${sandbox}" src="/email/${id}/html"></iframe>
<h2>As plain text</h2><pre dir="auto">${plain}</pre>
<p><a href="/email/${id}/source">Source</a>`,
  )

/** Shows a mail with its inline images. */
async function shownMail(mail: CaughtMail, mails: CaughtMails): Promise<Answer> {
  const { text: plain = '', html: own = markup`<pre>${plain}</pre>`.html } = mail
  const attachments = await mails.attachmentsOf(mail)
  const shown = harmlessHtml(own).replace(/\bcid:([^"'\s>)]+)/g, (address, id) => {
    const picture = attachments.find(({ contentId }) => contentId === id)
    return picture ? `data:${picture.contentType};base64,${picture.content.toString('base64')}` : address
  })
  return html(`<!doctype html><base target="_blank">${shown}`, mailPolicy)
}

async function savedAttachment(mail: CaughtMail, mails: CaughtMails, index: number): Promise<Answer | undefined> {
  const found = (await mails.attachmentsOf(mail))[index]
  if (!found) return undefined
  const headers = { 'content-disposition': attachment(found.fileName) }
  return { type: 'application/octet-stream', body: found.content, headers }
}

async function answerTo(path: string, mails: CaughtMails): Promise<Answer | undefined> {
  if (path === '/') return listPage(mails.all())
  if (path === '/email') return json(mails.all())
  const [, id = '', part, index] = /^\/email\/([\w-]+)(?:\/(page|html|source|attachment\/(\d+)))?$/.exec(path) ?? []
  const mail = mails.find(id)
  if (!mail) return undefined
  if (part === undefined) return json(mail)
  if (part === 'page') return mailPage(mail)
  if (part === 'html') return shownMail(mail, mails)
  if (part === 'source') return text(mails.sourceOf(mail))
  return savedAttachment(mail, mails, Number(index))
}

function send(response: ServerResponse, status: number, { type, body, policy = nothing, headers }: Answer): void {
  response.writeHead(status, {
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'content-type': type,
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    ...headers,
  })
  response.end(body)
}

/** Mail catcher's page and API. Mails contain links that sign people in, and may be by strangers. */
export const mailCatcherPage = (mails: CaughtMails): Server =>
  createServer(async (request, response) => {
    if (!isOwn(request)) return send(response, 403, text('Not for other sites'))
    if (request.method !== 'GET') return send(response, 405, text('Mail is only read here'))
    try {
      const [path = ''] = (request.url ?? '').split('?')
      const answer = await answerTo(path, mails)
      if (answer) send(response, 200, answer)
      else send(response, 404, text('There is no such mail'))
    } catch {
      send(response, 500, text('The mail cannot be read'))
    }
  })
