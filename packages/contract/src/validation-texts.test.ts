import { expect, test } from 'vitest'
import type { z } from 'zod'
import { registration, withRepeatedPassword } from './auth.ts'
import { claimAmendment, claimDispute, claimReview } from './claim-forms.ts'
import { companyDefendant } from './defendants.ts'
import { documentUrl } from './documents.ts'
import * as fields from './fields.ts'
import { setWallets } from './profile.ts'
import { staffSearchForm } from './staff-search-forms.ts'
import { validationTexts } from './validation-texts.ts'

const address = '4Nd1mYQZ8Q2XrUGr5vAq3oVvLxH1cLwJk1iZ6n9YdX7S'
const company = { taxId: 'AT-1', country: 'AT', legalName: 'Defendant GmbH', email: 'office@example.org' }
const link = (url: string) => ({ url, type: 'Other' })
const long = (length: number) => 'a'.repeat(length)

/** A schema and an input that produce each text. Texts that need more than a schema are tested elsewhere. */
const occasions = {
  required: [claimDispute.shape.disputeExplanation, ''],
  invisible: [fields.name, '—'],
  lastName: [fields.lastName, '?'],
  mustAccept: [claimReview.shape.disclaimerTerms, false],
  email: [fields.email, 'nobody'],
  oneEmail: [fields.email, 'a@example.org, b@example.org'],
  emailLetters: [fields.email, 'müller@example.org'],
  emailDomain: [fields.email, 'a@example'],
  usernameReserved: [fields.username, 'Admin-1'],
  year: [fields.givenDate, '0024-05-05'],
  identificationId: [fields.identificationId, '12345'],
  usernameLength: [fields.username, 'ab'],
  usernameCharacters: [fields.username, 'a b c'],
  password: [fields.newPassword, 'password'],
  passwordTooLong: [fields.givenPassword, long(10_000)],
  passwordsMatch: [
    withRepeatedPassword(registration, 'password'),
    { password: 'One-1111', repeatPassword: 'Two-2222' },
  ],
  duplicateLink: [companyDefendant, { ...company, socialMediaLinks: [link('https://a.b'), link('https://a.b')] }],
  duplicateWallet: [companyDefendant, { ...company, wallets: [{ address }, { address }] }],
  nameTooLong: [fields.name, long(201)],
  textTooLong: [fields.longText, long(10_001)],
  url: [fields.optionalLink, 'ftp://example.org'],
  documentUrl: [documentUrl.shape.url, 'http://example.org'],
  urlTooLong: [fields.optionalLink, `https://${long(2_000)}.example`],
  walletAddress: [fields.walletAddress, 'nowhere'],
  phone: [fields.optionalPhone, 'call me'],
  amount: [claimAmendment.shape.value, 'many'],
  claimValueMinimum: [claimAmendment.shape.value, 0.99],
  amountDecimals: [claimAmendment.shape.value, 1.005],
  amountTooLarge: [claimAmendment.shape.value, 1e15],
  date: [fields.date, '12.1.2026'],
  choice: [claimDispute.shape.disputeReason, 'Revenge'],
  redeemCode: [fields.redeemCode, 'ABC'],
  claimNumber: [fields.claimNumber, 'ABC'],
  authenticatorCode: [fields.authenticatorCode, 'A'.repeat(24)],
  oneTimeCode: [fields.oneTimeCode, '12345'],
  searchTooShort: [staffSearchForm, { term: 'a_b' }],
  tooManyLinks: [companyDefendant, { ...company, socialMediaLinks: Array.from({ length: 21 }, () => link('')) }],
  tooManyWallets: [setWallets.body, { wallets: Array.from({ length: 21 }, () => ({ address })) }],
  malformed: [fields.yesOrNo, 'yes'],
} satisfies Partial<Record<keyof typeof validationTexts, [schema: z.ZodType, input: unknown]>>

for (const [name, [schema, input]] of Object.entries(occasions)) {
  test(`the text for ${name} is said`, { tags: `SPEC-5-${name}` }, () => {
    const messages = schema.safeParse(input).error?.issues.map(issue => issue.message)
    expect(messages).toContain(validationTexts[name as keyof typeof occasions])
  })
}
