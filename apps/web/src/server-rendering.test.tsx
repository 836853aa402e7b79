import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { paths } from './lib/paths.ts'
import { createQueryClient } from './lib/query-client.ts'
import { Providers } from './providers.tsx'
import { routes } from './router.tsx'

const handler = createStaticHandler(routes)

async function render(path: string): Promise<string | Response> {
  const context = await handler.query(new Request(new URL(path, 'http://localhost')))
  if (context instanceof Response) return context
  const router = createStaticRouter(handler.dataRoutes, context)
  return renderToString(
    <Providers queryClient={createQueryClient()}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Providers>,
  )
}

describe('public pages render without a browser', () => {
  test.each([
    [paths.home, 'Owed money?'],
    [paths.about, 'A fair place to settle a money dispute'],
    [paths.steps, 'Making a claim'],
    [paths.faq, 'Negative resolution'],
    [paths.privacy, 'Privacy'],
    [paths.terms, 'Terms and conditions'],
    [paths.imprint, 'Imprint'],
  ])('%s says %s', async (path, text) => {
    expect(typeof window).toBe('undefined')
    expect(await render(path)).toContain(text)
  })

  test('whoever has the code of a letter is led to it from the home page, and to no sign-in', async () => {
    const page = String(await render(paths.home))
    expect(page.split(`href="${paths.answer()}"`)).toHaveLength(3)
  })

  test('an unknown path redirects to /', async () => {
    const answer = await render('/no/such/page')
    expect(answer).toBeInstanceOf(Response)
    expect(answer instanceof Response && answer.headers.get('Location')).toBe(paths.home)
  })
})
