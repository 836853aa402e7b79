// @vitest-environment happy-dom

import { partyClaimExample } from '@redress/contract/example-schemas.ts'
import { asSpecifiedValue, type SpecifiedValue } from '@redress/contract/fields.ts'
import { type ClaimStatus, claimStatuses } from '@redress/domain/claim/lifecycle.ts'
import { isResolved } from '@redress/domain/claim/questions.ts'
import { expect, test } from 'vitest'
import { renderComponent } from '../../ui/testing/render.tsx'
import { askOf, useClaimSentence } from './claim-sentence.ts'

function Sentence({ status, value = partyClaimExample.value }: { status: ClaimStatus; value?: SpecifiedValue }) {
  const ask = askOf({ ...partyClaimExample, status, value })
  return <p>{useClaimSentence()(ask ?? { plaintiff: '', asked: 0, currency: 'EUR', defendants: [], isOver: false })}</p>
}

test.each(claimStatuses)('a claim that is %s asks as long as it is not over', async status => {
  const { container } = await renderComponent(<Sentence status={status} />)
  expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(
    `Ada Lovelace ${isResolved(status) ? 'asked' : 'asks'} EUR 1,200.50 from Dora Defendant`,
  )
})

test('a claim asks for its own sum, whatever was offered last', async () => {
  const { container } = await renderComponent(<Sentence status="DISPUTED" value={asSpecifiedValue(1)} />)
  expect(container.textContent).toContain('asks EUR\u00a01,200.50 from')
})
