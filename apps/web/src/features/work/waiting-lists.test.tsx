// @vitest-environment happy-dom
import type { WaitingWork } from '@redress/contract/work.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { answerCalls, renderComponent } from '../../ui/testing/render.tsx'
import { WaitingLists } from './waiting-lists.tsx'
import { useWaitingWork } from './work-queries.ts'

const now = new Date(2026, 10, 28, 0, 30)
const earlier = new Date(2026, 10, 27, 23, 30).toISOString()

const nothing = { count: 0, oldestAt: null, entries: [] }
const job = (id: string, name: string) => ({ id, name, defendantId: null, wantedAt: earlier, failedAt: earlier })
const jobs = {
  count: 2,
  oldestAt: earlier,
  entries: [job('a', 'make agreement'), job('b', 'make agreement')],
}
const work: WaitingWork = {
  ...{ mayReadReports: false, maySettle: true, mayRepeat: true },
  ...{
    mails: nothing,
    jobs,
    letters: nothing,
    heldLetters: nothing,
    transfers: nothing,
    payments: [],
    agreements: nothing,
  },
  ...{ exports: nothing, closures: nothing },
}

function show(given: WaitingWork) {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  return renderComponent(<WaitingLists work={given} />)
}

test('what failed an hour ago, on the day before, waits since that day', async () => {
  await show(work)
  expect(screen.getByText(/the oldest since 27.Nov.2026, 1 day\./)).toBeDefined()
})

test('what failed by a clock that is ahead waits since today', async () => {
  await show({ ...work, jobs: { ...jobs, oldestAt: new Date(2026, 10, 29).toISOString() } })
  expect(screen.getByText(/the oldest since today\./)).toBeDefined()
})

test('what is done to all that is shown says so where there is more', async () => {
  await show(work)
  expect(screen.getByRole('button', { name: 'All again…' })).toBeDefined()
  await show({ ...work, jobs: { ...jobs, count: 3 } })
  expect(screen.getByRole('button', { name: 'The 2 shown again…' })).toBeDefined()
})

function Loading() {
  const { data } = useWaitingWork()
  return data ? <WaitingLists work={data} /> : null
}

test('an answer that lacks what is left is not shown: it is asked for', async () => {
  let waits = work
  const calls = answerCalls((_, { method }) => {
    if (method !== 'POST') return waits
    waits = { ...work, jobs: nothing }
    return {}
  })
  await renderComponent(<Loading />)
  await userEvent.click(await screen.findByRole('button', { name: 'All again…' }))
  await userEvent.type(await screen.findByLabelText('Your reason'), 'The disk is back.')
  await userEvent.click(screen.getByRole('button', { name: 'Do it again now' }))
  expect(await screen.findByText(/^Nothing waits here: .*Other jobs that failed/)).toBeDefined()
  expect(calls).toHaveLength(3)
})
