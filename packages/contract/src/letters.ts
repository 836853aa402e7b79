import { answerKinds } from '@redress/domain/claim/written-answers.ts'
import { z } from 'zod'
import { nothing } from './auth.ts'
import { defendantType, disputeReason, party } from './choices.ts'
import { takenClaim } from './defendants.ts'
import { fileErrors } from './documents.ts'
import { endpoint } from './endpoint.ts'
import {
  choice,
  claimNumber,
  claimValue,
  dateTime,
  givenDate,
  id,
  lastName,
  longText,
  name,
  newPassword,
  optionalShortText,
  redeemCode,
  shortText,
  username,
  yesOrNo,
} from './fields.ts'
import { form, view } from './named-schemas.ts'
import { paymentPlan } from './resolutions.ts'
import { emailAddress } from './users.ts'
import { validationTexts } from './validation-texts.ts'

/**
 * Header of a request made in the reading session and in no account's name; any value counts. Without it the server
 * ignores the reading session.
 */
export const readerHeader = 'X-Letter-Reader'

export const letterCode = form('LetterCode', {
  code: redeemCode,
  /** Given with a typed code; a link holds the code alone. */
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
  body: emailAddress,
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

const fieldsOf = {
  dispute: ['disputeReason', 'disputeExplanation'],
  'already paid': ['paidOn', 'paidValue', 'text'],
  offer: ['winningParty', 'costOwner', 'value'],
  concession: [],
  reply: ['text'],
} as const

/** An answer that is written and not given. It is in force for nobody, and only the holder of the code sees it. */
export const writtenAnswer = z
  .strictObject({
    kind: choice(answerKinds),
    disputeReason: disputeReason.optional(),
    disputeExplanation: longText.optional(),
    winningParty: party.optional(),
    costOwner: party.optional(),
    value: claimValue.optional(),
    paymentPlan: paymentPlan.optional(),
    note: optionalShortText.optional(),
    /** The day on which it was paid, not in the future, and how much, in the claim's currency. */
    paidOn: givenDate.optional(),
    paidValue: claimValue.optional(),
    /** Whether a defendant who says that it is paid disputes the claim as well. */
    disputes: yesOrNo.optional(),
    /** Text of a public reply. With `already paid`: how it was paid, for the plaintiff alone. */
    text: shortText.optional(),
  })
  .superRefine((answer, context) => {
    for (const field of fieldsOf[answer.kind].filter(each => answer[each] === undefined))
      context.addIssue({ code: 'custom', message: validationTexts.required, path: [field] })
  })
  .meta({ id: 'WrittenAnswer' })
export type WrittenAnswer = z.output<typeof writtenAnswer>

/** Evidence of a payment, uploaded in a reading session. Only its reader sees it until the answer is given. */
const answerFile = view('AnswerFile', { id, fileName: z.string(), fileType: z.string(), size: z.number().int() })
export type AnswerFile = z.output<typeof answerFile>

/** The letter of the reading session: its recipient, and until when it stays open. */
const openedLetter = view('OpenedLetter', {
  claimId: id,
  /** Seat of the recipient in the claim. */
  defendantId: id,
  type: defendantType,
  /** Contact data as the plaintiff has stated them. */
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  /** The company that was written to, or that the reader represents; `null` for a person. */
  companyName: z.string().nullable(),
  isCompanyRepresentative: z.boolean(),
  codeExpiresAt: dateTime,
  /** End of the reading session unless it is used before. */
  closesAt: dateTime,
  /** Answer that was written and is not in force; `null`: none. */
  answer: writtenAnswer.nullable(),
  /** Evidence for `already paid`, in the order of upload. */
  files: z.array(answerFile),
  /** Whether an account has confirmed the address: it signs in, and opens none. */
  hasAccount: z.boolean(),
  /** A username that nobody has. */
  suggestedUsername: z.string(),
})
export type OpenedLetter = z.output<typeof openedLetter>

export const getLetter = endpoint({
  method: 'GET',
  path: '/v1/letters/current',
  summary: 'The letter that is open in this browser',
  permission: 'read and answer a letter',
  output: openedLetter,
  errors: [],
})

export const writeAnswer = endpoint({
  method: 'PATCH',
  path: '/v1/letters/current/answer',
  summary: 'Keep what is to be answered until it is given; in place of what was kept before',
  permission: 'read and answer a letter',
  body: writtenAnswer,
  output: openedLetter,
  errors: ['NOT_IN_THIS_STATE'],
})

export const discardAnswer = endpoint({
  method: 'DELETE',
  path: '/v1/letters/current/answer',
  summary: 'Throw away what was written and not given',
  permission: 'read and answer a letter',
  output: openedLetter,
  errors: [],
})

export const addAnswerFile = endpoint({
  method: 'POST',
  path: '/v1/letters/current/files',
  summary:
    'Upload one file that proves what was paid, in the field `file`; nobody else sees it before the answer is given',
  permission: 'read and answer a letter',
  kind: 'upload',
  output: openedLetter,
  errors: ['NOT_IN_THIS_STATE', ...fileErrors],
})

export const removeAnswerFile = endpoint({
  method: 'DELETE',
  path: '/v1/letters/current/files/:fileId',
  summary: 'Remove a file that was uploaded and not given',
  permission: 'read and answer a letter',
  params: z.strictObject({ fileId: id }),
  output: openedLetter,
  errors: ['DOCUMENT_NOT_FOUND'],
})

export const newAccount = form('NewAccount', {
  username,
  password: newPassword,
  /** Needed if the letter went to a company, whose address does not name the person. */
  firstName: name.optional(),
  lastName: lastName.optional(),
})

const givingErrors = ['NOT_IN_THIS_STATE', 'ALREADY_TAKEN_OVER', 'PRICE_UNAVAILABLE'] as const

export const answerWithNewAccount = endpoint({
  method: 'POST',
  path: '/v1/letters/current/accounts',
  summary:
    'Open an account with the address that the letter was sent to, which its code has proven, take the claim over, and give the answer that was written; sets the session cookies',
  permission: 'read and answer a letter',
  body: newAccount,
  output: takenClaim,
  errors: [...givingErrors, 'OWN_CLAIM', 'USERNAME_TAKEN', 'ACCOUNT_EXISTS', 'TOO_MANY_WRONG_PASSWORDS'],
})

export const answerWithOwnAccount = endpoint({
  method: 'POST',
  path: '/v1/letters/current/takeover',
  summary:
    'Take the claim over with the account that is signed in in this browser, and give the answer that was written',
  permission: 'read and answer a letter',
  output: takenClaim,
  errors: [...givingErrors, 'OWN_CLAIM', 'TAKEN_BY_YOU'],
})
