import { messageKinds } from '@redress/domain/claim/correspondence.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { z } from 'zod'
import { document, fileErrors, files, partyMember } from './documents.ts'
import { endpoint } from './endpoint.ts'
import { amount, claimValue, currency, date, dateTime, givenDate, id, shortText } from './fields.ts'
import { form, view } from './named-schemas.ts'

/** A message of one party to the others: plain text, never rendered as markup. */
export const message = view('Message', {
  id,
  kind: z.enum(messageKinds),
  text: z.string(),
  /** Payment that the defendant says was made already. */
  payment: z.object({ on: date, paid: amount, currency }).nullable(),
  files: z.array(document),
  writtenBy: partyMember,
  /** Whether the caller has yet to mark it as read. */
  isNew: z.boolean(),
  createdAt: dateTime,
})
export type Message = z.output<typeof message>

/** Files of the caller's own that were uploaded for a message and not sent yet; a message takes them along. */
export const fileIds = z.array(id).max(limits.documentsPerClaim).optional()

export const newMessage = form('NewMessage', { text: shortText, fileIds })

export const paymentStatement = form('PaymentStatement', {
  /** The day on which it was paid, not in the future. */
  paidOn: givenDate,
  /** Amount in the claim's currency. */
  paidValue: claimValue,
  /** Description of the payment and its evidence. */
  text: shortText,
  fileIds,
})

const ofClaim = z.strictObject({ id })
const list = view('MessageList', {
  /** One page of messages, oldest first. */
  messages: z.array(message),
  /** How many there are in all, and how many of them the caller has yet to mark as read. */
  messageCount: z.number().int(),
  newCount: z.number().int(),
  /** The message before which the page of earlier ones ends; `null` where there are none. */
  next: id.nullable(),
  unsentFiles: z.array(document),
})
const writeErrors = ['CLAIM_NOT_FOUND', 'NOT_IN_THIS_STATE', 'DOCUMENT_NOT_FOUND', 'TOO_MANY_MESSAGES'] as const

export const getMessages = endpoint({
  method: 'GET',
  path: '/v1/claims/:id/messages',
  summary: 'What the parties of a claim have written to each other, oldest first: the newest 50, or those before one',
  permission: 'read messages',
  params: ofClaim,
  query: z.strictObject({ before: id.optional() }),
  output: list,
  errors: ['CLAIM_NOT_FOUND'],
})

export const writeMessage = endpoint({
  method: 'POST',
  path: '/v1/claims/:id/messages',
  summary: 'Write to the other parties of a claim; it changes nothing of the claim itself',
  permission: 'write a message',
  params: ofClaim,
  body: newMessage,
  output: message,
  errors: writeErrors,
})

export const statePayment = endpoint({
  method: 'POST',
  path: '/v1/claims/:id/payment-statements',
  summary:
    'Tell the plaintiff that the claim, or a part of it, is paid already; it changes nothing of the claim itself',
  permission: 'say that it is paid',
  params: ofClaim,
  body: paymentStatement,
  output: message,
  errors: writeErrors,
})

export const markMessagesRead = endpoint({
  method: 'PATCH',
  path: '/v1/claims/:id/messages',
  summary: 'Mark the messages up to one as read; answers the newest',
  permission: 'mark messages as read',
  params: ofClaim,
  body: z.strictObject({ readUpTo: id }),
  output: list,
  errors: ['CLAIM_NOT_FOUND', 'MESSAGE_NOT_FOUND'],
})

export const addMessageFile = endpoint({
  method: 'POST',
  path: '/v1/claims/:id/messages/files',
  summary: 'Upload one file for a message that is yet to be sent, in the field `file`; nobody else sees it before',
  permission: 'write a message',
  kind: 'upload',
  params: ofClaim,
  output: files,
  errors: ['CLAIM_NOT_FOUND', 'NOT_IN_THIS_STATE', ...fileErrors],
})
