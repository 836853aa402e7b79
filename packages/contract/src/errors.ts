import { documentKindsInWords } from '@redress/domain/claim/document-rules.ts'
import { limits } from '@redress/domain/people/limits.ts'
import { validationTexts } from './validation-texts.ts'

/** One refused field of a request. */
export interface FieldProblem {
  /** The field's name, with indexes and nested names joined by dots. */
  readonly path: string
  readonly message: string
}

/** Every failure that the API names: its HTTP status and its text in English (decisions.md section 8); other languages say it in `texts/`. */
export const errors = {
  INVALID_INPUT: { status: 400, text: 'Some of the answers need another look.' },
  MALFORMED_REQUEST: { status: 400, text: 'The request could not be read.' },
  LINK_INVALID: { status: 400, text: 'This link is not valid or has expired. Please ask for a new one.' },
  LINK_USED: { status: 409, text: 'This link was used already: the email address is confirmed.' },
  WRONG_PASSWORD: { status: 400, text: 'The current password is incorrect.' },
  WRONG_CODE: {
    status: 400,
    text: 'This code is not right. A code of the app works for about a minute, and every code works once. If a new one fails too, set the clock of your phone to automatic.',
  },
  NOT_SIGNED_IN: { status: 401, text: 'Please log in.' },
  LETTER_CLOSED: {
    status: 401,
    text: 'The claim is no longer open in this browser. Please open it again with the link in our email, or with the claim number and the code.',
  },
  BAD_CREDENTIALS: { status: 401, text: 'Username or password is incorrect' },
  SECOND_FACTOR_NEEDED: {
    status: 401,
    text: 'Please enter the code that your authenticator app shows, or a recovery code.',
  },
  SIGN_IN_EXPIRED: {
    status: 401,
    text: 'This took too long, or your account was changed meanwhile. Please log in again from the beginning.',
  },
  SIGN_IN_AGAIN: { status: 403, text: 'Please show that it is you: with your password, or by logging in again.' },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    text: 'The console needs two-step login. Please switch it on in your profile, under “Log-in and security”, and come back.',
  },
  ANOTHER_MODERATOR_DECIDES: {
    status: 403,
    text: 'You have decided this yourself, or are a party to the claim, so somebody else decides.',
  },
  PROOF_NEEDED: {
    status: 403,
    text: 'Undoing this takes more than the link: the password of the account, or a recovery code.',
  },
  FORBIDDEN: { status: 403, text: 'You are not allowed to do this.' },
  EMAIL_NOT_CONFIRMED: { status: 403, text: 'Please confirm your email address first.' },
  PASSWORD_NOT_USED: { status: 403, text: 'You log in with Google, so there is no password to change.' },
  NOT_THE_COST_OWNER: { status: 403, text: 'The other party pays the platform fee of this agreement.' },
  OWN_CLAIM: { status: 403, text: validationTexts.ownDefendant },
  FILING_SUSPENDED: {
    status: 403,
    text: 'You cannot file new claims at the moment: we have suspended that for your account. The notice at the top of your dashboard says why.',
  },
  ACCOUNT_SUSPENDED: {
    status: 403,
    text: 'This is not possible at the moment, because we have suspended your account. The notice at the top of your dashboard says why.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    text: 'This address exists, but not with this method. The header Allow names those it has.',
  },
  NOT_FOUND: { status: 404, text: 'There is nothing at this address. Please check it.' },
  CLAIM_NOT_FOUND: { status: 404, text: 'Claim not found.' },
  DEFENDANT_NOT_FOUND: { status: 404, text: 'Defendant not found.' },
  COMPANY_NOT_FOUND: { status: 404, text: 'Company not found.' },
  DOCUMENT_NOT_FOUND: { status: 404, text: 'Document not found.' },
  DOCUMENT_FILE_MISSING: {
    status: 404,
    text: 'The file of this document is missing or damaged on our side. Please ask the person who added it for a copy.',
  },
  AGREEMENT_NOT_FOUND: {
    status: 404,
    text: 'There is no agreement on this claim: it takes an offer that the other party has accepted.',
  },
  AGREEMENT_FILE_MISSING: {
    status: 404,
    text: 'The file of the agreement is missing or damaged on our side. The email about the acceptance has a copy, and the claim still shows the terms.',
  },
  DATA_EXPORT_NOT_FOUND: {
    status: 404,
    text: 'There is no archive of your data to download. Please ask for a new one.',
  },
  MESSAGE_NOT_FOUND: { status: 404, text: 'Message not found.' },
  PAYMENT_NOT_FOUND: { status: 404, text: 'Payment not found.' },
  EMAIL_NOT_FOUND: { status: 404, text: 'Email address not found.' },
  NOTIFICATION_NOT_FOUND: { status: 404, text: 'Notification not found.' },
  USER_NOT_FOUND: { status: 404, text: 'User not found.' },
  REPLY_NOT_FOUND: { status: 404, text: 'Reply not found.' },
  REPORT_NOT_FOUND: { status: 404, text: 'Report not found.' },
  JOB_NOT_FOUND: {
    status: 404,
    text: 'No failed job has this number any more: somebody may have dealt with it already. Please load the page again.',
  },
  TRANSFER_NOT_FOUND: { status: 404, text: 'Transfer not found.' },
  LETTER_NOT_FOUND: {
    status: 404,
    text: 'No claim has this number and code. Please check both, or ask for a new code: this one may have been replaced, have expired or have been used.',
  },
  CODE_NOT_FOUND: {
    status: 404,
    text: 'This code is not valid. It may have expired, been replaced, or been used already.',
  },
  OTHER_SIDE_GONE: {
    status: 409,
    text: 'The other party has closed their account, so nobody would answer an offer.',
  },
  CLAIMS_IN_THE_WAY: {
    status: 409,
    text: 'You have to act on one of your claims before you can close your account. Please look at the list again.',
  },
  NOT_IN_THIS_STATE: {
    status: 409,
    text: 'The claim has changed, so this is no longer possible. Please load it again.',
  },
  OTHER_ACCOUNT: {
    status: 409,
    text: 'Another account is logged in with this browser by now, so nothing was loaded or changed. If you wrote something here, copy it first. Then load the page again.',
  },
  BID_GIVEN: {
    status: 409,
    text: 'A bid is entered for your side in this round already. It cannot be changed.',
  },
  DRAFT_EXISTS: {
    status: 409,
    text: 'You have another claim in preparation. Please submit or delete it first, then take this one back.',
  },
  CLAIM_INCOMPLETE: { status: 409, text: 'The claim is not complete yet.' },
  UNRESOLVED_CLAIMS_LIMIT: {
    status: 409,
    text: 'You have reached the limit of unresolved claims. Please resolve some of them before creating a new one.',
  },
  USERNAME_TAKEN: { status: 409, text: 'This username is taken. Please choose another one.' },
  ACCOUNT_EXISTS: {
    status: 409,
    text: 'There is an account with this email address already. Please log in to it: your answer stays saved.',
  },
  ADDRESS_NOT_CONFIRMED: {
    status: 409,
    text: 'Please confirm this email address before you make it the primary one.',
  },
  EMAIL_TAKEN: { status: 409, text: 'This email address is in your account already.' },
  PRIMARY_ADDRESS: {
    status: 409,
    text: 'This is the primary email address. Please make another one the primary one, then remove it.',
  },
  ONLY_SIGN_IN: {
    status: 409,
    text: 'This is your only way to log in. Please add another one first.',
  },
  SIGN_IN_ELSEWHERE: {
    status: 409,
    text: 'Your email address or your Google account belongs to another account by now. Please close that one, or give it another address, then press the button again.',
  },
  DATA_EXPORT_TOO_SOON: {
    status: 409,
    text: 'You can ask for your data once a day. Your last archive is being made or is ready.',
  },
  SECOND_FACTOR_ON: { status: 409, text: 'Two-step login is switched on already.' },
  SECOND_FACTOR_OFF: { status: 409, text: 'Two-step login is not switched on.' },
  SECOND_FACTOR_NOT_OFFERED: {
    status: 409,
    text: 'The QR code no longer works. Please begin again with a new one.',
  },
  DUPLICATE_DEFENDANT: { status: 409, text: validationTexts.duplicateDefendant },
  DUPLICATE_MAILBOX: { status: 409, text: validationTexts.duplicateMailbox },
  DEFENDANT_EMAIL_FIXED: {
    status: 409,
    text: 'The email address of a defendant cannot be changed. Please delete the defendant and add it again.',
  },
  TOO_MANY_DEFENDANTS: { status: 409, text: 'A claim can have at most 50 defendants.' },
  TOO_MANY_DOCUMENTS: { status: 409, text: 'Each person can add at most 20 documents and links to a claim.' },
  DOCUMENT_STAYS: {
    status: 409,
    text: 'This document stays: it was added more than 15 minutes ago, or somebody has read it already.',
  },
  TOO_MANY_MESSAGES: {
    status: 409,
    text: 'You have written 500 messages on this claim. That is the most possible.',
  },
  CODE_ALREADY_REDEEMED: { status: 409, text: 'This code has been redeemed already.' },
  ALREADY_TAKEN_OVER: {
    status: 409,
    text: 'Somebody has linked this claim to an account already. If that was not you, read our email to the address that the claim names.',
  },
  TAKEN_BY_YOU: {
    status: 409,
    text: 'You answer this claim already. The code is for a person who should answer instead of you. If the address that it was sent to is yours, add it to your profile and confirm it.',
  },
  NOT_TAKEN_OVER: { status: 409, text: 'Nobody answers for this defendant yet.' },
  ADDRESS_CONFIRMED: {
    status: 409,
    text: 'The person who answers for this defendant has confirmed the email address that the claim names, so nobody can replace them.',
  },
  PLACE_TAKEN: {
    status: 409,
    text: 'Somebody already answers for this defendant, so we no longer email this address. Please load the claim again.',
  },
  ADDRESS_DISOWNED: {
    status: 409,
    text: 'The person at this address says that they are not this defendant. Please correct the address.',
  },
  SAME_ADDRESS: {
    status: 409,
    text: 'The claim names this address already. Please enter another one.',
  },
  TOO_MANY_CORRECTIONS: {
    status: 409,
    text: 'This address was corrected three times. That is the most possible: the defendant has to learn of the claim in another way.',
  },
  LETTER_SENT_LATELY: {
    status: 409,
    text: 'We emailed this address less than a day ago. You can have the email sent again tomorrow.',
  },
  EXTENDED_ALREADY: {
    status: 409,
    text: 'The defendants have more time already. That is possible once per claim, for all of them together.',
  },
  ALREADY_CONTESTED: {
    status: 409,
    text: 'Somebody has reported this already. We have sent a new code to the email address that the claim names.',
  },
  REPLY_CHANGED: {
    status: 409,
    text: 'The reply was changed just now. Please read it again before you answer.',
  },
  REPLY_ANSWERED: { status: 409, text: 'You have answered this reply already. That can be done once.' },
  RECORDS_CHANGED: { status: 409, text: 'These records have changed meanwhile. Please look at them again.' },
  BROADCAST_TIMES: {
    status: 409,
    text: 'It has to end after it begins, and not in the past. Please correct the times.',
  },
  NO_BROADCAST: {
    status: 409,
    text: 'The pages show nothing any more that could be ended. Please load this page again.',
  },
  DECIDED_ALREADY: { status: 409, text: 'Somebody has decided this already. Please load the case again.' },
  PASSAGE_NOT_FOUND: {
    status: 409,
    text: 'One of the passages is not in the public text in these words, or none is given. Please mark it again.',
  },
  TRANSFER_SETTLED: {
    status: 409,
    text: 'This transfer is credited or returned already. What was paid beyond a fee can only be returned.',
  },
  PAYMENT_NOT_OPEN: {
    status: 409,
    text: 'This payment is not open any more: it was paid or replaced, or its fee is not owed any more.',
  },
  OTHER_CURRENCY: {
    status: 409,
    text: 'This transfer is in another currency than the payment, so it cannot be credited. It can only be returned.',
  },
  FEE_CODE_NOT_FOUND: {
    status: 404,
    text: 'We do not know this code. Please compare each letter and digit with what you were given, or ask there for another one.',
  },
  FEE_CODE_USED_UP: {
    status: 409,
    text: 'This code has been used as often as it can be. Please ask for another one where you got it, or pay the fee.',
  },
  FEE_CODE_EXPIRED: {
    status: 409,
    text: 'The time of this code is over. Please ask for another one where you got it, or pay the fee.',
  },
  FEE_CODE_ENDED: {
    status: 409,
    text: 'The operator has ended this code. Please ask for another one where you got it, or pay the fee.',
  },
  FEE_HAS_CODE: {
    status: 409,
    text: 'A code was entered for this fee already, and a fee takes one. Please pay what is left.',
  },
  TRANSACTION_UNKNOWN: {
    status: 409,
    text: 'The Solana node knows no finalized transaction with this signature. Please check it, or try again in a minute.',
  },
  TRANSACTION_FAILED: { status: 409, text: 'This transaction failed, so it returned nothing.' },
  RETURNED_TOO_LITTLE: {
    status: 409,
    text: 'This transaction sent less from our wallet to the sender than the transfer still holds, or it accounts for other returns already.',
  },
  OBJECTED_ALREADY: { status: 409, text: 'You have objected to this already. That can be done once.' },
  TOO_MANY_REPLY_VERSIONS: {
    status: 409,
    text: `This reply was changed ${limits.replyVersions - 1} times and cannot be changed any more.`,
  },
  IDEMPOTENCY_KEY_REUSED: { status: 409, text: 'This Idempotency-Key was used for another request.' },
  REQUEST_IN_PROGRESS: { status: 409, text: 'The same request is still being worked on.' },
  REQUEST_TOO_LARGE: { status: 413, text: 'The request is too large.' },
  FILE_TOO_LARGE: { status: 413, text: 'The file is larger than 50 MB.' },
  FILES_TOO_LARGE: { status: 413, text: 'The files that one person adds to a claim can have at most 200 MB together.' },
  FILE_TYPE_NOT_ALLOWED: {
    status: 415,
    text: `Files of this type are not accepted. These are: ${documentKindsInWords}.`,
  },
  FILE_LOCKED: {
    status: 415,
    text: 'This file is locked with a password, so that nobody else could read it. Please save it without the password, or as a PDF, and add that.',
  },
  FILE_WITH_MACROS: {
    status: 415,
    text: 'This file contains macros, which are programs, so we did not accept it. Please save it without macros (as .docx, .xlsx or .pptx), or as a PDF, and add that.',
  },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, text: 'The request has a content type that is not accepted here.' },
  FILE_INFECTED: {
    status: 422,
    text: 'The virus scanner has found something harmful in this file, so we did not accept or keep it. Please send another copy, such as a PDF or a picture of it.',
  },
  TOO_MANY_REQUESTS: { status: 429, text: 'That was too often. Please try again later.' },
  TOO_MANY_WRONG_PASSWORDS: {
    status: 429,
    text: 'Too many wrong passwords were tried from here. Please wait a moment. If you no longer know the password, choose a new one by email: that works at once.',
  },
  TOO_MANY_WRONG_CODES: {
    status: 429,
    text: 'Too many wrong codes were tried. Please wait a moment, or use a recovery code: that works at once.',
  },
  INTERNAL: { status: 500, text: 'Something went wrong' },
  PRICE_UNAVAILABLE: {
    status: 503,
    text: 'We cannot convert the fee into SOL at the moment, so nothing was changed. Please try again in ten minutes.',
  },
  CHAIN_UNAVAILABLE: {
    status: 503,
    text: 'The Solana node does not answer, so nothing was changed. Please try again in a few minutes.',
  },
  SCANNER_UNAVAILABLE: {
    status: 503,
    text: 'Files cannot be checked for viruses at the moment, so we did not accept this one. Please send it again in a few minutes; everything else works.',
  },
  UNAVAILABLE: { status: 503, text: 'The service is briefly unavailable. Please try again in a moment.' },
} as const satisfies Record<string, { status: number; text: string }>
export type ErrorCode = keyof typeof errors

/** Failures that every call can answer, so that no endpoint names them. */
export const commonErrors = [
  'INVALID_INPUT',
  'MALFORMED_REQUEST',
  'NOT_SIGNED_IN',
  'LETTER_CLOSED',
  'OTHER_ACCOUNT',
  'FORBIDDEN',
  'EMAIL_NOT_CONFIRMED',
  'FILING_SUSPENDED',
  'ACCOUNT_SUSPENDED',
  'IDEMPOTENCY_KEY_REUSED',
  'REQUEST_IN_PROGRESS',
  'REQUEST_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  'INTERNAL',
  'UNAVAILABLE',
] as const satisfies readonly ErrorCode[]
export type CommonErrorCode = (typeof commonErrors)[number]
