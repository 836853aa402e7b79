import type { getSession } from '@redress/contract/auth.ts'
import { readerHeader } from '@redress/contract/letters.ts'
import type { PageRenderer, PageRequest, RenderedPage } from '@redress/contract/rendered-page.ts'
import { dehydrate, type Query, type QueryClient } from '@tanstack/react-query'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router'
import { isApiError } from '../lib/api-error.ts'
import type { DrawnReader } from '../lib/first-data.ts'
import { type PageHead, PageNotesContext } from '../lib/page-head.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { isConfirmed, type SessionUser, sessionQuery } from '../lib/session.ts'
import { transport } from '../lib/transport.ts'
import { Providers } from '../providers.tsx'
import { type RouteParts, routes } from '../router.tsx'
import { type Area, type Catalogue, catalogueOf } from '../texts/catalogue.ts'
import { loadTexts } from '../texts/texts.tsx'
import { builtFiles } from './built-files.ts'
import { documentOf } from './document.tsx'

/** Maximum rounds of queries that depend on earlier answers. No page needs more. */
const mostRounds = 3

/** The policy of the page lets no markup style itself; components do, as soon as they run. Quotes in texts are escaped. */
const styleAttribute = / style="[^"]*"/g

const isOpen = ({ state, options }: Query): boolean =>
  state.status === 'pending' && (options as { readonly enabled?: unknown }).enabled !== false

/** Query cache of one render. It holds the session, and does not retry, because a reader is waiting. */
function cacheFor(user: SessionUser | null): QueryClient {
  const cache = createQueryClient()
  cache.setDefaultOptions({ queries: { ...cache.getDefaultOptions().queries, retry: false } })
  cache.setQueryData(sessionQuery.queryKey, user)
  return cache
}

type Failure = 'missing' | 'other'

/** Failure of a query that the page needs. A malformed id counts as not found. */
function failureOf(cache: QueryClient): Failure | null {
  const errors = cache
    .getQueryCache()
    .getAll()
    .flatMap(({ state }) => (state.error ? [state.error] : []))
  if (errors.length === 0) return null
  return errors.some(error => isApiError(error) && (error.status === 404 || error.status === 400)) ? 'missing' : 'other'
}

const sessionPath: (typeof getSession)['path'] = '/v1/auth'

/** Renders pages on the server. For pages that the browser renders, lists the files they need. */
export const createPageRenderer: PageRenderer['createPageRenderer'] = async ({ template, origin, ask, ...made }) => {
  transport.send = (path, { headers }) => ask(path, { asReader: new Headers(headers).has(readerHeader) })
  const handler = createStaticHandler(routes)
  const filesOf = await builtFiles(made)

  /** Signed-in user of a dashboard page; `null` if the browser has to find out, or is redirected. */
  async function readAccount(): Promise<SessionUser | null> {
    const answer = await ask(sessionPath)
    if (!answer.ok) return null
    const { data } = (await answer.json()) as { readonly data: SessionUser }
    return isConfirmed(data) ? data : null
  }

  async function draw(
    url: URL,
    { language, hasExpired }: PageRequest,
    reader: DrawnReader,
    user: SessionUser | null,
    context: Parameters<typeof createStaticRouter>[1],
  ) {
    const catalogue = await catalogueOf(language)
    const routeAreas = context.matches.flatMap(({ route }) => (route.handle as RouteParts | undefined)?.areas ?? [])
    await loadTexts(routeAreas, catalogue)
    const router = createStaticRouter(handler.dataRoutes, context)
    const cache = cacheFor(user)
    const drawnAt = new Date()
    let head: PageHead = { title: '' }
    let movedTo: string | null = null
    const lazyParts = new Set<string>()
    const areas = new Set<Area>(routeAreas)
    const noted: Catalogue = {
      ...catalogue,
      atOnce: area => {
        areas.add(area)
        return catalogue.atOnce(area)
      },
    }
    const notes = {
      takeHead: (given: PageHead) => {
        head = given
      },
      takeMove: (to: string) => {
        movedTo = to
      },
      takePart: (source: string) => void lazyParts.add(source),
    }
    /**
     * Renders the page in one piece, including lazy parts. Streamed replacements need inline scripts, which the
     * content security policy forbids.
     */
    const drawOnce = async () => {
      const failures: unknown[] = []
      const { prelude } = await prerender(
        <PageNotesContext value={notes}>
          <Providers queryClient={cache} catalogue={noted} drawnAt={drawnAt}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </Providers>
        </PageNotesContext>,
        { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: failure => void failures.push(failure) },
      )
      const content = await new Response(prelude).text()
      // React only reports errors inside `Suspense` and leaves them to the browser.
      if (failures.length > 0) throw failures[0]
      return content.replaceAll(styleAttribute, '')
    }
    try {
      let content = await drawOnce()
      for (let round = 0; round < mostRounds; round++) {
        const open = cache.getQueryCache().getAll().filter(isOpen)
        if (open.length === 0) break
        // The query keeps its error, which is read later.
        await Promise.allSettled(open.map(query => query.fetch()))
        content = await drawOnce()
      }
      const failure = failureOf(cache)
      if (failure !== null) return failure
      if (movedTo !== null) return { movedTo }
      // An empty title means that the page redirects, but not to an address that the server could send.
      if (head.title === '') return 'other'
      const hasAsked = cache.getQueryCache().getAll().length > 1
      const firstData = {
        ...{ reader, language, hasExpired, drawnAt: drawnAt.toISOString() },
        ...{ lazyParts: [...lazyParts], areas: [...areas], queries: dehydrate(cache) },
      }
      return { content, head, firstData, address: reader === 'visitor' ? canonical(url) : null, hasAsked }
    } finally {
      cache.clear()
    }
  }

  /** Pages that are the same for all visitors, by language and path. */
  const fixed = new Map<string, RenderedPage>()

  return async (request): Promise<RenderedPage> => {
    const { address, language, hasExpired } = request
    const known = request.reader === 'visitor' ? fixed.get(`${language} ${address}`) : undefined
    if (known) return known
    // Not relative to the origin: an address that begins with two slashes would name another host.
    const url = new URL(origin + address)
    const matched = (matchRoutes(routes, url) ?? []).map(({ route }) => route)
    const parts = matched.flatMap(({ handle }) => (handle ? [handle as RouteParts] : []))
    const isOf = (reader: DrawnReader) => parts.some(({ drawnFor }) => drawnFor === reader)
    // A letter's reader gets all other pages as a visitor.
    const reader = request.reader === 'letter reader' && !isOf('letter reader') ? 'visitor' : request.reader
    const isForVisitors = isOf('visitor')
    const shell = async (
      failure: Failure | null,
      { isSignedIn = reader === 'account' && !hasExpired } = {},
    ): Promise<RenderedPage> => {
      // A session that has to be renewed first would be refused by each of them, and renewed for each.
      const firstCalls = isSignedIn ? parts.flatMap(part => part.firstCalls ?? []) : []
      const isUnlisted = !isForVisitors || failure !== null
      const files = await filesOf(matched, language)
      const html = documentOf(template, { language, files, firstCalls, isUnlisted, drawing: null })
      return { kind: 'page', status: failure === 'missing' ? 404 : 200, isPrivate: false, html }
    }
    const isRedirect = matched.some(({ loader }) => loader !== undefined)
    const isDrawn = reader !== 'unknown' && isOf(reader)
    if (!isRedirect && !isDrawn) return shell(null)
    const context = await handler.query(new Request(url))
    if (context instanceof Response) return { kind: 'redirect', to: context.headers.get('Location') ?? '/' }
    const user = reader === 'account' ? await readAccount() : null
    if (reader === 'account' && user === null) return shell(null, { isSignedIn: false })
    if (reader === 'unknown') return shell(null)
    const drawing = await draw(url, request, reader, user, context)
    if (typeof drawing === 'string') return shell(drawing)
    if ('movedTo' in drawing) return { kind: 'redirect', to: drawing.movedTo }
    const isPrivate = reader !== 'visitor'
    const files = await filesOf(matched, language, drawing.firstData)
    const isUnlisted = isPrivate || (drawing.head.isUnlisted ?? false)
    const html = documentOf(template, { language, files, firstCalls: [], isUnlisted, drawing })
    const page: RenderedPage = { kind: 'page', status: 200, isPrivate, html }
    if (!isPrivate && !drawing.hasAsked && matched.at(-1)?.path === address) fixed.set(`${language} ${address}`, page)
    return page
  }
}

/** URL without the `language` parameter. */
function canonical(url: URL): URL {
  const plain = new URL(url)
  plain.searchParams.delete('language')
  return plain
}
