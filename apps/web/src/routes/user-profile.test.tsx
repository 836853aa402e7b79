// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { answerCallsWith, renderComponent } from '../ui/testing/render.tsx'
import { Component } from './user-profile.tsx'

const claim = {
  id: '2f0a4c6e-8b1d-4e3f-a5c7-9d1b3e5f7a90',
  type: 'Fraud',
  dateOfClaim: '2026-01-15',
  value: 4_000,
  currency: 'EUR',
  jurisdiction: 'Austria',
  currentStatus: 'PUBLISHED',
  isDisregarded: false,
  hasReply: false,
  plaintiffName: 'Ada Lovelace',
  defendantNames: ['Dora Defendant'],
  representativeNames: [],
}
const profile = {
  id: '5b6f0c1e-3a52-4f7b-9a51-0c7f3f1f2a10',
  username: 'ada',
  firstName: 'Ada',
  country: 'GB',
  memberSince: '2026-01-05T09:30:00.000Z',
  claimCount: 41,
  claims: [claim],
  next: claim.id,
}

test('of many claims the page shows how many there are, and a page more at each press', async () => {
  const calls = answerCallsWith(profile)
  await renderComponent(
    <Routes>
      <Route path="*" element={<Component />} />
    </Routes>,
  )
  expect(await screen.findByRole('heading', { name: 'Public claims (41)' })).toBeDefined()
  expect(screen.getAllByRole('link', { name: /Dora Defendant/ })).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Show more claims' }))
  await expect.poll(() => screen.getAllByRole('link', { name: /Dora Defendant/ })).toHaveLength(2)
  expect(calls.map(([address]) => String(address)).at(-1)).toContain(`after=${claim.id}`)
})
