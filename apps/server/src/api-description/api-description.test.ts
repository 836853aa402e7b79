import { endpoints } from '@redress/contract/endpoints.ts'
import { openApiDocument } from '@redress/contract/openapi.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { html } from './html.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

test('programs read the API as OpenAPI', async () => {
  const { status, body } = await server.client().get('/v1/openapi.json')
  expect(status).toBe(200)
  expect(body).toEqual(JSON.parse(JSON.stringify(openApiDocument(endpoints))))
})

test('people read every call and every named schema of it, and every link on the page leads somewhere', async () => {
  const response = await server.http.inject('/v1/docs')
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
  const { paths, components } = openApiDocument(endpoints)
  const anchors = [...response.body.matchAll(/ id="([^"]+)"/g)].map(([, anchor]) => anchor)
  expect(new Set(anchors).size).toBe(anchors.length)
  expect(anchors).toEqual(
    expect.arrayContaining([
      ...Object.values(paths).flatMap(methods => Object.values(methods).map(({ operationId }) => operationId)),
      ...Object.keys(components.schemas).map(name => `schema-${name}`),
    ]),
  )
  const links = [...response.body.matchAll(/href="#([^"]+)"/g)].map(([, anchor]) => anchor)
  expect(anchors).toEqual(expect.arrayContaining([...new Set(links)]))
})

test('the page needs nothing that its content security policy forbids', async () => {
  const { body, headers } = await server.http.inject('/v1/docs')
  expect(headers['content-security-policy']).toContain("script-src 'self'")
  expect(body).not.toMatch(/<script|https?:\/\/(?!json-schema)[^"]*"[^>]*rel=|<img|onclick|javascript:/)
})

test('what is put into HTML is escaped', () => {
  expect(html`<p title="${'"'}">${"<a href='x'>&</a>"}${html`<b>${1}</b>`}${['<', null]}</p>`.text).toBe(
    '<p title="&quot;">&lt;a href=&#39;x&#39;&gt;&amp;&lt;/a&gt;<b>1</b>&lt;</p>',
  )
})
