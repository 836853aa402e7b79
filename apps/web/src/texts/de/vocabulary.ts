import { germanClaimTypes, germanDocumentKinds } from '@redress/contract/german/vocabulary.ts'
import type { DisputeReason, RepresentationStatus } from '@redress/domain/claim/vocabulary.ts'
import type { vocabulary as english } from '../en/vocabulary.ts'
import { worded } from './worded.ts'

const disputeReasons = {
  'False Accusation': 'Falsche Anschuldigung',
  'Not Factual': 'Sachlich unrichtig',
  Extortion: 'Erpressung',
  Legal: 'Rechtliche Gründe',
  Other: 'Sonstiges',
} satisfies Record<DisputeReason, string>

const representations = {
  Represented: 'Vertreten',
  'Seeking Counsel': 'Sucht Vertretung',
  'Not Represented': 'Nicht vertreten',
} satisfies Record<RepresentationStatus, string>

export const vocabulary: typeof english = {
  claimType: type => worded(germanClaimTypes, type),
  disputeReason: reason => worded(disputeReasons, reason),
  representation: status => worded(representations, status),
  documentKinds: germanDocumentKinds,
}
