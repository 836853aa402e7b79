import { defendantTypes } from '@redress/domain/people/contact-rules.ts'
import { z } from 'zod'
import { nothing } from './auth.ts'
import { endpoint } from './endpoint.ts'
import { claimNumber, dateTime, email, id, redeemCode } from './fields.ts'

/**
 * The request header by which a request says that it is made by whoever opened a letter, and by no account: whatever it
 * holds. Without it, the letter that is open in the browser counts for nothing.
 */
export const readerHeader = 'X-Letter-Reader'

export const letterCode = z.strictObject({
  code: redeemCode,
  /** Where it was typed: of a link the code alone is known. */
  claimNumber: claimNumber.optional(),
})

export const openLetter = endpoint({
  method: 'POST',
  path: '/v1/letters/open',
  summary:
    'Exchange the code of a letter for half an hour, renewed by use, in which its claim can be read without an account',
  permission: 'open a letter',
  body: letterCode,
  output: z.object({
    claimId: id,
    /** The signed-in account has used the code before: it has the claim, and no letter was opened. */
    isYours: z.boolean(),
  }),
  errors: ['LETTER_NOT_FOUND'],
})

export const requestLetter = endpoint({
  method: 'POST',
  path: '/v1/letters/request',
  summary:
    'Have a new letter, with a new code, sent for every claim that names the address; the same answer for every address',
  permission: 'open a letter',
  body: z.strictObject({ email }),
  output: nothing,
  errors: [],
})

export const closeLetter = endpoint({
  method: 'POST',
  path: '/v1/letters/close',
  summary: 'Close the letter that is open in this browser; its code still works',
  permission: 'open a letter',
  output: nothing,
  errors: [],
})

/** The letter that is open in the browser: whom it was sent to, and until when it stays open. */
const openedLetter = z
  .object({
    claimId: id,
    /** The place in the claim of whoever was written to. */
    defendantId: id,
    type: z.enum(defendantTypes),
    /** As the plaintiff has stated them. */
    email: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    /** The company that was written to, or that the reader represents; `null` for a person. */
    companyName: z.string().nullable(),
    isCompanyRepresentative: z.boolean(),
    codeExpiresAt: dateTime,
    /** Unless it is used before. */
    closesAt: dateTime,
  })
  .meta({ id: 'OpenedLetter' })
export type OpenedLetter = z.output<typeof openedLetter>

export const getLetter = endpoint({
  method: 'GET',
  path: '/v1/letters/current',
  summary: 'The letter that is open in this browser',
  permission: 'read and answer a letter',
  output: openedLetter,
  errors: [],
})
