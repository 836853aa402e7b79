import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import PostalMime, { type Address, type Email, type Mailbox } from 'postal-mime'

/** Caught mail as JSON. */
export interface CaughtMail {
  readonly id: string
  /** Time of arrival. */
  readonly time: string
  readonly from: readonly Mailbox[]
  readonly to: readonly Mailbox[]
  readonly cc: readonly Mailbox[]
  readonly date: string | undefined
  readonly subject: string
  readonly messageId: string | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly text: string | undefined
  readonly html: string | undefined
  /** Size of the source in bytes. */
  readonly size: number
  readonly source: string
  readonly attachments: readonly CaughtAttachment[]
}

interface CaughtAttachment {
  readonly contentType: string
  readonly fileName: string
  /** Content-ID, which the HTML part refers to as `cid:`. */
  readonly contentId: string | undefined
  /** Size in bytes. */
  readonly length: number
}

interface AttachmentWithContent extends CaughtAttachment {
  readonly content: Buffer
}

export interface CaughtMails {
  /** Stores a mail; resolves when it is on disk. */
  add(source: Buffer): Promise<void>
  /** Oldest first. */
  all(): readonly CaughtMail[]
  find(id: string): CaughtMail | undefined
  /** Raw source. */
  sourceOf(mail: CaughtMail): Buffer
  attachmentsOf(mail: CaughtMail): Promise<readonly AttachmentWithContent[]>
}

/** Quotas in mails and bytes; the oldest mail is deleted first. */
const limits = { mails: 500, bytes: 64 * 1024 ** 2 } as const
const extension = '.eml'

const mailboxes = (addresses: readonly Address[] = []): Mailbox[] => addresses.flatMap(each => each.group ?? [each])

const attachmentsIn = ({ attachments }: Email): AttachmentWithContent[] =>
  attachments.map(({ mimeType, filename, contentId, content: given }) => {
    const content = Buffer.from(given as ArrayBuffer)
    const id = contentId?.replace(/^<|>$/g, '')
    return { contentType: mimeType, fileName: filename ?? 'attachment', contentId: id, length: content.length, content }
  })

/** The line break before a MIME boundary is not part of the content (RFC 2046, 5.1.1). */
const withoutLastBreak = (text: string | undefined) => text?.replace(/\n$/, '')

/** Mail store in a folder, one file per mail. Memory holds no attachments, only their names. */
export async function openCaughtMails(folder: string): Promise<CaughtMails> {
  const fileOf = (id: string) => join(folder, `${id}${extension}`)
  const mails = new LRUCache<string, CaughtMail>({
    max: limits.mails,
    maxSize: limits.bytes,
    sizeCalculation: ({ size }) => Math.max(1, size),
    dispose: (_, id) => rmSync(fileOf(id), { force: true }),
  })

  function note(id: string, email: Email): void {
    const { size, mtime } = statSync(fileOf(id))
    mails.set(id, {
      id,
      time: mtime.toISOString(),
      from: mailboxes(email.from && [email.from]),
      to: mailboxes(email.to),
      cc: mailboxes(email.cc),
      date: email.date,
      subject: email.subject ?? '',
      messageId: email.messageId,
      headers: Object.fromEntries(email.headers.map(({ key, value }) => [key, value])),
      text: withoutLastBreak(email.text),
      html: withoutLastBreak(email.html),
      size,
      source: fileOf(id),
      attachments: attachmentsIn(email).map(({ content, ...attachment }) => attachment),
    })
  }

  /** Temporary file: a mail is renamed when it is complete, so that a crash leaves no partial mail. */
  const part = join(folder, '.part')

  const caughtAt = (id: string) => statSync(fileOf(id)).mtimeMs
  const earlier = readdirSync(folder)
    .filter(name => name.endsWith(extension))
    .map(name => name.slice(0, -extension.length))
    .sort((one, other) => caughtAt(one) - caughtAt(other))
  for (const id of earlier) {
    const email = await PostalMime.parse(readFileSync(fileOf(id))).catch(() => null)
    if (email) note(id, email)
  }

  return {
    async add(source) {
      const email = await PostalMime.parse(source)
      const id = randomUUID()
      try {
        writeFileSync(part, source)
        renameSync(part, fileOf(id))
      } catch (error) {
        rmSync(part, { force: true })
        throw error
      }
      note(id, email)
    },
    all: () => [...mails.rvalues()].filter(each => each !== undefined),
    find: id => mails.peek(id),
    sourceOf: ({ source }) => readFileSync(source),
    attachmentsOf: async ({ source }) => attachmentsIn(await PostalMime.parse(readFileSync(source))),
  }
}
