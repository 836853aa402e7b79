import type { Currency } from '../money/money.ts'
import type { ClaimType, RepresentationStatus } from './vocabulary.ts'

/** The five steps of filing a claim (specification section 2). */
export const wizardSteps = [1, 2, 3, 4, 5] as const
export type WizardStep = (typeof wizardSteps)[number]

/** Fields of a draft that completeness depends on. Values are in the claim's currency. */
export interface ClaimDraft {
  readonly type: ClaimType | null
  readonly dateOfClaim: string | null
  readonly value: number | null
  readonly currency: Currency | null
  readonly location: string | null
  readonly jurisdiction: string | null
  readonly howDidInteractionBegin: string | null
  readonly whatDidDefendantDo: string | null
  readonly whatDidYouDo: string | null
  readonly resolvelmentOffered: string | null
  readonly communicationCurrentStatus: string | null
  readonly lastCommunication: string | null
  readonly lastResponse: string | null
  readonly representationStatus: RepresentationStatus | null
  readonly disclaimerTerms: boolean
  readonly disclaimerDocumentation: boolean
  readonly disclaimerConsent: boolean
  readonly defendantsCount: number
  readonly documentsCount: number
}

/** The step on which each thing is asked for that a claim must have before it can be submitted. */
export const requiredForSubmission = {
  defendantsCount: 1,
  type: 2,
  dateOfClaim: 2,
  value: 2,
  currency: 2,
  location: 2,
  jurisdiction: 2,
  howDidInteractionBegin: 2,
  whatDidDefendantDo: 2,
  whatDidYouDo: 2,
  resolvelmentOffered: 2,
  communicationCurrentStatus: 2,
  lastCommunication: 2,
  lastResponse: 2,
  documentsCount: 3,
  disclaimerTerms: 4,
  disclaimerDocumentation: 4,
  disclaimerConsent: 4,
  representationStatus: 4,
} as const satisfies Record<keyof ClaimDraft, WizardStep>
export type RequiredItem = keyof typeof requiredForSubmission

const isMissing = (value: ClaimDraft[RequiredItem]): boolean =>
  value === null || value === false || value === 0 || (typeof value === 'string' && value.trim() === '')

/** Items still missing, in the order of the steps. `ofStep` limits them to one step. */
export function missingForSubmission(draft: ClaimDraft, ofStep?: WizardStep): RequiredItem[] {
  const items = Object.keys(requiredForSubmission) as RequiredItem[]
  return items.filter(
    item => (ofStep === undefined || requiredForSubmission[item] === ofStep) && isMissing(draft[item]),
  )
}

/** Account fields that a plaintiff needs. Accounts opened with Google or by a letter may lack them. */
const requiredOfPlaintiff = ['firstName', 'country', 'identificationId'] as const
export type PlaintiffItem = (typeof requiredOfPlaintiff)[number]

/** Account fields that the plaintiff still has to fill in before a claim can be submitted. */
export const missingOfPlaintiff = (plaintiff: Readonly<Record<PlaintiffItem, string | null>>): PlaintiffItem[] =>
  requiredOfPlaintiff.filter(item => (plaintiff[item] ?? '').trim() === '')

/** Whether the step has been begun: one of its fields is filled in. */
export const isStepBegun = (draft: ClaimDraft, wizardStep: Exclude<WizardStep, 5>): boolean =>
  (Object.keys(requiredForSubmission) as RequiredItem[]).some(
    item => item !== 'currency' && requiredForSubmission[item] === wizardStep && !isMissing(draft[item]),
  )

/** The step at which a reopened draft continues: the first with something missing, else the last (experience.md 2). */
export function firstUnfinishedStep(draft: ClaimDraft): WizardStep {
  const [first] = missingForSubmission(draft)
  return first ? requiredForSubmission[first] : 5
}

const furthestTimeZoneMilliseconds = 14 * 60 * 60 * 1000

/** Whether a `YYYY-MM-DD` date has begun nowhere on earth yet. */
export const isFutureDate = (date: string, now: Date): boolean =>
  date > new Date(now.getTime() + furthestTimeZoneMilliseconds).toISOString().slice(0, 10)
