import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Defendant } from '@redress/contract/defendants.ts'

const isRepresentative = (defendant: Defendant) => defendant.isCompanyRepresentative

export const companiesOf = (claim: PartyClaim) => claim.defendants.filter(({ type }) => type === 'Company')
export const personsOf = (claim: PartyClaim) =>
  claim.defendants.filter(defendant => defendant.type === 'Individual' && !isRepresentative(defendant))
export const representativesOf = (claim: PartyClaim, company: Defendant) =>
  claim.defendants.filter(defendant => isRepresentative(defendant) && defendant.companyId === company.id)
