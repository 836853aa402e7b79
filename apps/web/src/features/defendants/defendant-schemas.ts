import { companyDefendant, individualDefendant, representativeDefendant } from '@redress/contract/defendants.ts'
import { validationTexts } from '@redress/contract/validation-texts.ts'
import { type AddressClash, addressClash } from '@redress/domain/claim/named-addresses.ts'
import { normaliseEmail } from '@redress/domain/people/email-addresses.ts'

/** Addresses that a new defendant cannot have: one's own, and those of the claim's other defendants. */
export interface TakenEmails {
  readonly own: readonly string[]
  readonly others: readonly string[]
}

const includes = (addresses: readonly string[], email: string) => addresses.map(normaliseEmail).includes(email)

const clashTexts = {
  DUPLICATE_DEFENDANT: validationTexts.duplicateDefendant,
  DUPLICATE_MAILBOX: validationTexts.duplicateMailbox,
} satisfies Record<AddressClash, string>

const emailFor = (taken: TakenEmails) =>
  individualDefendant.shape.email
    .refine(email => !includes(taken.own, email), { error: validationTexts.ownDefendant, abort: true })
    .superRefine((email, { addIssue }) => {
      const clash = addressClash(email, taken.others.map(normaliseEmail))
      if (clash) addIssue(clashTexts[clash])
    })

export const companySchema = (taken: TakenEmails) => companyDefendant.extend({ email: emailFor(taken) })
export const individualSchema = (taken: TakenEmails) => individualDefendant.extend({ email: emailFor(taken) })
export const representativeSchema = (taken: TakenEmails) => representativeDefendant.extend({ email: emailFor(taken) })
