// @vitest-environment happy-dom
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { partyClaimExample } from '@redress/contract/example-schemas.ts'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerCalls, renderComponent } from '../../ui/testing/render.tsx'
import { useClaim, useClaimCache } from './claim-queries.ts'

const { id } = partyClaimExample

const shown: string[] = []
let cache: ReturnType<typeof useClaimCache>
function Status() {
  cache = useClaimCache()
  const { data } = useClaim(id)
  const status = data?.view === 'party' ? data.status : 'not there'
  shown.push(status)
  return <p>{status}</p>
}

test('an answer that is given again, cut to the id as it was long, has the claim fetched, and hides nothing meanwhile', async () => {
  let claim: PartyClaim = { ...partyClaimExample, status: 'PUBLISHED' }
  answerCalls(() => claim)
  await renderComponent(<Status />)
  await screen.findByText('PUBLISHED')
  shown.length = 0
  claim = { ...claim, status: 'DISPUTED' }
  const cut: PartyClaim = JSON.parse(JSON.stringify({ id }))
  act(() => void cache.store(cut, null))
  await screen.findByText('DISPUTED')
  expect(shown).not.toContain('not there')
})
