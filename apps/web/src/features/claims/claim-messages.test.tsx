// @vitest-environment happy-dom
import { messageExample, partyClaimExample } from '@redress/contract/example-schemas.ts'
import { useQueryClient } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Message } from '../../entities/claim/message-queries.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { answerCalls, renderComponent } from '../../ui/testing/render.tsx'
import { ClaimMessages } from './claim-messages.tsx'

const pageSize = 50
const claim = partyClaimExample

/** An API with so many messages about a claim, of which the last are new to the reader. */
function withMessages(count: number, newCount: number) {
  const all: Message[] = []
  const add = (isNew: boolean) =>
    all.push({
      ...messageExample,
      id: `m${all.length + 1}`,
      text: `Message ${all.length + 1}.`,
      isNew,
      createdAt: new Date(Date.UTC(2026, 2, 1, 0, all.length)).toISOString(),
    })
  for (let index = 0; index < count; index++) add(index >= count - newCount)
  const marked: string[] = []
  answerCalls((url, { method, body }) => {
    if (method === 'PATCH') {
      const { readUpTo } = JSON.parse(String(body)) as { readUpTo: string }
      marked.push(readUpTo)
      for (const each of all.slice(0, all.findIndex(({ id }) => id === readUpTo) + 1))
        Object.assign(each, { isNew: false })
    }
    const before = all.findIndex(({ id }) => id === url.searchParams.get('before'))
    const end = before < 0 ? all.length : before
    const messages = all.slice(Math.max(0, end - pageSize), end).map(each => ({ ...each }))
    return {
      messages,
      messageCount: all.length,
      newCount: all.filter(({ isNew }) => isNew).length,
      next: end > pageSize ? messages[0]?.id : null,
      unsentFiles: [],
    }
  })
  return { marked, arrive: () => add(true) }
}

/** Fetches again what has changed, as a live event does. */
let refresh: () => Promise<void>
function Refresher() {
  const queries = useQueryClient()
  refresh = () => act(() => queries.invalidateQueries({ queryKey: queryKeys.claim(claim.id) }))
  return null
}
const show = () =>
  renderComponent(
    <>
      <Refresher />
      <ClaimMessages claim={claim} filesOf={() => null}>
        {null}
      </ClaimMessages>
    </>,
  )
const texts = () => screen.queryAllByText(/^Message \d+\.$/).map(({ textContent }) => textContent)
const messagesFrom = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => `Message ${newest - index}.`)
const earlier = { name: 'Show earlier messages' }

test('of a long correspondence the newest are shown, and earlier ones at each press; what is loaded stays', async () => {
  const { arrive } = withMessages(120, 0)
  await show()
  await expect.poll(texts).toEqual(messagesFrom(120, 71))
  await userEvent.click(screen.getByRole('button', earlier))
  await expect.poll(texts).toEqual(messagesFrom(120, 21))
  arrive()
  await refresh()
  await expect.poll(() => texts()[0]).toBe('Message 121.')
  expect(texts().length).toBeGreaterThanOrEqual(100)
  await userEvent.click(screen.getByRole('button', earlier))
  await expect.poll(texts).toEqual(messagesFrom(121, 1))
  expect(screen.queryByRole('button', earlier)).toBeNull()
})

test('all that is new is shown before it is marked as read, and marked once', async () => {
  const { marked } = withMessages(120, 70)
  await show()
  await expect.poll(() => screen.queryAllByText('New').length).toBe(70)
  expect(texts()).toEqual(messagesFrom(120, 21))
  await expect.poll(() => marked).toEqual(['m120'])
  await refresh()
  expect(screen.queryAllByText('New')).toHaveLength(70)
  expect(marked).toEqual(['m120'])
})

test('the last message is seen at once, and so are all that are new; the earlier ones are in a fold', async () => {
  const folded = () => texts().filter(text => screen.getByText(text ?? '').closest('details') !== null)
  withMessages(5, 3)
  await show()
  await expect.poll(texts).toEqual(messagesFrom(5, 1))
  expect(folded()).toEqual(messagesFrom(2, 1))
  expect(screen.getByText('Earlier messages (2)')).toBeTruthy()
})
