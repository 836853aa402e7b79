/**
 * Kinds of a mail server's negative answer. `no such mailbox`: final, the plaintiff names another address. `mailbox full`,
 * `not now`: the mail is tried again. `not from us`: it says nothing about the recipient, and the operator mends it.
 */
export type MailAnswer = 'no such mailbox' | 'mailbox full' | 'not now' | 'not from us'

/** Kinds for which a letter waits. */
export const deferrals = ['mailbox full', 'not now', 'not from us'] as const satisfies readonly MailAnswer[]
export type Deferral = (typeof deferrals)[number]

/** Step of SMTP that was answered: the recipient, the content, or what the server has to know of the sender before. */
export type MailStage = 'sender' | 'recipient' | 'content'

export interface MailServerAnswer {
  /** Reply code of RFC 5321; `null`: the server said nothing. */
  readonly code: number | null
  /** Enhanced status code of RFC 3463, such as `5.1.1`. */
  readonly enhanced: string | null
  readonly stage: MailStage
}

/** Rules by enhanced code, without its class; the first that fits. */
const byEnhancedCode: readonly (readonly [RegExp, MailAnswer])[] = [
  // The sender's own address.
  [/^1\.[78]$/, 'not from us'],
  [/^1\./, 'no such mailbox'],
  [/^2\.1$/, 'no such mailbox'],
  // The address's domain: unknown to the name service (Postfix), or its recipient unknown there (Exchange Online).
  [/^4\.[14]$/, 'no such mailbox'],
  [/^2\.2$/, 'mailbox full'],
  [/^[23]\./, 'not now'],
  [/^4\.7$/, 'not now'],
]

/** Rules where the server gives no enhanced code (RFC 5321 section 4.2.3, RFC 7504). */
const byCode: Readonly<Record<MailStage, Readonly<Record<number, MailAnswer>>>> = {
  sender: { 552: 'not now' },
  recipient: {
    550: 'no such mailbox',
    551: 'no such mailbox',
    552: 'mailbox full',
    553: 'no such mailbox',
    556: 'no such mailbox',
  },
  content: { 552: 'not now' },
}

export function mailAnswerOf({ code, enhanced, stage }: MailServerAnswer): MailAnswer {
  const detail = enhanced?.slice(2) ?? null
  if (code === null || code < 500) return detail === '2.2' ? 'mailbox full' : 'not now'
  const rule = detail === null ? byCode[stage][code] : byEnhancedCode.find(([pattern]) => pattern.test(detail))?.[1]
  // A rejection before the recipient is named says nothing about it.
  return rule === undefined || (rule === 'no such mailbox' && stage === 'sender') ? 'not from us' : rule
}

/** Enhanced code within a server's words; that of a reply stands at its beginning. */
export const enhancedCodeIn = (words: string): string | null =>
  /(?:^|[\s;#(])([245]\.\d{1,3}\.\d{1,3})(?=$|[\s:;,)-])/.exec(words)?.[1] ?? null

/** Days for which a letter is tried before it counts as not reached. */
export const daysOfTrying = 5

export const triedUntil = (queuedAt: Date): Date => new Date(queuedAt.getTime() + daysOfTrying * 24 * 60 * 60 * 1000)

export const isTriedLongEnough = (queuedAt: Date, now: Date): boolean => now >= triedUntil(queuedAt)
