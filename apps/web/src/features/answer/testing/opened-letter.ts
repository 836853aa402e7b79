import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { partyClaimExample } from '@redress/contract/example-schemas.ts'
import type { OpenedLetter } from '@redress/contract/letters.ts'

/** A claim to a defendant, beside whom another has written a dispute that is not paid. */
export const claim: PartyClaim = {
  ...partyClaimExample,
  role: 'Defendant',
  status: 'PENDING_PUBLICATION',
  pendingActs: partyClaimExample.pendingActs.map(act => ({ ...act, kind: 'dispute', isOwn: false })),
}
/** The letter to the defendant, with which the claim was conceded as it stands. */
export const letter: OpenedLetter = {
  claimId: claim.id,
  defendantId: claim.defendants[0]?.id ?? '',
  type: 'Individual',
  email: 'dora@example.org',
  firstName: 'Dora',
  lastName: 'Lenz',
  companyName: null,
  isCompanyRepresentative: false,
  codeExpiresAt: '2999-01-10T12:00:00.000Z',
  closesAt: '2999-01-10T12:00:00.000Z',
  answer: { kind: 'concession', value: claim.asked ?? 0 },
  files: [],
  hasAccount: false,
  suggestedUsername: 'dora.lenz',
}
