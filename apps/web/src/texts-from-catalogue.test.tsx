import { currencies } from '@redress/domain/money/money.ts'
import { countries } from '@redress/domain/people/countries.ts'
import { languageNames, locales } from '@redress/domain/people/languages.ts'
import * as frame from '@redress/texts/en/page/frame.ts'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { createFormats } from './lib/format.ts'
import { createQueryClient } from './lib/query-client.ts'
import { type SessionUser, sessionQuery } from './lib/session.ts'
import { Providers } from './providers.tsx'
import { routes } from './router.tsx'
import { areas, createCatalogue, loadFile } from './texts/catalogue.ts'

/** Puts texts in brackets, so that texts from elsewhere stand out. */
function bracketed<Texts>(texts: Texts): Texts {
  return inBrackets(texts) as Texts
}

function inBrackets(value: unknown): unknown {
  if (typeof value === 'string') return /\p{L}/u.test(value) ? `⟦${value}⟧` : value
  if (typeof value === 'function') return (...parameters: unknown[]) => inBrackets(value(...parameters))
  if (Array.isArray(value)) return value.map(inBrackets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inBrackets(each)]))
}

const catalogue = createCatalogue('en', bracketed(frame), async file => bracketed(await loadFile('en', file)))

const user: SessionUser = {
  id: '1',
  username: '⟦username⟧',
  firstName: '⟦first name⟧',
  lastName: '⟦last name⟧',
  address: '⟦address⟧',
  isStreetPublic: true,
  city: '⟦city⟧',
  country: 'DE',
  identificationId: '⟦number⟧',
  language: 'en',
  emails: [{ id: '2', address: '⟦e-mail⟧', isConfirmed: true, isPrimary: true }],
  wallets: [{ id: '3', address: '⟦wallet⟧' }],
  hasPassword: true,
  hasSecondFactor: false,
  suspension: null,
}

const formats = createFormats(locales.en)
/** The signs of the sign-in services. */
const signs = ['G', 'f', 'in', 'A']
const data = new Set<string>([
  ...countries.map(code => formats.country(code)),
  ...currencies,
  ...Object.values(languageNames),
  ...signs,
  `@${user.username}`,
])

const examples: Record<string, string> = { type: 'my-claims', action: 'sent' }

/** An address of every page. */
const addressesOf = (all: readonly RouteObject[], above = ''): string[] =>
  all.flatMap(({ path = '', children, lazy, Component }) => {
    const full = path.startsWith('/') ? path : `${above}/${path}`.replace(/\/+/g, '/')
    if (children) return addressesOf(children, path === '' ? above : full)
    const isPage = lazy !== undefined || Component !== undefined
    return isPage ? [full.replace(/:(\w+)\??/g, (_, name: string) => examples[name] ?? '1')] : []
  })

const handler = createStaticHandler(routes)

async function render(path: string, viewer: SessionUser | null): Promise<string> {
  const context = await handler.query(new Request(new URL(path, 'http://localhost')))
  if (context instanceof Response) return ''
  const router = createStaticRouter(handler.dataRoutes, context)
  const queryClient = createQueryClient()
  queryClient.setQueryData(sessionQuery.queryKey, viewer)
  return renderToString(
    <Providers queryClient={queryClient} catalogue={catalogue}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Providers>,
  )
}

function withoutBrackets(text: string): string {
  const rest = text.replace(/⟦[^⟦⟧]*⟧/g, '')
  return rest === text ? rest : withoutBrackets(rest)
}

/** Visible texts and labels of a page that come from neither the catalogue nor the data. */
function foreignTextsIn(html: string): string[] {
  const shown = html.replace(/<!--.*?-->/g, '').replaceAll('&amp;', '&')
  const texts = [...shown.matchAll(/>([^<]+)</g)].map(([, text = '']) => text)
  const labels = [...shown.matchAll(/ (?:aria-label|title|placeholder|alt)="([^"]*)"/g)].map(([, text = '']) => text)
  return [...texts, ...labels].filter(text => !data.has(text) && /\p{L}/u.test(withoutBrackets(text)))
}

test('every text of every page comes from the catalogue', async () => {
  // Pages that need a session read `window.location`.
  vi.stubGlobal('window', { location: new URL('http://localhost') })
  await Promise.all(areas.map(catalogue.load))
  const addresses = addressesOf(routes)
  expect(addresses.length).toBeGreaterThan(40)
  for (const path of addresses) {
    const html = await render(path, /^\/(dashboard|operator)/.test(path) ? user : null)
    expect(html, path).toContain('⟦')
    expect(foreignTextsIn(html), path).toEqual([])
  }
}, 180_000)
