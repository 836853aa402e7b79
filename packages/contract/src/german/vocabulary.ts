import type { ClaimType } from '@redress/domain/claim/vocabulary.ts'

/** With soft hyphens, for narrow columns. */
export const germanClaimTypes = {
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

/** The kinds of file that are taken, of which one is not called alike. */
export const germanDocumentKinds = (kinds: string): string => kinds.replace('plain text', 'einfacher Text')
