// @vitest-environment happy-dom
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { partyClaimExample } from '@redress/contract/example-schemas.ts'
import { claims } from '@redress/texts/en/page/claims.ts'
import { resolutions as texts } from '@redress/texts/en/page/settlement.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCallsWith, renderComponent } from '../../ui/testing/render.tsx'
import { ResolveForm } from './resolve-form.tsx'

const claim: PartyClaim = { ...partyClaimExample, role: 'Defendant', status: 'PUBLISHED', currentStatus: 'PUBLISHED' }

test('the terms in plain words and the button come first, and the disabled fields are folded below', async () => {
  answerCallsWith(null)
  await renderComponent(<ResolveForm claim={claim} />)
  const terms = screen.getByRole('heading', { name: claims.offerForm.effect.concede })
  const button = screen.getByRole('button', { name: texts.form.resolve })
  const fold = screen.getByText(texts.form.recorded).closest('details')
  if (!fold) throw new Error('The fields are not folded')
  expect(terms.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(button.compareDocumentPosition(fold) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  expect(fold.open).toBe(false)
  for (const label of [texts.form.winningParty, texts.form.value, texts.form.currency, texts.form.costOwner])
    expect(within(fold).getByLabelText<HTMLInputElement>(label).disabled, label).toBe(true)
})
