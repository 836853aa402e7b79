import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { isLongTest } from '../apps/server/src/testing/long-tests.ts'
import { endpoints } from '../packages/contract/src/endpoints.ts'
import { person } from './accounts/accounts.ts'
import { call, joinByApi } from './filing/filing-by-api.ts'
import { test } from './installation/fixtures.ts'

/** Another site on this machine: a page that sends one form, of a kind that no browser asks leave for. */
async function startOtherSite() {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://other')
    const action = searchParams.get('action') ?? ''
    const type = searchParams.get('type') ?? ''
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(
        `<!doctype html><title>A prize</title><form id="form" method="post" action="${action}" enctype="${type}">` +
          '<input name=\'{"language":"de","a":"\' value=\'"}\'></form><script>form.submit()</script>',
      )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, stop: () => server.close() }
}

const formTypes = ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data']

/** Form types for the address at a position: one in turn, or all in a long run. */
const typesFor = (index: number): readonly string[] =>
  isLongTest ? formTypes : formTypes.filter((_, each) => each === index % formTypes.length)

test('what another site sends with the cookies of a victim changes nothing', async ({ newPage, installation }) => {
  const page = await newPage()
  await joinByApi(page, installation, person('Vera', 'Victim', 'AT'))
  const before = await call<{ language: string }>(page, { method: 'GET', path: '/v1/auth' })
  const other = await startOtherSite()
  const cookies: string[] = []
  page.on('request', async request => {
    const headers = await request.allHeaders().catch(() => ({}) as Record<string, string>)
    if (request.method() === 'POST' && headers.cookie?.includes('redress-access')) cookies.push(request.url())
  })
  // Calls with a visible effect: creating a draft and signing out.
  const posts = endpoints.filter(({ method, path }) => method === 'POST' && !path.includes(':'))
  expect(posts.map(({ path }) => path)).toEqual(expect.arrayContaining(['/v1/claims', '/v1/auth/logout']))
  for (const [position, host] of ['localhost', '127.0.0.1'].entries()) {
    for (const [index, { path }] of posts.entries()) {
      for (const type of typesFor(position + index)) {
        const action = `${installation.url}${path}`
        const answered = page.waitForResponse(response => response.url() === action)
        await page.goto(`http://${host}:${other.port}/?${new URLSearchParams({ action, type })}`)
        expect((await answered).status(), `${path} of ${host}, ${type}`).toBe(403)
      }
    }
  }
  // Another port of the same host is the same site: the cookies were there.
  expect(new Set(cookies).size).toBe(posts.length)
  expect(await call(page, { method: 'GET', path: '/v1/auth' })).toEqual(before)
  const claims = await call<{ myClaims: unknown[] }>(page, { method: 'GET', path: '/v1/claims' })
  expect(claims.myClaims).toEqual([])
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  other.stop()
})
