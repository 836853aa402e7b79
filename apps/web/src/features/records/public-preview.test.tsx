// @vitest-environment happy-dom
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { linkExample, partyClaimExample } from '@redress/contract/example-schemas.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { paths } from '../../lib/paths.ts'
import { renderComponent } from '../../ui/testing/render.tsx'
import { PublicClaimRecord } from './public-claim-record.tsx'
import { PublicPreview } from './public-preview.tsx'

const [defendant] = partyClaimExample.defendants
const claim: PartyClaim = { ...partyClaimExample, status: 'PENDING', currentStatus: 'PENDING', files: [linkExample] }

test('the preview is the public record of the claim, and says nothing that is private', async () => {
  const { container } = await renderComponent(<PublicPreview claim={claim} />)
  expect(screen.getByText('EUR 1,200.50')).toBeDefined()
  expect(screen.getByRole('link', { name: `${defendant?.firstName} ${defendant?.lastName}` })).toBeDefined()
  expect(container.textContent).toContain('No response')
  const hidden = [
    defendant?.email,
    defendant?.cellPhone,
    claim.howDidInteractionBegin,
    claim.lastResponse,
    claim.representationStatus,
    linkExample.url,
  ]
  for (const text of hidden) {
    expect(text).toBeTruthy()
    expect(container.innerHTML).not.toContain(text)
  }
})

const records = {
  'as a draft will look': (given: PartyClaim) => <PublicPreview claim={given} />,
  'as its parties are shown it': (given: PartyClaim) => <PublicClaimRecord claim={given} paths={paths} />,
}
for (const [how, record] of Object.entries(records)) {
  test.each([true, false])(
    `a public record, ${how}, has the street unless it is withheld: %s`,
    async isStreetPublic => {
      const [plaintiff] = claim.plaintiffs
      const plaintiffs = claim.plaintiffs.map(each => ({ ...each, isStreetPublic }))
      const { container } = await renderComponent(record({ ...claim, plaintiffs }))
      expect(container.textContent).toContain(plaintiff?.city)
      expect(container.textContent?.includes(plaintiff?.address ?? '')).toBe(isStreetPublic)
    },
  )
}
