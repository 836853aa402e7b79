import { createHash } from 'node:crypto'
import { enhancedCodeIn, type MailStage, mailAnswerOf } from '@redress/domain/claim/mail-answers.ts'
import { createTransport } from 'nodemailer'
import { MailNotFromUs, MailNotTaken, type MailTransport } from './mail-transport.ts'
import { wordsOfReply } from './reply-words.ts'

/** A server that says nothing for so long is left, and the mail tried again later. */
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const

/** Hashes the cause, which may contain ids, because the `Message-ID` is public. */
const messageId = (cause: string, domain: string): string =>
  `<${createHash('sha256').update(cause).digest('hex').slice(0, 32)}@${domain}>`

/** Fields of nodemailer's errors. */
interface SmtpFailure {
  readonly command?: string
  readonly response?: string
  readonly responseCode?: number
}

const stageOf = ({ command = '' }: SmtpFailure): MailStage =>
  command === 'RCPT TO' ? 'recipient' : command === 'DATA' ? 'content' : 'sender'

function notTaken(error: Error): MailNotTaken {
  const failure = error as SmtpFailure
  const { response = '', responseCode = null } = failure
  const enhanced = enhancedCodeIn(response.replace(/^\d{3}[ -]?/, ''))
  const answer = mailAnswerOf({ code: responseCode, enhanced, stage: stageOf(failure) })
  const words = responseCode === null ? null : wordsOfReply(response)
  return new (answer === 'not from us' ? MailNotFromUs : MailNotTaken)(answer, words, error)
}

/** DKIM key for the sender's domain (RFC 6376). */
export interface DkimKey {
  readonly selector: string
  /** PEM-encoded. */
  readonly privateKey: string
}

/** Hands mail to a server by SMTP. */
export function smtpTransport(url: string, from: string, key: DkimKey | null = null): MailTransport {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
  const dkim = key && { domainName: domain, keySelector: key.selector, privateKey: key.privateKey }
  const transport = createTransport({ url, pool: true, ...limits, ...(dkim && { dkim }) })
  return {
    async send({ thread, attachments = [], ...message }, cause) {
      const id = messageId(cause, domain)
      const root = thread === undefined ? undefined : messageId(`thread ${thread}`, domain)
      try {
        await transport.sendMail({
          from,
          messageId: id,
          // Nobody was sent the first message of a thread: whoever gets later ones has them together all the same.
          ...(root && { references: root, inReplyTo: root }),
          // No absence note shall answer (RFC 3834; Exchange reads its own field).
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
          ...message,
          attachments: [...attachments],
        })
        return id
      } catch (error) {
        throw error instanceof Error ? notTaken(error) : error
      }
    },
    async check() {
      await transport.verify()
    },
    close: () => transport.close(),
  }
}
