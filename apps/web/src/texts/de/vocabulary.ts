import type { ClaimType, DisputeReason, RepresentationStatus } from '@redress/domain/claim-vocabulary.ts'
import type { vocabulary as english } from '../en/vocabulary.ts'
import { worded } from './worded.ts'

const claimTypes = {
  'Compensation Request': 'Zahlungs- oder Ersatz\u00adforderung',
  'Fraud or Fraudulent Behavior': 'Betrug oder betrügerisches Verhalten',
  'Non Compete Breach': 'Verstoß gegen ein Wettbewerbs\u00adverbot',
  'Professional Malpractice': 'Berufliche Pflicht\u00adverletzung',
  'Harassment/Abuse': 'Belästigung oder Misshandlung',
  Injury: 'Körper- oder Gesundheits\u00adschaden',
  Extortion: 'Erpressung',
  Slander: 'Verleumdung',
  'False Representation': 'Täuschung durch falsche Angaben',
  Embezzlement: 'Veruntreuung',
  Corruption: 'Korruption',
  Misconduct: 'Sonstiges Fehlverhalten',
} satisfies Record<ClaimType, string>

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
  claimType: type => worded(claimTypes, type),
  disputeReason: reason => worded(disputeReasons, reason),
  representation: status => worded(representations, status),
  documentKinds: kinds => kinds.replace('plain text', 'einfacher Text'),
}
