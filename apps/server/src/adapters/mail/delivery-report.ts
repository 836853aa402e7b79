import { enhancedCodeIn, type MailAnswer, mailAnswerOf } from '@redress/domain/claim/mail-answers.ts'
import PostalMime from 'postal-mime'
import { wordsOfReply } from './reply-words.ts'

/** Report that a mail which a server had taken was not delivered after all (RFC 3464). */
export interface DeliveryReport {
  /** `Message-ID` of the mail that came back, with its angle brackets. */
  readonly messageId: string
  readonly answer: MailAnswer
  /** Words of the server that refused it, fit to be read by anybody; empty: it said none. */
  readonly words: string
}

/** Fields of a header, or of a group of a report, by their names in lower case; the first of several. */
const fieldsIn = async (text: string): Promise<ReadonlyMap<string, string>> =>
  new Map((await PostalMime.parse(text)).headers.map(({ key, value }) => [key, value] as const).toReversed())

/** A value as `smtp; 550 5.1.1 …` or `rfc822; a@b`, without its type. */
const untyped = (value = ''): string => value.slice(value.indexOf(';') + 1).trim()

/** A class without a detail says nothing of the reason. */
const isSpecific = (enhanced: string | null): boolean => enhanced !== null && !enhanced.endsWith('.0.0')

function answerIn(status: string, diagnostic: string): MailAnswer {
  const code = Number(/^([245]\d\d)\b/.exec(diagnostic)?.[1] ?? (status.startsWith('4') ? 450 : 550))
  const enhanced = [enhancedCodeIn(status), enhancedCodeIn(diagnostic)].find(isSpecific) ?? null
  return mailAnswerOf({ code, enhanced, stage: 'recipient' })
}

/** Reads a report; `null` if the mail is none, reports a delay, or names no returned mail. */
export async function readDeliveryReport(source: Uint8Array): Promise<DeliveryReport | null> {
  const { attachments } = await PostalMime.parse(source, {
    attachmentEncoding: 'utf8',
    forceRfc822Attachments: true,
    maxNestingDepth: 10,
  })
  const partOf = (...types: string[]) => attachments.find(({ mimeType }) => types.includes(mimeType))
  const textOf = (part: { content: unknown } | undefined) => String(part?.content ?? '')
  // The first group is about the report; each of the others about one recipient. Our mail has one, a forged report many.
  const [, ...recipients] = textOf(partOf('message/delivery-status')).split(/\r?\n\r?\n/, 10)
  const failed = (await Promise.all(recipients.map(fieldsIn))).find(
    fields => fields.get('action')?.toLowerCase() === 'failed',
  )
  const returned = textOf(partOf('message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers'))
  const messageId = (await fieldsIn(returned.split(/\r?\n\r?\n/, 1)[0] ?? '')).get('message-id')
  if (!failed || messageId === undefined) return null
  const [status, diagnostic] = [failed.get('status') ?? '', untyped(failed.get('diagnostic-code'))]
  return { messageId, answer: answerIn(status, diagnostic), words: wordsOfReply(diagnostic) }
}
