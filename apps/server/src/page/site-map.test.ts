import fastify from 'fastify'
import { expect, test } from 'vitest'
import { claimIn } from '../testing/file-claim.ts'
import { confirmedUser } from '../testing/sign-up.ts'
import { startTestServer } from '../testing/test-server.ts'
import { mountSiteMap } from './site-map.ts'

test('a claim leaves the site map as soon as it is restricted', { tags: 'SPEC-4-moderation' }, async () => {
  const server = await startTestServer()
  const http = fastify()
  try {
    mountSiteMap(http, server.context)
    const opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
    const [kept, restricted] = [
      await claimIn(server, opponents, 'PUBLISHED'),
      await claimIn(server, opponents, 'PUBLISHED'),
    ]
    const siteMap = async () => (await http.inject({ url: '/sitemap.xml' })).body
    for (const id of [kept, restricted]) expect(await siteMap()).toContain(`/claim/${id}</loc>`)
    await server.context.database
      .updateTable('claims')
      .set({ restricted_at: server.clock.now() })
      .where('id', '=', restricted)
      .execute()
    expect(await siteMap()).not.toContain(restricted)
    expect(await siteMap()).toContain(kept)
  } finally {
    await http.close()
    await server.stop()
  }
})
