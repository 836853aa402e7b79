import { normaliseShortId } from '@redress/domain/claim/short-id.ts'
import { centsFromNumber, currencies, largestAmount } from '@redress/domain/money/money.ts'
import { isSolanaAddress } from '@redress/domain/money/solana-address.ts'
import { normaliseEmail } from '@redress/domain/people/contact-rules.ts'
import { countries } from '@redress/domain/people/countries.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { normaliseRedeemCode } from '@redress/domain/people/redeem-code.ts'
import { readOneTimeCode } from '@redress/domain/people/second-factor.ts'
import { cleanedLine, cleanedText } from '@redress/domain/text/cleaned.ts'
import { isVisible } from '@redress/domain/text/visible.ts'
import { z } from 'zod'
import { validationTexts as texts } from './validation-texts.ts'

const missingOr = (otherwise: string) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null || issue.input === '' ? texts.required : otherwise

/** A line of text, cleaned of what nobody sees. */
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

/** A required text holds something that can be read. */
const required = (text: z.ZodString) =>
  text.min(1, texts.required).refine(value => value === '' || isVisible(value), texts.invisible)

/** A required line of text of at most 200 characters. */
export const name = required(line(limits.nameLength, texts.nameTooLong))
/** A line of text that may be empty. */
export const optionalName = line(limits.nameLength, texts.nameTooLong)
/** A required text of at most 10,000 characters. */
export const longText = required(lines(limits.textLength, texts.textTooLong))
/** What one writes to others, a message or a public reply: required, of at most 2,000 characters. */
export const shortText = required(lines(limits.shortTextLength, texts.shortTextTooLong))
/** A text that may be empty. */
export const optionalLongText = lines(limits.textLength, texts.textTooLong)

/** An e-mail address in the one form in which addresses are compared. */
export const email = line(254, texts.email)
  .min(1, texts.required)
  .pipe(z.email({ error: texts.email }))
  .transform(normaliseEmail)

/** The same, or nothing. */
export const optionalEmail = line(254, texts.email)
  .refine(value => value === '' || z.email().safeParse(value).success, texts.email)
  .transform(normaliseEmail)

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

// Without `abort`, which would silence the checks across fields of a form that holds these.
export const username = line(limits.nameLength, texts.usernameLength)
  .min(1, texts.required)
  .refine(
    value => value === '' || (value.length >= limits.usernameMinimum && value.length <= limits.usernameMaximum),
    texts.usernameLength,
  )
  .refine(value => /^[A-Za-z0-9._-]*$/.test(value), texts.usernameCharacters)

export const identificationId = required(line(limits.nameLength, texts.nameTooLong)).refine(
  value => value === '' || value.length >= limits.identificationIdMinimum,
  texts.identificationId,
)

export const country = z.enum(countries, { error: missingOr(texts.choice) }).meta({ id: 'Country' })
export const currency = z.enum(currencies, { error: missingOr(texts.choice) })

/** One of a closed list, with the specification's text where nothing was chosen. */
export const choice = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z.enum(options, { error: missingOr(texts.choice) })

/** A claim's or a proposal's value: a JSON number of at least 1 with at most two decimals. */
export const claimValue = z
  .number({ error: missingOr(texts.amount) })
  .min(limits.minimumClaimValue, { error: texts.claimValueMinimum, abort: true })
  .max(largestAmount, { error: texts.amountTooLarge, abort: true })
  .refine(value => centsFromNumber(value) !== null, texts.amountDecimals)

/** A calendar date, `YYYY-MM-DD`. That it is not in the future is checked where the clock is. */
export const date = z.iso.date({ error: missingOr(texts.date) })
export const dateTime = z.iso.datetime()

const link = (pattern: RegExp, error: string) =>
  line(limits.urlLength, texts.urlTooLong).refine(
    value => value === '' || (pattern.test(value) && URL.canParse(value)),
    error,
  )

/** A web link, or nothing. */
export const optionalLink = link(/^https?:\/\/\S+$/i, texts.url)
/** A required https link (specification section 5, documents). */
export const documentLink = link(/^https:\/\/\S+$/i, texts.documentUrl).min(1, texts.required)

export const optionalPhone = line(limits.nameLength, texts.nameTooLong).refine(
  value => value === '' || /^\+?[\d\s().-]{3,}$/.test(value),
  texts.phone,
)

/** A Solana address: 32 bytes in base58. */
export const walletAddress = line(limits.nameLength, texts.walletAddress)
  .min(1, { error: texts.required, abort: true })
  .refine(isSolanaAddress, texts.walletAddress)

/** A redeem code in its one form, whatever groups and look-alikes it was typed with. */
export const redeemCode = line(limits.nameLength, texts.redeemCode)
  .min(1, { error: texts.required, abort: true })
  .refine(value => normaliseRedeemCode(value) !== null, { error: texts.redeemCode, abort: true })
  .transform(value => normaliseRedeemCode(value) ?? value)

/** A code of an authenticator app, or a recovery code, as it was typed. */
export const oneTimeCode = line(limits.nameLength, texts.oneTimeCode)
  .min(1, { error: texts.required, abort: true })
  .refine(value => readOneTimeCode(value) !== null, texts.oneTimeCode)

/** A code of an authenticator app, as it was typed. */
export const authenticatorCode = line(limits.nameLength, texts.authenticatorCode)
  .min(1, { error: texts.required, abort: true })
  .refine(value => readOneTimeCode(value)?.kind === 'authenticator', texts.authenticatorCode)

/** A claim's number in its one form, as letters and wallets show it. */
export const claimNumber = line(limits.nameLength, texts.claimNumber)
  .min(1, { error: texts.required, abort: true })
  .refine(value => normaliseShortId(value) !== null, { error: texts.claimNumber, abort: true })
  .transform(value => normaliseShortId(value) ?? value)

export const mustAccept = z.literal(true, { error: texts.mustAccept })
export const yesOrNo = z.boolean({ error: missingOr(texts.malformed) })
export const id = z.uuid({ error: texts.malformed })
/** How every one-time token looks; what looks otherwise was cut off or made up. */
export const oneTimeTokenShape = /^[\w-]{43}$/
export const oneTimeToken = line(limits.nameLength, texts.malformed).min(1, texts.required)

/** An amount in an answer: a JSON number with two decimals. */
export const amount = z.number()
