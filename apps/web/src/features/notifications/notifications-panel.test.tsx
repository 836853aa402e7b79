// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { FirstDataShown } from '../../lib/first-data.ts'
import { answerCalls, renderComponent } from '../../ui/testing/render.tsx'
import { NotificationsBell } from './notifications-bell.tsx'
import type { Notification } from './notifications-query.ts'

const pageSize = 20

/** An API with so many notifications, of which the newest are unread. `hasLaterPages`: otherwise they cannot be loaded. */
function withNotifications(count: number, unreadCount: number, hasLaterPages = true) {
  const all = Array.from(
    { length: count },
    (_, index): Notification => ({
      id: `n${index}`,
      subject: `Subject ${index}`,
      content: '',
      createdAt: '2026-03-01T00:00:00Z',
      isRead: index >= unreadCount,
      claimId: null,
      resolutionId: null,
      notificationType: 'CLAIM_TAKEN',
      toPartyType: 'Plaintiff',
    }),
  )
  const marks: string[] = []
  answerCalls((url, { method }) => {
    if (method === 'PATCH') {
      marks.push(url.pathname)
      for (const each of all) Object.assign(each, { isRead: true })
    }
    if (!hasLaterPages && url.searchParams.has('after')) throw new TypeError('Failed to fetch')
    const start = all.findIndex(({ id }) => id === url.searchParams.get('after')) + 1
    const notifications = all.slice(start, start + pageSize).map(each => ({ ...each }))
    return {
      notifications,
      totalCount: count,
      totalUnreadCount: all.filter(({ isRead }) => !isRead).length,
      next: start + pageSize < count ? notifications.at(-1)?.id : null,
    }
  })
  return marks
}

async function openPanel(unreadCount: number) {
  await renderComponent(
    <>
      <NotificationsBell />
      <FirstDataShown />
    </>,
  )
  await userEvent.click(await screen.findByRole('button', { name: `Notifications, ${unreadCount} unread` }))
  return within(await screen.findByRole('dialog'))
}
const shownIn = (tab: HTMLElement) => within(tab).getAllByRole('listitem').length

test('of many, a page is shown and one more at each press; their number is that of all', async () => {
  const marks = withNotifications(45, 3)
  const panel = await openPanel(3)
  expect(await panel.findByRole('tab', { name: 'Unread (3)', selected: true })).toBeDefined()
  expect(shownIn(panel.getByRole('tabpanel'))).toBe(3)
  expect(panel.queryByRole('button', { name: 'Show more notifications' })).toBeNull()
  await expect.poll(() => marks).toHaveLength(1)
  await userEvent.click(panel.getByRole('tab', { name: 'All Notifications (45)' }))
  for (const shown of [20, 40, 45]) {
    await expect.poll(() => shownIn(panel.getByRole('tabpanel'))).toBe(shown)
    const more = panel.queryByRole('button', { name: 'Show more notifications' })
    if (shown < 45) await userEvent.click(more as HTMLElement)
    else expect(more).toBeNull()
  }
  expect(panel.getByRole('tab', { name: 'Unread (3)' })).toBeDefined()
})

test('what is unread on later pages is loaded at opening, and then marked with the rest', async () => {
  const marks = withNotifications(65, 45)
  const panel = await openPanel(45)
  expect(await panel.findByRole('tab', { name: 'Unread (45)', selected: true })).toBeDefined()
  await expect.poll(() => shownIn(panel.getByRole('tabpanel'))).toBe(45)
  await expect.poll(() => marks).toHaveLength(1)
  expect(panel.getByRole('tab', { name: 'Unread (45)' })).toBeDefined()
  expect(panel.queryByRole('button', { name: 'Show more notifications' })).toBeNull()
})

test('where later pages cannot be loaded, closing marks what was not shown', async () => {
  const marks = withNotifications(45, 45, false)
  const panel = await openPanel(45)
  await expect.poll(() => shownIn(panel.getByRole('tabpanel'))).toBe(20)
  expect(await panel.findByRole('alert')).toBeDefined()
  expect(marks).toHaveLength(0)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => marks).toHaveLength(1)
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeDefined()
})
