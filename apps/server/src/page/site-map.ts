import type { FastifyInstance } from 'fastify'
import type { Context } from '../adapters/context.ts'
import { newestPublicClaims, restrictedClaims } from '../claims/record/newest-public-claims.ts'
import { pageLinks } from '../mail/page-links.ts'

/** Only the newest claims are listed. Crawlers find the others through the records of their defendants. */
const mostClaims = 10_000

/** Lifetime of the cache, so that repeated requests cost no query; restricted claims are removed at once. */
const keptMilliseconds = 10 * 60_000

/** Static pages. */
const pages = ['/', '/about', '/steps', '/faq', '/privacy', '/terms', '/imprint', '/transparency'] as const

/** Paths excluded from crawling: personal pages, addresses with a code, and unbounded search results. */
const unlisted = ['/v1/', '/auth', '/dashboard', '/operator', '/answer', '/pay/', '/takeover/', '/search?'] as const

/** Serves robots.txt and the site map (robotstxt.org, sitemaps.org). */
export function mountSiteMap(server: FastifyInstance, context: Context): void {
  const { settings, clock } = context
  const { PUBLIC_URL: origin } = settings
  const links = pageLinks(origin)

  server.get('/robots.txt', (_request, reply) => {
    const lines = ['User-agent: *', ...unlisted.map(path => `Disallow: ${path}`), `Sitemap: ${origin}/sitemap.xml`]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })

  let kept: { readonly ids: readonly string[]; readonly until: number } = { ids: [], until: 0 }
  async function newestClaims(): Promise<readonly string[]> {
    const now = clock.now().getTime()
    if (now >= kept.until) kept = { ids: await newestPublicClaims(context, mostClaims), until: now + keptMilliseconds }
    const restricted = await restrictedClaims(context)
    return kept.ids.filter(id => !restricted.has(id))
  }

  async function siteMap(): Promise<string> {
    const addresses = [...pages.map(path => origin + path), ...(await newestClaims()).map(links.publicClaim)]
    const lines = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...addresses.map(address => `<url><loc>${address}</loc></url>`),
      '</urlset>',
    ]
    return lines.join('\n')
  }

  server.get('/sitemap.xml', async (_request, reply) =>
    reply.type('application/xml; charset=utf-8').send(await siteMap()),
  )
}
