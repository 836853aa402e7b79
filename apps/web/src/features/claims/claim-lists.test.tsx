// @vitest-environment happy-dom
import { listItemExample } from '@redress/contract/example-schemas.ts'
import { claims as texts } from '@redress/texts/en/page/claims.ts'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderComponent } from '../../ui/testing/render.tsx'
import Toaster from '../../ui/toaster.tsx'
import { CreateClaimButton, LimitBanner } from './claim-limit.tsx'
import { ClaimLists } from './claim-lists.tsx'

const pageOf = (all: number) => ({
  ...{ claims: [listItemExample], all, total: all, first: 1, previous: null, next: null },
  ...{ statuses: ['PUBLISHED'], turns: ['theirs'], changesAt: null },
})

/** Answers the lists and the settings, and refuses the call with the counts. */
function refuseCounts(unresolved: number, failure: { error?: string }) {
  const answers = new Map<string, unknown>([
    ['/v1/claims/lists/my-claims', pageOf(9)],
    ['/v1/claims/lists/my-claims-unresolved', pageOf(unresolved)],
    ['/v1/configuration', { unresolvedClaimsLimit: 5 }],
  ])
  const fetch = vi.fn(async (address: string) => {
    const data = answers.get(new URL(address, 'http://localhost:3000').pathname)
    return data === undefined ? Response.json(failure, { status: 403 }) : Response.json({ data })
  })
  vi.stubGlobal('fetch', fetch)
}

const show = () =>
  renderComponent(
    <>
      <LimitBanner />
      <CreateClaimButton />
      <ClaimLists view="my-claims" />
      <Toaster />
    </>,
  )
const createButton = () => screen.getByRole<HTMLButtonElement>('button', { name: texts.create })

test('where the counts cannot be fetched the list stands, and the failure is told', {
  tags: 'SPEC-8-server-words',
}, async () => {
  refuseCounts(0, {})
  await show()
  expect(await screen.findByText('Claims could not be fetched')).toBeDefined()
  expect(await screen.findByRole('table')).toBeDefined()
  expect(createButton().disabled).toBe(false)
  expect(screen.queryByText(texts.limit)).toBeNull()
})

test('the limit of unresolved claims stands where the counts cannot be fetched too', {
  tags: 'SPEC-9-unresolved-claims',
}, async () => {
  refuseCounts(5, { error: 'The server says why.' })
  await show()
  expect(await screen.findByText(texts.limit)).toBeDefined()
  expect(createButton().disabled).toBe(true)
  expect(await screen.findByText('The server says why.')).toBeDefined()
})
