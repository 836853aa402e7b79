import { deliveryStates } from '@redress/domain/claim/letters.ts'
import { deferrals } from '@redress/domain/claim/mail-answers.ts'
import { contesters, heldStates } from '@redress/domain/claim/takeovers.ts'
import { firstDuplicate, socialLinkTypes } from '@redress/domain/people/contact-rules.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { defendantOutcomes } from '@redress/domain/record/defendant-outcomes.ts'
import { z } from 'zod'
import { nothing } from './auth.ts'
import { claimType, defendantType } from './choices.ts'
import { endpoint } from './endpoint.ts'
import {
  amount,
  choice,
  country,
  currency,
  date,
  dateTime,
  email,
  givenNumber,
  id,
  lastName,
  name,
  oneTimeToken,
  optionalLink,
  optionalPhone,
  optionalWalletAddress,
  redeemCode,
} from './fields.ts'
import { form, view } from './named-schemas.ts'
import { wallet } from './users.ts'
import { validationTexts } from './validation-texts.ts'

const socialLinkType = choice(socialLinkTypes).meta({ id: 'SocialLinkType' })
export const defendantOutcome = choice(defendantOutcomes).meta({ id: 'DefendantOutcome' })

const socialLink = view('SocialLink', { url: z.string(), type: socialLinkType })
const givenSocialLink = form('GivenSocialLink', { url: optionalLink, type: socialLinkType })
const givenWallet = form('GivenWallet', { address: optionalWalletAddress })

const unique =
  <Entry>(keyOf: (entry: Entry) => string, field: string, error: string) =>
  (entries: Entry[], context: z.RefinementCtx) => {
    const index = firstDuplicate(entries.map(keyOf))
    if (index >= 0) context.addIssue({ code: 'custom', message: error, path: [index, field] })
  }

const contacts = {
  id: id.optional(),
  email,
  cellPhone: optionalPhone.optional(),
  socialMediaLinks: z
    .array(givenSocialLink)
    .max(limits.socialLinks, validationTexts.tooManyLinks)
    .superRefine(unique(link => (link.type === 'Other' ? link.url : ''), 'url', validationTexts.duplicateLink))
    .optional(),
  wallets: z
    .array(givenWallet)
    .max(limits.wallets, validationTexts.tooManyWallets)
    .superRefine(unique(entry => entry.address, 'address', validationTexts.duplicateWallet))
    .optional(),
} as const

export const companyDefendant = form('CompanyDefendant', {
  taxId: givenNumber,
  country,
  legalName: name,
  website: optionalLink.optional(),
  ...contacts,
})
export const individualDefendant = form('IndividualDefendant', { firstName: name, lastName, ...contacts })
export const representativeDefendant = form('RepresentativeDefendant', {
  ...individualDefendant.shape,
  companyPosition: name,
  /** Fixed by the company; accepted so that a form may send it, and never kept. */
  companyName: name.optional(),
})

const representative = view('Representative', {
  id,
  firstName: z.string(),
  lastName: z.string(),
  companyPosition: z.string(),
})

/** Public facts of a defendant of a public claim (decisions.md section 7). */
export const publicDefendant = view('PublicDefendant', {
  view: z.literal('public'),
  id,
  type: defendantType,
  legalName: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  website: z.string().nullable(),
  country: country.nullable(),
  socialMediaLinks: z.array(socialLink),
  isCompanyRepresentative: z.boolean(),
  companyId: id.nullable(),
  companyName: z.string().nullable(),
  companyPosition: z.string().nullable(),
  representatives: z.array(representative),
  /** Outcome of the claim for this defendant; `null` unless it is public, and resolved or not brought to them. */
  outcome: defendantOutcome.nullable(),
  /** Whether the public claim was answered for them only from an address that the plaintiff stated. */
  isUnproven: z.boolean(),
})

/** Takeover of a claim for a defendant. */
const takeover = view('Takeover', {
  /** `confirmed`: by an account that has confirmed the address that the claim names, which nobody can contest. */
  state: z.enum(heldStates),
  name: z.string(),
  isYou: z.boolean(),
  takenAt: dateTime,
  /** The contester, and the end of the code that was sent; `null` unless the takeover is contested. */
  contest: z.object({ by: z.enum(contesters), until: dateTime }).nullable(),
})
export type Takeover = z.output<typeof takeover>

/** Delivery of the letters to a defendant, with the time of each step. */
const letterDelivery = view('LetterDelivery', {
  state: z.enum(deliveryStates),
  queuedAt: dateTime,
  acceptedAt: dateTime.nullable(),
  /** Refusal with the mail server's message, also while the letter waits; both `null` as soon as it accepts one. */
  refusedAt: dateTime.nullable(),
  refusal: z.string().nullable(),
  /** Reason why the letter waits or was given up, and the time since which it waits. */
  deferral: z.enum(deferrals).nullable(),
  deferredAt: dateTime.nullable(),
  /** When a letter was last not sent, as its mailbox or its plaintiff had had their share of the day. */
  withheldAt: dateTime.nullable(),
  /** When the code was used on the site. */
  openedAt: dateTime.nullable(),
  /** When the reader of the address disowned the claim. */
  disownedAt: dateTime.nullable(),
  takenOverAt: dateTime.nullable(),
  /** Number of times that the plaintiff has corrected the address. */
  corrections: z.number().int(),
})
export type LetterDelivery = z.output<typeof letterDelivery>

/** A defendant with the private contacts. */
export const privateDefendant = publicDefendant
  .extend({
    view: z.literal('private'),
    email: z.string(),
    cellPhone: z.string().nullable(),
    taxId: z.string().nullable(),
    wallets: z.array(wallet),
    /** `null` if nobody has taken the claim over for this defendant, or the caller is no party. */
    takeover: takeover.nullable(),
    /** Delivery of the letters, for the plaintiff alone; `null` before the first. */
    delivery: letterDelivery.nullable(),
  })
  .meta({ id: 'PrivateDefendant' })
export const defendant = z.discriminatedUnion('view', [publicDefendant, privateDefendant]).meta({ id: 'Defendant' })
export type Defendant = z.output<typeof defendant>

const ofClaim = z.strictObject({ claimId: id })
const upsertErrors = [
  'CLAIM_NOT_FOUND',
  'NOT_IN_THIS_STATE',
  'DEFENDANT_NOT_FOUND',
  'OWN_CLAIM',
  'DUPLICATE_DEFENDANT',
  'DUPLICATE_MAILBOX',
  'DEFENDANT_EMAIL_FIXED',
  'TOO_MANY_DEFENDANTS',
] as const

export const upsertCompany = endpoint({
  method: 'POST',
  path: '/v1/claims/:claimId/defendants/company',
  summary: 'Add a company as a defendant, or change it where an id is given',
  permission: 'change defendants',
  params: ofClaim,
  body: companyDefendant,
  output: defendant,
  errors: upsertErrors,
})

export const upsertIndividual = endpoint({
  method: 'POST',
  path: '/v1/claims/:claimId/defendants/individual',
  summary: 'Add a person as a defendant, or change it where an id is given',
  permission: 'change defendants',
  params: ofClaim,
  body: individualDefendant,
  output: defendant,
  errors: upsertErrors,
})

export const upsertRepresentative = endpoint({
  method: 'POST',
  path: '/v1/claims/:claimId/defendants/company/:companyId',
  summary: 'Add a representative of a company, or change it where an id is given',
  permission: 'change defendants',
  params: ofClaim.extend({ companyId: id }),
  body: representativeDefendant,
  output: defendant,
  errors: [...upsertErrors, 'COMPANY_NOT_FOUND'],
})

export const deleteDefendant = endpoint({
  method: 'DELETE',
  path: '/v1/claims/:claimId/defendants/:defendantId',
  summary: 'Remove a defendant, and a company with its representatives',
  permission: 'change defendants',
  params: ofClaim.extend({ defendantId: id }),
  output: nothing,
  errors: ['CLAIM_NOT_FOUND', 'NOT_IN_THIS_STATE', 'DEFENDANT_NOT_FOUND'],
})

export const getDefendant = endpoint({
  method: 'GET',
  path: '/v1/claims/defendants/:id',
  summary: 'A defendant, as far as the caller may see it',
  permission: 'read a defendant',
  params: z.strictObject({ id }),
  output: defendant,
  errors: ['DEFENDANT_NOT_FOUND'],
})

export const takenClaim = view('TakenClaim', { claimId: id })

export const takeOverClaim = endpoint({
  method: 'POST',
  path: '/v1/claims/takeover/:code',
  summary: 'Take a claim over as the defendant whom the code invites',
  permission: 'take a claim over',
  params: z.strictObject({ code: redeemCode }),
  output: takenClaim,
  errors: ['CODE_NOT_FOUND', 'OWN_CLAIM', 'CODE_ALREADY_REDEEMED', 'TAKEN_BY_YOU'],
})

export const resetTakeoverCode = endpoint({
  method: 'POST',
  path: '/v1/claims/takeover/:code/reset',
  summary: 'Send a new code to the address on record; the same answer for every code',
  permission: 'take a claim over',
  params: z.strictObject({ code: redeemCode }),
  output: nothing,
  errors: [],
})

/** Facts about a claim for a user who has confirmed the address of its defendant and has not taken it over. */
const offeredClaim = view('OfferedClaim', {
  defendantId: id,
  plaintiffName: z.string(),
  asked: amount,
  currency,
  dateOfClaim: date,
  /** End of the notice period: until then an answer is asked for, and the claim stays between its parties. */
  noticePeriodEndsAt: dateTime.nullable(),
  /** Whether it is over: it can be read, and not answered. */
  isResolved: z.boolean(),
  /** Whether the operator keeps it off the public record now. */
  isRestricted: z.boolean(),
  type: defendantType,
  /** The company that the seat is, or that it represents; `null` for a person. */
  companyName: z.string().nullable(),
  isCompanyRepresentative: z.boolean(),
})
export type OfferedClaim = z.output<typeof offeredClaim>

export const getOfferedClaims = endpoint({
  method: 'GET',
  path: '/v1/claims/offered',
  summary: 'The claims that name a confirmed address of the signed-in user and that nobody has taken over there',
  permission: 'take a claim over',
  output: z.array(offeredClaim),
  errors: [],
})

export const takeOverOfferedClaim = endpoint({
  method: 'POST',
  path: '/v1/claims/defendants/:id/takeover',
  summary: 'Take a claim over as the defendant whose address the signed-in user has confirmed, without a code',
  permission: 'take a claim over',
  params: z.strictObject({ id }),
  output: takenClaim,
  errors: ['DEFENDANT_NOT_FOUND', 'OWN_CLAIM', 'ALREADY_TAKEN_OVER'],
})

export const disownAddress = endpoint({
  method: 'POST',
  path: '/v1/claims/defendants/:id/disown',
  summary:
    'Say that one is not the defendant whom the claim names with an address of one’s own: no more letters come there',
  permission: 'disown an address',
  params: z.strictObject({ id }),
  output: nothing,
  errors: ['DEFENDANT_NOT_FOUND', 'ALREADY_TAKEN_OVER'],
})

/** Facts about a takeover by code, for the named address. */
const namedTakeover = view('NamedTakeover', {
  /** The first characters of the claim's id. */
  claimNumber: z.string(),
  claimType: claimType.nullable(),
  plaintiffName: z.string(),
  defendantName: z.string(),
  takerName: z.string(),
  takenAt: dateTime,
  /** `ended`: the account has the claim no longer. */
  state: z.enum([...heldStates, 'ended']),
  /** Whether the claim is over, so that nobody can answer it. */
  isOver: z.boolean(),
  /** Expiry of the code that was sent; `null` unless the takeover is contested. */
  contestedUntil: dateTime.nullable(),
})
export type NamedTakeover = z.output<typeof namedTakeover>

const byLink = { params: z.strictObject({ token: oneTimeToken }), output: namedTakeover } as const

export const getTakeover = endpoint({
  method: 'GET',
  path: '/v1/takeovers/:token',
  summary: 'Who took a claim over with the code that was sent to the address that got this link',
  permission: 'contest a takeover by link',
  ...byLink,
  errors: ['LINK_INVALID'],
})

export const contestTakeoverByLink = endpoint({
  method: 'POST',
  path: '/v1/takeovers/:token/contest',
  summary: 'Say that whoever used the code should not have it: a new one is sent to the same address',
  permission: 'contest a takeover by link',
  ...byLink,
  errors: ['LINK_INVALID', 'ALREADY_CONTESTED', 'ADDRESS_CONFIRMED', 'NOT_IN_THIS_STATE'],
})
