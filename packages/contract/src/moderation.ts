import { mostPassages } from '@redress/domain/claim/redactions.ts'
import { moderationKinds, restrictionOutcomes } from '@redress/domain/claim/reports.ts'
import { recordActs } from '@redress/domain/record/record-acts.ts'
import { z } from 'zod'
import { reportReason as ground, party, takenOut } from './choices.ts'
import { partyClaim, publicClaim } from './claim-views.ts'
import { endpoint } from './endpoint.ts'
import { amount, choice, currency, date, dateTime, id, shortText } from './fields.ts'
import { form, view } from './named-schemas.ts'
import { redactedPassage } from './reply-views.ts'
import { publicSuspension } from './suspension-views.ts'
import { validationTexts } from './validation-texts.ts'

export const recordAct = choice(recordActs).meta({ id: 'RecordAct' })
const kind = choice(moderationKinds).meta({ id: 'ModerationKind' })
const outcome = choice(restrictionOutcomes).meta({ id: 'RestrictionOutcome' })
const count = z.number().int()

/** A claim about which the operator has something to decide, or whose record they restrict. */
const queuedCase = view('QueuedCase', {
  claimId: id,
  plaintiffName: z.string(),
  defendantNames: z.array(z.string()),
  asked: amount,
  currency,
  /** Reports that wait for a decision. */
  reports: count,
  grounds: z.array(ground),
  /** Objections that wait for one. */
  objections: count,
  isRestricted: z.boolean(),
  /** Date of the oldest waiting report or objection; without one, of the restriction. */
  since: dateTime,
})
export type QueuedCase = z.output<typeof queuedCase>

const queue = view('ModerationQueue', {
  /** Cases that wait for a decision, oldest first, at most 100. The same limit holds for `restricted`. */
  waiting: z.array(queuedCase),
  /** How many wait. */
  waitingCount: count,
  restricted: z.array(queuedCase),
  restrictedCount: count,
  /** Objections of accounts that are suspended, which wait for a decision. */
  accountObjections: count,
})

const moderationReport = view('ModerationReport', {
  id,
  number: z.string(),
  /** The version of a reply, or the answer, that is meant; `null`: the claim. */
  replyId: id.nullable(),
  /** Account of the author of the words, or of the claim's plaintiff. */
  authorUsername: z.string(),
  /** Text of the reply or answer when it was reported. */
  words: z.string().nullable(),
  /** Whether the public reads them, or the claim, now. */
  isShown: z.boolean(),
  ground,
  text: z.string(),
  /** Whether the reporter left an address and is told the outcome. */
  isAnswered: z.boolean(),
  /**
   * Address proven by a link, for a reporter who says that the reply in their name is not theirs; `null` for other
   * reports.
   */
  provenAddress: z.string().nullable(),
  reportedAt: dateTime,
  /** Decision about the report; `null`: it waits. */
  decisionId: id.nullable(),
})
export type ModerationReport = z.output<typeof moderationReport>

const moderationDecision = view('ModerationDecision', {
  id,
  kind,
  replyId: id.nullable(),
  ground,
  reason: z.string(),
  decidedAt: dateTime,
  /** Name of the person who decided, for the staff alone. */
  decidedBy: z.string(),
  /** Whether the caller may decide about it now. */
  mayDecide: z.boolean(),
  objections: z.array(
    z.object({ party, text: z.string(), madeAt: dateTime, isOpen: z.boolean(), answer: z.string().nullable() }),
  ),
  outcome: outcome.nullable(),
  outcomeReason: z.string().nullable(),
  outcomeAt: dateTime.nullable(),
  /** Redacted passages; empty if all of the text or nothing was taken off. */
  redactions: z.array(redactedPassage),
})
export type ModerationDecision = z.output<typeof moderationDecision>

const moderationCase = view('ModerationCase', {
  /** The claim as the public sees it, or would. */
  claim: publicClaim,
  isRestricted: z.boolean(),
  /** Whether the caller decides: by the role, and of no claim of their own. */
  mayModerate: z.boolean(),
  /** Whether the caller is a party to the claim, so that another member of staff decides. */
  isParty: z.boolean(),
  /** All reports, decided ones too, oldest first. */
  reports: z.array(moderationReport),
  decisions: z.array(moderationDecision),
})
export type ModerationCase = z.output<typeof moderationCase>

/** Passages of a public text, quoted literally. */
export const redactionForm = form('RedactionForm', {
  replyId: id,
  passages: z
    .array(form('RedactedPassageForm', { passage: shortText, takenOut }))
    .min(1, validationTexts.required)
    .max(mostPassages, validationTexts.malformed),
})
export const reportDecisionForm = form('ReportDecisionForm', {
  decision: kind,
  ground,
  explanation: shortText,
  /** Only with the decision `redacted`, which needs it. */
  redaction: redactionForm.optional(),
})
const restrictionDecisionForm = form('RestrictionDecisionForm', { outcome, explanation: shortText })
export const objectionForm = form('ObjectionForm', { decisionId: id, text: shortText })

const staffErrors = ['NOT_FOUND', 'SECOND_FACTOR_REQUIRED'] as const
const decisionErrors = [
  ...staffErrors,
  'SIGN_IN_AGAIN',
  'CLAIM_NOT_FOUND',
  'REPORT_NOT_FOUND',
  'DECIDED_ALREADY',
  'ANOTHER_MODERATOR_DECIDES',
] as const

export const getModerationQueue = endpoint({
  method: 'GET',
  path: '/v1/operator/cases',
  summary: 'For staff: the claims with reports or objections that wait, and those that are restricted',
  permission: 'read reports',
  output: queue,
  errors: [...staffErrors],
})

export const getModerationCase = endpoint({
  method: 'GET',
  path: '/v1/operator/cases/:id',
  summary: 'For staff: what was reported of a claim and decided about it; the look is kept',
  permission: 'read reports',
  params: z.strictObject({ id }),
  output: moderationCase,
  errors: [...staffErrors, 'CLAIM_NOT_FOUND'],
})

export const decideReport = endpoint({
  method: 'POST',
  path: '/v1/operator/reports/:id/decision',
  summary: 'For staff: keep what was reported off the public record, or passages of it, or refuse the report',
  permission: 'moderate the record',
  needsProof: true,
  params: z.strictObject({ id }),
  body: reportDecisionForm,
  output: moderationCase,
  errors: [...decisionErrors, 'REPLY_NOT_FOUND', 'PASSAGE_NOT_FOUND'],
})

export const decideRestriction = endpoint({
  method: 'POST',
  path: '/v1/operator/restrictions/:id/decision',
  summary: 'For staff: show again what was restricted or redacted, or keep it off after an objection',
  permission: 'moderate the record',
  needsProof: true,
  params: z.strictObject({ id }),
  body: restrictionDecisionForm,
  output: moderationCase,
  errors: decisionErrors,
})

export const objectToRestriction = endpoint({
  method: 'POST',
  path: '/v1/claims/:id/objections',
  summary: 'Object to a restriction or redaction of the public record of a claim, as a party, once',
  permission: 'object to a restriction',
  params: z.strictObject({ id }),
  body: objectionForm,
  output: partyClaim,
  errors: ['CLAIM_NOT_FOUND', 'REPORT_NOT_FOUND', 'NOT_IN_THIS_STATE', 'OBJECTED_ALREADY'],
})

const publicDecision = view('PublicDecision', {
  day: date,
  kind,
  ground,
  /** Whether it was about a text beside a claim, rather than the claim. */
  isOfWords: z.boolean(),
  /** Days from the first report to the decision. */
  daysTaken: count,
  isObjected: z.boolean(),
  outcome: outcome.nullable(),
  outcomeDay: date.nullable(),
})

const moderationMonth = view('ModerationMonth', {
  /** Month as `YYYY-MM`. */
  month: z.string(),
  restricted: count,
  /** Number of redactions. */
  redacted: count,
  refused: count,
  objections: count,
  restored: count,
  /** Median of days from the first report to the decision; `null`: no report was decided. */
  medianDays: z.number().nullable(),
  /** Number of records of companies merged, split or told apart. */
  records: count,
  /** How many accounts, or their filing, were suspended. */
  suspensions: count,
})

const transparency = view('Transparency', {
  /** Decisions of this month and the 24 before it, newest first, at most 200. */
  decisions: z.array(publicDecision),
  /** Suspensions of accounts in the same months. */
  suspensions: z.array(publicSuspension),
  /** Acts on records of companies in the same months. */
  recordActs: z.array(z.object({ day: date, act: recordAct })),
  months: z.array(moderationMonth),
})
export type Transparency = z.output<typeof transparency>

export const getTransparency = endpoint({
  method: 'GET',
  path: '/v1/transparency',
  summary: 'What the operator decided about reports of the public record, without names',
  permission: 'read public pages',
  output: transparency,
  errors: [],
})
