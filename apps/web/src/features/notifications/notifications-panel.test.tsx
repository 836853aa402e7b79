// @vitest-environment happy-dom
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { FirstDataShown } from '../../lib/first-data.ts'
import { answerCalls, renderComponent } from '../../ui/testing/render.tsx'
import { NotificationsBell } from './notifications-bell.tsx'
import type { Notification } from './notifications-query.ts'

const pageSize = 20

let arrive: () => unknown
let queries: QueryClient
function Queries() {
  queries = useQueryClient()
  return null
}

/**
 * An API with so many notifications, of which the newest are unread; answers what was asked of it. `hasLaterPages`:
 * otherwise they cannot be loaded.
 */
function withNotifications(count: number, unreadCount: number, hasLaterPages = true) {
  const notification = (id: string, isRead: boolean): Notification => ({
    id,
    subject: `Subject of ${id}`,
    content: '',
    createdAt: '2026-03-01T00:00:00Z',
    isRead,
    claimId: null,
    resolutionId: null,
    notificationType: 'CLAIM_TAKEN',
    toPartyType: 'Plaintiff',
  })
  const all = Array.from({ length: count }, (_, index) => notification(`n${index}`, index >= unreadCount))
  arrive = () => all.unshift(notification('new', false))
  const asked: string[] = []
  answerCalls((url, { method }) => {
    if (url.pathname === '/v1/notifications') asked.push(`${method} ${url.search}`)
    if (method === 'PATCH') {
      for (const each of all) Object.assign(each, { isRead: true })
    }
    if (!hasLaterPages && url.searchParams.has('after')) throw new TypeError('Failed to fetch')
    const start = all.findIndex(({ id }) => id === url.searchParams.get('after')) + 1
    const notifications = all.slice(start, start + pageSize).map(each => ({ ...each }))
    return {
      notifications,
      totalCount: all.length,
      totalUnreadCount: all.filter(({ isRead }) => !isRead).length,
      next: start + pageSize < all.length ? notifications.at(-1)?.id : null,
    }
  })
  return asked
}

async function openPanel(unreadCount: number) {
  await renderComponent(
    <>
      <NotificationsBell />
      <FirstDataShown />
      <Queries />
    </>,
  )
  await userEvent.click(
    await screen.findByRole('button', { name: `Notifications, ${unreadCount.toLocaleString('en')} unread` }),
  )
  return within(await screen.findByRole('dialog'))
}
const shownIn = (tab: HTMLElement) => within(tab).getAllByRole('listitem').length

const isMark = (call: string) => call.startsWith('PATCH')
const more = { name: 'Show more notifications' }

test('of many, a page is shown and one more at each press; their number is that of all', async () => {
  const asked = withNotifications(45, 3)
  const panel = await openPanel(3)
  expect(await panel.findByRole('tab', { name: 'Unread (3)', selected: true })).toBeDefined()
  expect(shownIn(panel.getByRole('tabpanel'))).toBe(3)
  expect(panel.queryByRole('button', more)).toBeNull()
  await expect.poll(() => asked.filter(isMark)).toHaveLength(1)
  await userEvent.click(panel.getByRole('tab', { name: 'All Notifications (45)' }))
  for (const shown of [20, 40, 45]) {
    await expect.poll(() => shownIn(panel.getByRole('tabpanel'))).toBe(shown)
    const button = panel.queryByRole('button', more)
    if (shown < 45) await userEvent.click(button as HTMLElement)
    else expect(button).toBeNull()
  }
  expect(panel.getByRole('tab', { name: 'Unread (3)' })).toBeDefined()
})

test('where there is none, it says so in words on either tab', async () => {
  withNotifications(0, 0)
  await renderComponent(<NotificationsBell />)
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications' }))
  const panel = within(await screen.findByRole('dialog'))
  expect(await panel.findByRole('tab', { name: 'All Notifications (0)', selected: true })).toBeDefined()
  expect(panel.getByRole('tabpanel').textContent).toContain('No new notifications.')
  await userEvent.click(panel.getByRole('tab', { name: 'Unread (0)' }))
  expect(panel.getByRole('tabpanel').textContent).toContain('No new notifications.')
})

test('however many are unread, opening marks them at once and fetches the newest page alone', async () => {
  const asked = withNotifications(5000, 5000)
  const panel = await openPanel(5000)
  expect(await panel.findByRole('tab', { name: 'Unread (5,000)', selected: true })).toBeDefined()
  expect(await screen.findByRole('button', { name: 'Notifications', hidden: true })).toBeDefined()
  await expect.poll(() => asked).toEqual(['GET ', 'PATCH ', 'GET '])
  expect(shownIn(panel.getByRole('tabpanel'))).toBe(20)
})

test('what was unread at opening is listed as that, however far one goes back', async () => {
  const asked = withNotifications(65, 45)
  const panel = await openPanel(45)
  for (const shown of [20, 40, 45]) {
    await expect.poll(() => shownIn(panel.getByRole('tabpanel'))).toBe(shown)
    expect(panel.getByRole('tab', { name: 'Unread (45)', selected: true })).toBeDefined()
    const button = panel.queryByRole('button', more)
    if (shown < 45) await userEvent.click(button as HTMLElement)
    else expect(button).toBeNull()
  }
  expect(asked.filter(call => !isMark(call) && call !== 'GET ')).toEqual(['GET ?after=n19', 'GET ?after=n39'])
})

test('where later pages cannot be loaded, those that are shown stay', async () => {
  withNotifications(45, 45, false)
  const panel = await openPanel(45)
  await userEvent.click(await panel.findByRole('button', more))
  expect(await panel.findByRole('alert')).toBeDefined()
  expect(shownIn(panel.getByRole('tabpanel'))).toBe(20)
})

test('what arrives while it is open is listed with the unread ones, and marked by closing', async () => {
  const asked = withNotifications(5, 2)
  const panel = await openPanel(2)
  await expect.poll(() => asked.filter(isMark)).toHaveLength(1)
  arrive()
  await act(() => queries.invalidateQueries())
  expect(await panel.findByRole('tab', { name: 'Unread (3)' })).toBeDefined()
  expect(shownIn(panel.getByRole('tabpanel'))).toBe(3)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => asked.filter(isMark)).toHaveLength(2)
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeDefined()
})
