// @vitest-environment happy-dom
import { type ErrorCode, errors } from '@redress/contract/errors.ts'
import type { InstallationHealth } from '@redress/contract/figures.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderComponent } from '../ui/testing/render.tsx'
import { Component as Console } from './operator.tsx'
import { OperatorAccounts } from './operator-accounts.tsx'
import { Component as Figures } from './operator-figures.tsx'

/** Lets every path answer with a failure, or else with data. */
function answer(answers: Record<string, ErrorCode | object>): void {
  vi.stubGlobal('fetch', async (address: string) => {
    const found = answers[new URL(address, 'http://localhost:3000').pathname] ?? 'NOT_FOUND'
    if (typeof found === 'object') return Response.json({ data: found })
    const { status, text } = errors[found]
    return Response.json({ error: text, code: found }, { status })
  })
}

const health: InstallationHealth = {
  version: '1.0.0',
  migration: 'baseline',
  parts: [],
  connections: { used: 1, allowed: 100 },
  jobs: { waiting: 0, oldestSeconds: 0, failed: 0 },
  overdueDeadlines: 0,
  disks: [],
  backups: { writtenSeconds: null, restoredSeconds: null },
}

const nothingHere = 'There is nothing at this address'

test('who reads no reports and has no two-step login is told to switch it on', async () => {
  answer({ '/v1/operator/work': 'SECOND_FACTOR_REQUIRED' })
  await renderComponent(<Console />)
  expect((await screen.findByRole('alert')).textContent).toContain(errors.SECOND_FACTOR_REQUIRED.text)
  expect(screen.queryByText(nothingHere)).toBeNull()
})

test.each([
  ['reports', Console],
  ['figures', Figures],
])('a stranger finds nothing where %s are', async (_, Section) => {
  answer({})
  await renderComponent(<Section />)
  expect(await screen.findByText(nothingHere)).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('health is shown where the figures fail', async () => {
  answer({ '/v1/operator/figures': 'INTERNAL', '/v1/operator/health': health })
  await renderComponent(<Figures />)
  expect(await screen.findByText('Newest migration of the database')).toBeDefined()
})

test('accounts are looked for by part of a name; where nothing is found, the page says what to do', async () => {
  answer({
    '/v1/operator/accounts': { accounts: [], count: 0 },
    '/v1/operator/account-search': {
      accounts: [{ username: 'ada', name: 'Ada Lovelace', isClosed: true }],
      hasMore: false,
    },
  })
  await renderComponent(<OperatorAccounts />)
  const term = await screen.findByLabelText('Search for')
  await userEvent.type(term, 'ab')
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(screen.getAllByText('Please enter at least three letters or digits in a row.').length).toBeGreaterThan(0)
  await userEvent.type(term, 'cde')
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  const found = await screen.findByRole('link', { name: /Ada Lovelace/ })
  expect([found.getAttribute('href'), found.textContent]).toEqual([
    '/operator/accounts/ada',
    'Ada Lovelaceada · closed',
  ])
  expect(location.search).toBe('')

  answer({ '/v1/operator/account-search': { accounts: [], hasMore: false } })
  await userEvent.type(term, 'f')
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(await screen.findByText(/^Nothing is found for “abcdef”\. Check the spelling/)).toBeDefined()
})
