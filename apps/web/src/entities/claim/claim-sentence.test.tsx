// @vitest-environment happy-dom

import { partyClaimExample } from '@redress/contract/example-schemas.ts'
import { type ClaimStatus, claimStatuses } from '@redress/domain/claim/lifecycle.ts'
import { isResolved } from '@redress/domain/claim/questions.ts'
import { expect, test } from 'vitest'
import { renderComponent } from '../../ui/testing/render.tsx'
import { askOf, useClaimSentence } from './claim-sentence.ts'

function Sentence({ status }: { status: ClaimStatus }) {
  const ask = askOf({ ...partyClaimExample, status })
  return <p>{useClaimSentence()(ask ?? { plaintiff: '', value: 0, currency: 'EUR', defendants: [], isOver: false })}</p>
}

test.each(claimStatuses)('a claim that is %s asks as long as it is not over', async status => {
  const { container } = await renderComponent(<Sentence status={status} />)
  expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(
    `Ada Lovelace ${isResolved(status) ? 'asked' : 'asks'} EUR 1,200.50 from Dora Defendant`,
  )
})
