// @vitest-environment happy-dom
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { partyClaimExample, userExample } from '@redress/contract/example-schemas.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCallsWith, renderComponent } from '../../ui/testing/render.tsx'
import { ReviewPublic } from './review-public.tsx'

const claimOf = (changes: Partial<PartyClaim['plaintiffs'][number]>): PartyClaim => ({
  ...partyClaimExample,
  plaintiffs: partyClaimExample.plaintiffs.map(plaintiff => ({ ...plaintiff, ...changes })),
})
const show = (changes: Parameters<typeof claimOf>[0]) =>
  renderComponent(<ReviewPublic claim={claimOf(changes)}>The record</ReviewPublic>)
const streetSwitch = () => screen.queryByRole('switch', { name: 'Show my street address to the public' })

test.each([
  [true, 'The record of this claim shows it'],
  [false, 'The record of your claims does not show it'],
])('a switch says whether the street is public (%s), and changes it for the account', async (isStreetPublic, said) => {
  const calls = answerCallsWith({ ...userExample, isStreetPublic: !isStreetPublic })
  await show({ isStreetPublic })
  const found = streetSwitch()
  expect(found?.getAttribute('aria-checked')).toBe(String(isStreetPublic))
  expect(screen.getByText(said, { exact: false })).toBeDefined()
  if (found) fireEvent.click(found)
  await waitFor(() => expect(calls).toHaveLength(1))
  const [[url, request]] = calls as [Parameters<typeof fetch>]
  expect([String(url), request?.method, JSON.parse(String(request?.body))]).toEqual([
    expect.stringContaining('/v1/users'),
    'PATCH',
    { isStreetPublic: !isStreetPublic },
  ])
})

test.each([[{ address: '' }], [{ country: null }]])(
  'nothing can be withheld where no street is shown: %o',
  async changes => {
    await show(changes)
    expect(streetSwitch()).toBeNull()
    expect(screen.getByText('The record does not show your street address.', { exact: false })).toBeDefined()
  },
)
