import { normaliseShortId } from '@redress/domain/claim/short-id.ts'
import { centsFromNumber, currencies, largestAmount } from '@redress/domain/money/money.ts'
import { foundSolanaAddress } from '@redress/domain/money/solana-address.ts'
import { countries } from '@redress/domain/people/countries.ts'
import { type EmailProblem, readEmail } from '@redress/domain/people/email-addresses.ts'
import { earliestDate, limits } from '@redress/domain/people/limits.ts'
import { readPhone } from '@redress/domain/people/phone-numbers.ts'
import { normaliseRedeemCode } from '@redress/domain/people/redeem-code.ts'
import { isReservedUsername } from '@redress/domain/people/reserved-usernames.ts'
import { readOneTimeCode } from '@redress/domain/people/second-factor.ts'
import { readLink } from '@redress/domain/people/web-links.ts'
import { cleanedLine, cleanedText } from '@redress/domain/text/cleaned.ts'
import { foundId, foundToken } from '@redress/domain/text/found-code.ts'
import { plainSigns, plainWord } from '@redress/domain/text/pasted.ts'
import { isVisible } from '@redress/domain/text/visible.ts'
import { z } from 'zod'
import { validationTexts as texts } from './validation-texts.ts'

const missingOr = (otherwise: string) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null || issue.input === '' ? texts.required : otherwise

/** A line of text, without invisible characters. */
const line = (maximum: number, tooLong: string) =>
  z
    .string({ error: missingOr(texts.malformed) })
    .overwrite(cleanedLine)
    .max(maximum, tooLong)

/** A text of several lines, cleaned in the same way. */
const lines = (maximum: number, tooLong: string) =>
  z
    .string({ error: missingOr(texts.malformed) })
    .overwrite(cleanedText)
    .max(maximum, tooLong)

/** A word of keyboard characters, such as a number, without what was copied around it. */
const word = z
  .string({ error: missingOr(texts.malformed) })
  .overwrite(plainWord)
  .max(limits.nameLength, texts.nameTooLong)

/** The characters of a username; marks around it may be its own. */
const signs = (tooLong: string) =>
  z
    .string({ error: missingOr(texts.malformed) })
    .overwrite(plainSigns)
    .max(limits.nameLength, tooLong)

/** A required text holds something that can be read. */
const required = (text: z.ZodString) =>
  text.min(1, texts.required).refine(value => value === '' || isVisible(value), texts.invisible)

/** A required line of text of at most 200 characters. */
export const name = required(line(limits.nameLength, texts.nameTooLong))
/** Caption of a document; may be empty. */
export const caption = line(limits.nameLength, texts.nameTooLong)
/** A last name. A person with one name only enters a dash here, which is stored as an empty string. */
export const lastName = line(limits.nameLength, texts.nameTooLong)
  .min(1, texts.required)
  .refine(value => isVisible(value) || /^[\p{Pd}−.]*$/u.test(value), texts.lastName)
  .transform(value => (isVisible(value) ? value : ''))

/** A number by which others know somebody or something, such as a tax number. */
export const givenNumber = required(word)
/** A word that may be empty, such as a referral code. */
export const optionalWord = word
/** A username that names an account, rather than a new one. */
export const givenUsername = signs(texts.nameTooLong).min(1, texts.required)

/** A line of text that may be empty. */
export const optionalName = line(limits.nameLength, texts.nameTooLong)
/** A required text of at most 10,000 characters. */
export const longText = required(lines(limits.textLength, texts.textTooLong))
/** A required text to others, such as a message or a public reply, of at most 2,000 characters. */
export const shortText = required(lines(limits.shortTextLength, texts.shortTextTooLong))
/** An optional text of at most 2,000 characters. */
export const optionalShortText = lines(limits.shortTextLength, texts.shortTextTooLong)
/** A text that may be empty. */
export const optionalLongText = lines(limits.textLength, texts.textTooLong)

const emailTexts = {
  'no address': texts.email,
  'several addresses': texts.oneEmail,
  'letters before the @': texts.emailLetters,
  'no domain': texts.emailDomain,
} satisfies Record<EmailProblem, string>

/** A field with room for the text that is copied with an address. */
const pastedText = (error: string) => line(limits.urlLength, error)

const readField =
  (read: (text: string) => { readonly value: string } | { readonly says: string }) =>
  (text: string, context: z.RefinementCtx): string => {
    const result = read(text)
    if ('value' in result) return result.value
    context.addIssue({ code: 'custom', message: result.says })
    return z.NEVER
  }

const toAddress = readField(text => {
  if (text === '') return { value: '' }
  const read = readEmail(text)
  return 'address' in read ? { value: read.address } : { says: emailTexts[read.problem] }
})

/** An e-mail address in the one form in which addresses are kept and compared. */
export const email = pastedText(texts.email).min(1, { error: texts.required, abort: true }).transform(toAddress)

/** An optional e-mail address. */
export const optionalEmail = pastedText(texts.email).transform(toAddress)

/**
 * A secret typed by a person: never trimmed, and in one normal form, as keyboards give the same letters in different ones
 * (NIST SP 800-63B section 3.1.1.2).
 */
export const givenPassword = z
  .string({ error: missingOr(texts.malformed) })
  .overwrite(value => value.normalize('NFKC'))
  .min(1, texts.required)
  .max(limits.passwordMaximum, texts.passwordTooLong)

const passwordRules = [/[A-Z]/, /[a-z]/, /\d/, /[^A-Za-z0-9\s]/, new RegExp(`^[\\s\\S]{${limits.passwordMinimum},}$`)]

/** A password being chosen. */
export const newPassword = givenPassword.refine(value => passwordRules.every(rule => rule.test(value)), texts.password)

// Checks here do not use `abort`, which would silence checks across the fields of a form.
export const username = signs(texts.usernameLength)
  .min(1, texts.required)
  .refine(
    value => value === '' || (value.length >= limits.usernameMinimum && value.length <= limits.usernameMaximum),
    texts.usernameLength,
  )
  .refine(value => /^[A-Za-z0-9._-]*$/.test(value), texts.usernameCharacters)
  .refine(value => value === '' || !isReservedUsername(value), texts.usernameReserved)

export const identificationId = givenNumber.refine(
  value => value === '' || value.length >= limits.identificationIdMinimum,
  texts.identificationId,
)

export const country = z.enum(countries, { error: missingOr(texts.choice) }).meta({ id: 'Country' })
export const currency = z.enum(currencies, { error: missingOr(texts.choice) }).meta({ id: 'Currency' })

/** A choice from a closed list, with the specification's message if nothing was chosen. */
export const choice = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z.enum(options, { error: missingOr(texts.choice) })

/** A claim's or a proposal's value: a JSON number of at least 1 with at most two decimals. */
export const claimValue = z
  .number({ error: missingOr(texts.amount) })
  .min(limits.minimumClaimValue, { error: texts.claimValueMinimum, abort: true })
  .max(largestAmount, { error: texts.amountTooLarge, abort: true })
  .refine(value => centsFromNumber(value) !== null, texts.amountDecimals)

/** A part of such a value: at least a cent. */
export const partOfValue = z
  .number({ error: missingOr(texts.amount) })
  .positive({ error: texts.planPart, abort: true })
  .max(largestAmount, { error: texts.amountTooLarge, abort: true })
  .refine(value => centsFromNumber(value) !== null, texts.amountDecimals)

/** A calendar date, `YYYY-MM-DD`. */
export const date = z
  .string({ error: missingOr(texts.date) })
  .overwrite(plainWord)
  .check(z.iso.date({ error: missingOr(texts.date) }))
  .meta({ id: 'CalendarDate' })

/** A date entered by a user. Use cases check that it is not in the future, as they have the clock. */
export const givenDate = date.refine(value => value >= earliestDate, texts.year)
export const dateTime = z
  .string({ error: missingOr(texts.date) })
  .overwrite(plainWord)
  .check(z.iso.datetime({ error: missingOr(texts.date) }))
  .meta({ id: 'DateTime' })

const link = (says: string, isTaken: (link: string) => boolean) =>
  pastedText(texts.urlTooLong).transform(
    readField(text => {
      const read = readLink(text)
      return read !== null && isTaken(read) ? { value: read } : { says }
    }),
  )

/** A web link, or nothing. */
export const optionalLink = link(texts.url, () => true)
/** A required https link (specification section 5, documents). */
export const documentLink = required(pastedText(texts.urlTooLong)).pipe(
  link(texts.documentUrl, read => read === '' || read.startsWith('https:')),
)

export const optionalPhone = line(limits.nameLength, texts.nameTooLong).transform(
  readField(text => {
    const read = readPhone(text)
    return read === null ? { says: texts.phone } : { value: read }
  }),
)

/** A Solana address, 32 bytes in base58, or nothing. */
export const optionalWalletAddress = pastedText(texts.walletAddress).transform(
  readField(text => {
    const value = text === '' ? '' : foundSolanaAddress(text)
    return value === null ? { says: texts.walletAddress } : { value }
  }),
)
/** A required Solana address. */
export const walletAddress = pastedText(texts.walletAddress)
  .min(1, { error: texts.required, abort: true })
  .pipe(optionalWalletAddress)

/** An IBAN, or nothing, with the text that is copied with it; the server reads it. */
export const optionalIban = pastedText(texts.iban)

/** A code or number, normalised from what was typed or pasted. */
const readCode = (says: string, read: (text: string) => string | null) =>
  pastedText(says)
    .min(1, { error: texts.required, abort: true })
    .transform(
      readField(text => {
        const value = read(text)
        return value === null ? { says } : { value }
      }),
    )

export const redeemCode = readCode(texts.redeemCode, normaliseRedeemCode)

/** A code of the operator that takes over a fee; of the form of a redeem code. */
export const feeCode = readCode(texts.feeCode, normaliseRedeemCode)

/** A code of an authenticator app, or a recovery code. */
export const oneTimeCode = readCode(texts.oneTimeCode, text => readOneTimeCode(text)?.code ?? null)

/** A code of an authenticator app. */
export const authenticatorCode = readCode(texts.authenticatorCode, text => {
  const read = readOneTimeCode(text)
  return read?.kind === 'authenticator' ? read.code : null
})

/** A claim's number, as letters and wallets show it. */
export const claimNumber = readCode(texts.claimNumber, normaliseShortId)

export const mustAccept = z.literal(true, { error: texts.mustAccept })
export const yesOrNo = z.boolean({ error: missingOr(texts.malformed) })
/** An id, read in the text that was copied with it. */
export const id = z
  .string({ error: texts.malformed })
  .overwrite(text => foundId(text) ?? text)
  .check(z.uuid({ error: texts.malformed }))
  .meta({ id: 'Id' })
/**
 * A one-time token, without characters that a mail program added to its link. Text without a token is kept and
 * matches none.
 */
export const oneTimeToken = pastedText(texts.malformed)
  .min(1, texts.required)
  .transform(text => foundToken(text) ?? text)

/** An amount in an answer: a JSON number with two decimals. */
export const amount = z.number()

declare const onTheWireAlone: unique symbol
/** A sum under the specified name `value`. No number by its type, so that code reads the field that names its role. */
export type SpecifiedValue = { readonly [onTheWireAlone]: true } | null

/** The claim's `value` of the specification's entities, in cents' precision as `amount`. */
export const specifiedValue = amount.nullable() as unknown as z.ZodType<SpecifiedValue>

/** Writes a sum under the specified name. */
export const asSpecifiedValue = (sum: number | null) => sum as unknown as SpecifiedValue
