import { defendantTypes, firstDuplicate, socialLinkTypes } from '@redress/domain/people/contact-rules.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { z } from 'zod'
import { nothing } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { choice, country, email, id, name, optionalLink, optionalPhone, redeemCode, walletAddress } from './fields.ts'
import { wallet } from './users.ts'
import { validationTexts } from './validation-texts.ts'

const socialLink = z.strictObject({ url: optionalLink, type: choice(socialLinkTypes) })

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
    .array(socialLink)
    .max(limits.socialLinks, validationTexts.tooManyLinks)
    .superRefine(unique(link => (link.type === 'Other' ? link.url : ''), 'url', validationTexts.duplicateLink))
    .optional(),
  wallets: z
    .array(z.strictObject({ address: z.union([z.literal(''), walletAddress]) }))
    .max(limits.wallets, validationTexts.tooManyWallets)
    .superRefine(unique(entry => entry.address, 'address', validationTexts.duplicateWallet))
    .optional(),
} as const

export const companyDefendant = z.strictObject({
  taxId: name,
  country,
  legalName: name,
  website: optionalLink.optional(),
  ...contacts,
})
export const individualDefendant = z.strictObject({ firstName: name, lastName: name, ...contacts })
export const representativeDefendant = z.strictObject({
  ...individualDefendant.shape,
  companyPosition: name,
  /** Fixed by the company; accepted so that a form may send it, and never kept. */
  companyName: name.optional(),
})

const representative = z.object({ id, firstName: z.string(), lastName: z.string(), companyPosition: z.string() })

/** What everybody may see of a defendant of a public claim (decisions.md section 7). */
export const publicDefendant = z
  .object({
    view: z.literal('public'),
    id,
    type: z.enum(defendantTypes),
    legalName: z.string().nullable(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    website: z.string().nullable(),
    country: country.nullable(),
    socialMediaLinks: z.array(z.object({ url: z.string(), type: z.enum(socialLinkTypes) })),
    isCompanyRepresentative: z.boolean(),
    companyId: id.nullable(),
    companyName: z.string().nullable(),
    companyPosition: z.string().nullable(),
    representatives: z.array(representative),
  })
  .meta({ id: 'PublicDefendant' })

/** The same with the private contacts. */
export const privateDefendant = publicDefendant
  .extend({
    view: z.literal('private'),
    email: z.string(),
    cellPhone: z.string().nullable(),
    taxId: z.string().nullable(),
    wallets: z.array(wallet),
    /** Whether somebody has taken the claim over for this defendant; only the parties know. */
    isTaken: z.boolean().nullable(),
  })
  .meta({ id: 'PrivateDefendant' })
export const defendant = z.discriminatedUnion('view', [publicDefendant, privateDefendant])
export type Defendant = z.output<typeof defendant>

const ofClaim = z.strictObject({ claimId: id })
const upsertErrors = [
  'CLAIM_NOT_FOUND',
  'NOT_IN_THIS_STATE',
  'DEFENDANT_NOT_FOUND',
  'OWN_CLAIM',
  'DUPLICATE_DEFENDANT',
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
  permission: 'read public pages',
  params: z.strictObject({ id }),
  output: defendant,
  errors: ['DEFENDANT_NOT_FOUND'],
})

export const takeOverClaim = endpoint({
  method: 'POST',
  path: '/v1/claims/takeover/:code',
  summary: 'Take a claim over as the defendant whom the code invites',
  permission: 'take a claim over',
  params: z.strictObject({ code: redeemCode }),
  output: z.object({ claimId: id }),
  errors: ['CODE_NOT_FOUND', 'OWN_CLAIM', 'CODE_ALREADY_REDEEMED'],
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
