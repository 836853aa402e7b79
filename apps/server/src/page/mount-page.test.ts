import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Broadcast } from '@redress/contract/configuration.ts'
import type { RenderPage } from '@redress/contract/rendered-page.ts'
import { inEachLanguage, languages } from '@redress/domain/people/languages.ts'
import { expect, onTestFinished, test } from 'vitest'
import type { Context } from '../adapters/context.ts'
import { createHttpServer } from '../platform/http/http-server.ts'
import { createLog } from '../platform/observability/log.ts'
import { readSettings } from '../platform/settings.ts'
import { mountPage } from './mount-page.ts'

const settings = { ...readSettings({}), REQUESTS_AT_ONCE: 16 }

const documentOf = (text: string) => `<head></head><body><div id="root">${text}</div></body>`
const textOf = (document: string) => /<div id="root">(.*)<\/div>/.exec(document)?.[1]

/** Server whose pages a test renders, with a limit of concurrent renders. */
async function serverOfPages(mayBeDrawn: number, render: () => Promise<void>, texts: Broadcast['texts'] | null = null) {
  const folder = await mkdtemp(join(tmpdir(), 'redress-page-'))
  await writeFile(join(folder, 'index.html'), documentOf('bare'))
  const log = createLog('silent')
  const server = await createHttpServer(settings, log)
  onTestFinished(async () => {
    await server.close()
    await rm(folder, { recursive: true })
  })
  let left = mayBeDrawn
  const counts = { secondsToWait: async () => (left-- > 0 ? null : 30) }
  const loadRenderer = async (): Promise<RenderPage> => async () => {
    await render()
    return { kind: 'page', status: 200, isPrivate: false, html: documentOf('drawn') }
  }
  const context = { settings, log } as Context
  await mountPage(server, context, counts, { built: { folder, loadRenderer }, broadcast: async () => texts })
  server.get('/v1/quick', async () => 'answered')
  return server
}

test('who was drawn as many pages as they may be gets the page to draw', async () => {
  const server = await serverOfPages(2, async () => undefined)
  const bodies = []
  for (let index = 0; index < 3; index++) bodies.push(textOf((await server.inject('/')).body))
  expect(bodies).toEqual(['drawn', 'drawn', 'bare'])
  expect(await server.inject('/')).toMatchObject({
    statusCode: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
})

test('of pages that come together so many are drawn that calls have their room', async () => {
  const waiting: (() => void)[] = []
  const server = await serverOfPages(100, () => new Promise(resolve => waiting.push(resolve)))
  const pages = Array.from({ length: 20 }, () => server.inject('/'))
  await expect.poll(() => waiting.length).toBe(2)
  expect((await server.inject('/v1/quick')).body).toBe('answered')
  for (const end of waiting) end()
  const bodies = (await Promise.all(pages)).map(({ body }) => textOf(body))
  expect(bodies.filter(body => body === 'drawn')).toHaveLength(2)
  expect(bodies.filter(body => body === 'bare')).toHaveLength(18)
})

test.each([
  ['that is drawn', 1, 'drawn'],
  ['that the browser draws', 0, 'bare'],
])('a page %s shows what every page shows, as text', async (_, mayBeDrawn, content) => {
  const texts = inEachLanguage(language => `${language} </head><b>& $& $1`)
  const shown = languages.map(each => `<p lang="${each}">${each} &lt;/head&gt;&lt;b&gt;&amp; $&amp; $1</p>`).join('')
  const page = await (await serverOfPages(mayBeDrawn, async () => undefined, texts)).inject('/')
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body).toBe(
    `<head><link rel="stylesheet" href="/broadcast.css"></head><body><aside class="broadcast" aria-label="Redress">${shown}</aside><div id="root">${content}</div></body>`,
  )
})

test('a password manager is led to where a password is changed', async () => {
  const answer = await (await serverOfPages(0, async () => undefined)).inject('/.well-known/change-password')
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/dashboard/profile'])
})
