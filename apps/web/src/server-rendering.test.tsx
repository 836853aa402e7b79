import type { PartyClaim } from '@redress/contract/claim-views.ts'
import {
  biddingClaimExample,
  partyClaimExample,
  restrictedClaimExample,
  settledClaimExample,
  userExample,
} from '@redress/contract/example-schemas.ts'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { paths } from './lib/paths.ts'
import { createQueryClient } from './lib/query-client.ts'
import { Providers } from './providers.tsx'
import { createPageRenderer } from './rendering/render-page.tsx'
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
    [paths.auth.login, 'Forgot'],
    [paths.auth.register(), 'Identification ID'],
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

describe('a page of a party is drawn with its lazy parts, and with no script', () => {
  const draft = { ...partyClaimExample, status: 'PENDING', currentStatus: 'PENDING' } as const
  const { claim, createClaimStep } = paths.dashboard
  test.each<[string, string, PartyClaim, ...string[]]>([
    ['what is owed', claim('my-claims', draft.id), settledClaimExample, 'AT61 1904 3002 3457 3201'],
    ['sealed bids', claim('my-claims', draft.id), biddingClaimExample, 'Sealed bids'],
    [
      'restrictions',
      claim('my-claims', draft.id),
      restrictedClaimExample,
      ...restrictedClaimExample.restrictions.map(({ reason }) => reason),
    ],
    ['a draft', createClaimStep(2, draft.id), draft, 'value="Vienna"', draft.whatDidDefendantDo],
    ['what will be public', createClaimStep(4, draft.id), draft, 'Not Represented'],
  ])('%s', async (_, address, shown, ...words) => {
    const answers: Record<string, unknown> = {
      '/v1/auth': userExample,
      [`/v1/claims/${draft.id}`]: shown,
      [`/v1/claims/${draft.id}/messages`]: { messages: [], unsentFiles: [], newCount: 0, messageCount: 0, next: null },
      [`/v1/actions/claims/${draft.id}`]: [],
    }
    const render = await createPageRenderer({
      ...{ template: '<head></head><div id="root"></div>', manifest: {}, modules: {}, origin: 'http://localhost' },
      ask: async path => Response.json({ data: answers[path] ?? {} }),
    })
    const page = await render({ address, language: 'en', reader: 'account', hasExpired: false })
    const html = page.kind === 'page' ? page.html : ''
    for (const word of words) expect(html).toContain(word)
    expect(html).not.toMatch(/<script(?! type="application\/json")|<!--\$[?!]|<template| style=/)
    expect(page).toMatchObject({ isPrivate: true, status: 200 })
  })
})
