import { likenesses } from '@redress/domain/record/record-acts.ts'
import { z } from 'zod'
import { nothing } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { choice, country, id, shortText } from './fields.ts'
import { recordAct } from './moderation.ts'
import { form, view } from './named-schemas.ts'
import { recordFigures } from './search.ts'
import { staffSearchForm } from './staff-search-forms.ts'

const count = z.number().int()
const staffErrors = ['NOT_FOUND', 'SECOND_FACTOR_REQUIRED'] as const

/** A record of a company as the public has it: nothing in it is private. */
const companyRecord = view('CompanyRecord', {
  /** Id of one of its companies. The ids of the others lead to the same record. */
  id,
  /** Names of the company in public claims, the first one first. */
  names: z.array(z.string()),
  countries: z.array(country),
  websites: z.array(z.string()),
  figures: recordFigures,
})
export type CompanyRecord = z.output<typeof companyRecord>

const suggestedMerge = view('MergeSuggestion', {
  alikeIn: choice(likenesses).meta({ id: 'Likeness' }),
  /** The shared key in its compared form; `null` for a tax id, which is not public. */
  value: z.string().nullable(),
  records: z.array(companyRecord),
})
export type MergeSuggestion = z.output<typeof suggestedMerge>

const suggestedMerges = view('SuggestedMerges', {
  /** Suggested merges, at most 50. */
  suggestions: z.array(suggestedMerge),
  count,
  /** Whether the caller's role decides about records. */
  mayArrange: z.boolean(),
})

const recordedCompany = view('RecordedCompany', {
  id,
  claimId: id,
  claimNumber: z.string(),
  name: z.string(),
  country: country.nullable(),
  website: z.string().nullable(),
  /** Whether the account that answers for it is not proven to be the company. */
  isUnproven: z.boolean(),
})

const recordOfCompanies = view('RecordOfCompanies', {
  record: companyRecord,
  /** Companies as public claims state them, the oldest first, at most 200. */
  companies: z.array(recordedCompany),
  mayArrange: z.boolean(),
  /** Whether the caller is a party to one of its claims, so that another member of staff decides. */
  isParty: z.boolean(),
})
export type RecordOfCompanies = z.output<typeof recordOfCompanies>

export const recordDecisionForm = form('RecordDecisionForm', {
  act: recordAct,
  /**
   * Companies that the act is about. To merge or tell apart: one of each record. To split: those that are another
   * company. Else: those proven.
   */
  companyIds: z.array(id).min(1).max(50),
  explanation: shortText,
})

export const getSuggestedMerges = endpoint({
  method: 'GET',
  path: '/v1/operator/records',
  summary: 'For staff: records of companies that are alike and not one',
  permission: 'read records',
  output: suggestedMerges,
  errors: [...staffErrors],
})

export const findRecords = endpoint({
  method: 'GET',
  path: '/v1/operator/record-search',
  summary:
    'For staff: at most 20 records of companies in public claims, by part of a name, an email address or a website, or by the number of a company or of a claim that names it',
  permission: 'read records',
  query: staffSearchForm,
  output: z.object({ records: z.array(companyRecord), hasMore: z.boolean() }),
  errors: [...staffErrors],
})

export const getRecordOfCompanies = endpoint({
  method: 'GET',
  path: '/v1/operator/records/:id',
  summary: 'For staff: the companies of public claims that are one record',
  permission: 'read records',
  params: z.strictObject({ id }),
  output: recordOfCompanies,
  errors: [...staffErrors, 'DEFENDANT_NOT_FOUND'],
})

export const decideRecords = endpoint({
  method: 'POST',
  path: '/v1/operator/records/decisions',
  summary:
    'For staff: merge records of companies, split companies off one, say that records are not one, or that it is the company itself that answers for it',
  permission: 'arrange records',
  needsProof: true,
  body: recordDecisionForm,
  output: nothing,
  errors: [...staffErrors, 'SIGN_IN_AGAIN', 'DEFENDANT_NOT_FOUND', 'RECORDS_CHANGED', 'ANOTHER_MODERATOR_DECIDES'],
})
