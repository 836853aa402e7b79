import { AsyncLocalStorage } from 'node:async_hooks'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { languageCookie } from '@redress/contract/language-cookie.ts'
import { readerHeader } from '@redress/contract/letters.ts'
import type { PageReader, PageSurroundings } from '@redress/contract/rendered-page.ts'
import { signedInMark } from '@redress/contract/session-mark.ts'
import { type Language, languages } from '@redress/domain/people/languages.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cookieName, readSessionCookies } from '../accounts/sessions/session-cookies.ts'
import { readingInSession } from '../accounts/sessions/sessions.ts'
import type { Context } from '../adapters/context.ts'
import { readerCookies } from '../claims/letters/reading.ts'
import { shownBroadcast } from '../configuration/broadcast.ts'
import { cachings } from '../platform/http/caching.ts'
import { requestLanguage } from '../platform/http/request-language.ts'
import type { VisitCounts } from '../platform/http/visit-counts.ts'
import { builtPage } from './built-page.ts'
import { mountSiteMap } from './site-map.ts'
import { withBroadcast } from './with-broadcast.ts'

const html = 'text/html; charset=utf-8'

/** Visit for which a page is rendered. */
interface Visit {
  readonly language: Language
  readonly address: string
  /** Cookies for the API calls of a render: the session of an account or of a letter's reader, nothing else. */
  readonly cookies: Readonly<Record<string, string>>
}

/** Language from the query, else from the cookie, else from `Accept-Language`. */
function languageOf(request: FastifyRequest): Language {
  const { language: asked } = request.query as { readonly language?: unknown }
  const chosen = request.cookies[languageCookie.name]
  const is = (wanted: unknown) => languages.find(language => language === wanted)
  return is(asked) ?? is(chosen) ?? requestLanguage(request)
}

/** True for a navigation. `Sec-Fetch-Dest` tells a page load apart from a load as a resource of another site's page. */
const isOpened = ({ headers }: FastifyRequest): boolean => (headers['sec-fetch-dest'] ?? 'document') === 'document'

/** Reader of the rendered page. A personal page is rendered for a navigation only. */
function readerOf(
  request: FastifyRequest,
  has: { readonly hasLetter: boolean; readonly hasSession: boolean },
): PageReader {
  if (request.cookies[signedInMark.name] === undefined)
    return has.hasLetter && isOpened(request) ? 'letter reader' : 'visitor'
  return has.hasSession && isOpened(request) ? 'account' : 'unknown'
}

/**
 * Serves the built page and its files. Pages are rendered with their data for visitors and accounts. A session that
 * has to be refreshed is left to the browser. The browser also renders if a reader exceeds the limit, or if too many
 * renders would delay API calls.
 */
export async function mountPage(
  server: FastifyInstance,
  context: Context,
  counts: VisitCounts,
  { built = builtPage, broadcast = shownBroadcast(context) } = {},
) {
  const { settings, log } = context
  await server.register(fastifyStatic, {
    root: built.folder,
    preCompressed: true,
    index: false,
    // Dotfiles are the build's own notes and the renderer: never served.
    dotfiles: 'ignore',
    setHeaders: (reply, path) =>
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'),
  })
  mountSiteMap(server, context)

  /** Sends the unrendered page; the browser draws it. */
  async function sendShell(reply: FastifyReply): Promise<FastifyReply> {
    const texts = await broadcast()
    if (!texts) return reply.sendFile('index.html')
    return reply.type(html).send(withBroadcast(await readFile(join(built.folder, 'index.html'), 'utf8'), texts))
  }

  const visits = new AsyncLocalStorage<Visit>()
  /** Calls this server's API as the visitor, so that rate limits, permissions and language apply. */
  const ask: PageSurroundings['ask'] = async (path, { asReader = false } = {}) => {
    const visit = visits.getStore()
    if (!visit) throw new Error('Only a page that is being drawn asks')
    const headers = {
      accept: 'application/json',
      'accept-language': visit.language,
      ...(asReader && { [readerHeader]: 'true' }),
    }
    const { address: remoteAddress, cookies } = visit
    const { statusCode, payload } = await server.inject({ url: path, headers, cookies, remoteAddress })
    return new Response(payload, { status: statusCode, headers: { 'content-type': 'application/json' } })
  }

  let loading: ReturnType<typeof built.loadRenderer> | undefined
  const renderer = () => {
    loading ??= built.loadRenderer({ origin: settings.PUBLIC_URL, ask })
    return loading
  }
  server.addHook('onListen', async () => void (await renderer()))

  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const language = languageOf(request)
    const { access, refresh } = readSessionCookies(settings, request)
    const letter = readerCookies(settings, request)
    const reader = readerOf(request, {
      hasLetter: Object.keys(letter).length > 0,
      hasSession: (access ?? refresh) !== undefined,
    })
    const cookies = {
      visitor: {},
      unknown: {},
      'letter reader': letter,
      account: access ? { [cookieName(settings, 'access')]: access } : {},
    }[reader]
    const refreshToken = reader === 'account' && !access ? (refresh ?? null) : null
    reply.header('vary', 'accept-language, cookie').header('cache-control', cachings.asked)
    const inSession = <Value>(act: () => Promise<Value>) =>
      refreshToken === null ? act() : readingInSession(refreshToken, act)
    const secondsToWait = await inSession(() => counts.secondsToWait('drawn page', request))
    const end = secondsToWait === null ? server.admission.enter('page') : null
    if (!end) return sendShell(reply)
    try {
      const render = await renderer()
      const page = await visits.run({ language, address: request.ip, cookies }, () =>
        inSession(() => render({ address: request.url, language, reader, hasExpired: refreshToken !== null })),
      )
      if (page.kind === 'redirect') return reply.redirect(page.to, 302)
      if (page.isPrivate) reply.header('cache-control', cachings.never)
      const texts = await broadcast()
      return reply
        .code(page.status)
        .type(html)
        .send(texts ? withBroadcast(page.html, texts) : page.html)
    } catch (error) {
      log.error({ error, requestId: request.id }, 'a page could not be drawn, and is left to the browser')
      return sendShell(reply)
    } finally {
      end()
    }
  }
  // `@fastify/static` treats "/" as a directory.
  server.get('/', sendPage)
  // Password managers open this address to change a leaked password (w3c.github.io/webappsec-change-password-url).
  server.get('/.well-known/change-password', (_request, reply) => reply.redirect('/dashboard/profile', 302))
  return sendPage
}
