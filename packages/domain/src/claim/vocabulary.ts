/** The closed lists of a claim's fields, as the specification's section 3 words them. */
export const claimTypes = [
  'Compensation Request',
  'Fraud or Fraudulent Behavior',
  'Non Compete Breach',
  'Professional Malpractice',
  'Harassment/Abuse',
  'Injury',
  'Extortion',
  'Slander',
  'False Representation',
  'Embezzlement',
  'Corruption',
  'Misconduct',
] as const
export type ClaimType = (typeof claimTypes)[number]

export const representationStatuses = ['Represented', 'Seeking Counsel', 'Not Represented'] as const
export type RepresentationStatus = (typeof representationStatuses)[number]

export const disputeReasons = ['False Accusation', 'Not Factual', 'Extortion', 'Legal', 'Other'] as const
export type DisputeReason = (typeof disputeReasons)[number]
