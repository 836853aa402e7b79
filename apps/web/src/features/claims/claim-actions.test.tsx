// @vitest-environment happy-dom
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { partyClaimExample, resolutionExample } from '@redress/contract/example-schemas.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { answerCallsWith, renderComponent } from '../../ui/testing/render.tsx'
import { ClaimActions } from './claim-actions.tsx'

const offered = (id: string): PartyClaim => ({
  ...partyClaimExample,
  role: 'Plaintiff',
  status: 'RESOLUTION_PROPOSED_BY_DEFENDANT',
  pendingActs: [],
  resolutions: [{ ...resolutionExample, id, resolutionStatus: 'PROPOSED', proposedBy: 'Defendant' }],
})

function ChangingClaim() {
  const [id, setId] = useState(resolutionExample.id)
  return (
    <>
      <ClaimActions claim={offered(id)} party="Plaintiff" name="the claim" />
      <button type="button" hidden onClick={() => setId(partyClaimExample.id)}>
        Another offer comes
      </button>
    </>
  )
}

test('what is confirmed is the offer that the question shows, though another one has come meanwhile', async () => {
  const calls = answerCallsWith(partyClaimExample)
  await renderComponent(<ChangingClaim />)
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }))
  const question = await screen.findByRole('alertdialog')
  screen.getByText('Another offer comes').click()
  await userEvent.click(within(question).getByRole('button', { name: /accept/i }))
  const sent = await vi.waitUntil(() => calls.find(([address]) => String(address).endsWith('/accept-resolution')))
  expect(JSON.parse(String(sent[1]?.body))).toEqual({ resolutionId: resolutionExample.id })
})
