// @vitest-environment happy-dom
import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { partyClaimExample, resolutionExample } from '@redress/contract/example-schemas.ts'
import type { Resolution } from '@redress/contract/resolutions.ts'
import type { ClaimStatus } from '@redress/domain/claim/lifecycle.ts'
import { expect, test } from 'vitest'
import { renderComponent } from '../../ui/testing/render.tsx'
import { ResolutionCard } from './resolution-card.tsx'

const nothing: Partial<Resolution> = { winningParty: 'Defendant', costOwner: 'Plaintiff' }

test.each<[ClaimStatus, Partial<Resolution>, string, string]>([
  [
    'RESOLUTION_PROPOSED_BY_DEFENDANT',
    { resolutionStatus: 'PROPOSED' },
    'What is offered',
    'You would receive EUR 900.00.',
  ],
  [
    'RESOLUTION_PROPOSED_BY_DEFENDANT',
    { ...nothing, resolutionStatus: 'PROPOSED' },
    'What is offered',
    'You would receive nothing, and pay the fee of EUR 200.00.',
  ],
  [
    'RESOLUTION_ACCEPTED',
    { resolutionStatus: 'ACCEPTED' },
    'The agreement',
    'Dora Defendant is to pay Ada Lovelace EUR 900.00. Dora Defendant is to pay the fee of EUR 200.00.',
  ],
  ['RESOLUTION_REJECTED', { resolutionStatus: 'REJECTED' }, 'What was offered', 'You would have received EUR 900.00.'],
  [
    'RESOLVED_IN_FAVOUR_OF_PLANTIFF',
    { resolutionStatus: 'ACCEPTED' },
    'The agreement',
    'By this agreement Dora Defendant pays Ada Lovelace EUR 900.00.',
  ],
])('an offer of a claim that is %s says what it does, in its own tense', async (status, terms, heading, sentence) => {
  const resolution = { ...resolutionExample, winningParty: 'Plaintiff', costOwner: 'Defendant', ...terms } as Resolution
  const claim: PartyClaim = { ...partyClaimExample, role: 'Plaintiff', status, resolutions: [resolution] }
  const { container } = await renderComponent(<ResolutionCard claim={claim} resolution={resolution} title="Title" />)
  const said = container.textContent?.replaceAll('\u00a0', ' ') ?? ''
  expect(said).toContain(heading)
  expect(said).toContain(sentence)
  // An agreement is worded for whoever is shown it.
  if (heading === 'The agreement') expect(said).not.toMatch(/\b[Yy]ou\b/)
  expect(said.includes('The claim is resolved.')).toBe(status.startsWith('RESOLVED'))
})

test.each([
  [{ name: 'Dora Defendant', isYou: false }, 'Between Ada Lovelace, plaintiff, and Dora Defendant, defendant.'],
  [null, 'Between Ada Lovelace, plaintiff, and Dora Defendant and Emil Brandt, defendants.'],
])('it is between the plaintiff and whoever spoke for the defence: %o', async (defence, sentence) => {
  const [dora] = partyClaimExample.defendants
  if (!dora) throw new Error('The example has a defendant')
  const emil = { ...dora, firstName: 'Emil', lastName: 'Brandt' }
  const resolution: Resolution = { ...resolutionExample, defence }
  const claim: PartyClaim = { ...partyClaimExample, defendants: [dora, emil], resolutions: [resolution] }
  const { container } = await renderComponent(<ResolutionCard claim={claim} resolution={resolution} title="Title" />)
  expect(container.textContent).toContain(sentence)
})

test.each<[Partial<Resolution>, boolean]>([
  [{ resolutionStatus: 'ACCEPTED', expiresAt: '2026-05-01T00:00:00.000Z' }, true],
  // A concession, which nobody has to accept.
  [{ resolutionStatus: 'ACCEPTED', expiresAt: null }, false],
  [{ resolutionStatus: 'PROPOSED', expiresAt: '2026-05-01T00:00:00.000Z' }, false],
])('an offer that was accepted can be saved as a document: %o', async (terms, isThere) => {
  const resolution = { ...resolutionExample, ...terms } as Resolution
  const claim: PartyClaim = { ...partyClaimExample, resolutions: [resolution] }
  const { container } = await renderComponent(<ResolutionCard claim={claim} resolution={resolution} title="Title" />)
  expect(container.textContent?.includes('Agreement (PDF)')).toBe(isThere)
})
