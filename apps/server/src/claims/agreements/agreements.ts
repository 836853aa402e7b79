import { hash, randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { KnownAgreement } from '@redress/contract/agreements.ts'
import { bringsAgreement } from '@redress/domain/claim/notifications.ts'
import { shortId } from '@redress/domain/claim/short-id.ts'
import pLimit from 'p-limit'
import { Tinypool } from 'tinypool'
import type { Context } from '../../adapters/context.ts'
import type { MailAttachment } from '../../adapters/mail/mail-transport.ts'
import { StorageUnavailable } from '../../adapters/storage/document-storage.ts'
import type { Connection } from '../../platform/database/database.ts'
import type { Download } from '../../platform/http/route.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { deleteFilesLater } from '../documents/stored-files.ts'
import {
  type AgreementRecord,
  findAcceptedOffer,
  findAgreement,
  findAgreementByFile,
  insertAgreement,
  lockAgreement,
} from '../repositories/agreement-repository.ts'
import { type AgreementFacts, agreementFacts } from './agreement-facts.ts'

/** Longer than an agreement takes from storing its file to inserting its row. */
const secondsUntilNamed = 60 * 60

/** Longer than the longest notes take to draw in the scripts that are drawn slowest. */
const secondsToDraw = 30

/** One thread, because the fonts take memory; it ends after a minute without work. */
const drawing = new Tinypool({
  filename: new URL('./agreement-document.ts', import.meta.url).href,
  runtime: 'worker_threads',
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 60_000,
})

/** The document, drawn beside the server: long notes take a second of a processor. */
async function drawn(facts: AgreementFacts): Promise<Buffer> {
  const signal = AbortSignal.timeout(secondsToDraw * 1_000)
  return Buffer.from(await drawing.run(facts, { name: 'agreementDocument', signal }))
}

const oneAtATime = pLimit(1)

/**
 * Returns the agreement of an accepted offer and makes it if needed; `null` if the offer was not accepted. It is made
 * once: within a process by turns, so that those who wait hold no connection, and among processes under a lock. A
 * cleanup job deletes a file that a crash left without a row.
 */
export async function agreementOf(context: Context, resolutionId: string): Promise<AgreementRecord | null> {
  const { database } = context
  const kept = await findAgreement(database, resolutionId)
  if (kept) return kept
  return oneAtATime(() =>
    database.transaction().execute(async transaction => {
      await lockAgreement(transaction, resolutionId)
      return (await findAgreement(transaction, resolutionId)) ?? (await makeOne(context, transaction, resolutionId))
    }),
  )
}

async function makeOne(
  context: Context,
  transaction: Connection,
  resolutionId: string,
): Promise<AgreementRecord | null> {
  const { database, storage, settings, clock } = context
  const { PUBLIC_URL: site, PAYMENT_RECIPIENT: recipient = '' } = settings
  const facts = await agreementFacts(transaction, { resolutionId, site, recipient })
  if (!facts) return null
  const content = await drawn(facts)
  const storageKey = `${facts.claim.id}/${randomUUID()}`
  // Committed before the file is stored, whatever becomes of this transaction.
  await deleteFilesLater(context, database, [storageKey], { startAfter: secondsUntilNamed })
  await storage.write(storageKey, Readable.from([content]))
  return insertAgreement(transaction, {
    resolution_id: resolutionId,
    storage_key: storageKey,
    size: BigInt(content.length),
    sha256: hash('sha256', content),
    sha512: hash('sha512', content),
    made_at: clock.now(),
  })
}

/**
 * Makes the agreement of a claim, if there is one, before its fee is asked for, because the memo of that payment
 * contains its digest.
 */
export async function makeAgreement(context: Context, claimId: string): Promise<void> {
  const resolutionId = await findAcceptedOffer(context.database, claimId)
  if (resolutionId === null) return
  try {
    await agreementOf(context, resolutionId)
  } catch (error) {
    if (error instanceof StorageUnavailable) throw error
    // A rendering bug is logged for the operator. It must not keep a party from paying the fee in time.
    context.log.error({ claimId, error }, 'an agreement could not be made before its fee was asked for')
  }
}

/** Content of an agreement whose digest is right; `null` if the file is missing or damaged. */
async function contentOf({ storage, log }: Context, agreement: AgreementRecord): Promise<Buffer | null> {
  const { resolution_id: resolutionId, storage_key, sha256 } = agreement
  const stored = await storage.read(storage_key)
  const content = stored && (await buffer(stored))
  if (content && hash('sha256', content) === sha256) return content
  log.error({ resolutionId, storageKey: storage_key }, 'the stored file of an agreement is missing or damaged')
  return null
}

const fileName = (claimId: string): string => `redress-${shortId(claimId)}-agreement.pdf`
const fileType = 'application/pdf'

/** The agreement on a claim, as a file. */
export async function agreementFile(
  context: Context,
  claimId: string,
): Promise<Result<MailAttachment & { readonly content: Buffer }, 'AGREEMENT_NOT_FOUND' | 'AGREEMENT_FILE_MISSING'>> {
  const resolutionId = await findAcceptedOffer(context.database, claimId)
  const agreement = resolutionId === null ? null : await agreementOf(context, resolutionId)
  if (agreement === null) return fail('AGREEMENT_NOT_FOUND')
  const content = await contentOf(context, agreement)
  if (content === null) return fail('AGREEMENT_FILE_MISSING')
  return ok({ filename: fileName(claimId), content, contentType: fileType })
}

/** The same, on its way to a party. */
export async function downloadAgreement(
  context: Context,
  claimId: string,
): Promise<Result<Download, 'AGREEMENT_NOT_FOUND' | 'AGREEMENT_FILE_MISSING'>> {
  const file = await agreementFile(context, claimId)
  if (!file.ok) return file
  const { filename, content, contentType } = file.value
  return ok({
    fileName: filename,
    fileType: contentType,
    size: BigInt(content.length),
    content: Readable.from([content]),
  })
}

/** Public facts of the agreement in a file. The file's digest is the credential. */
export async function agreementOfFile(
  { database }: Pick<Context, 'database'>,
  sha512: string,
): Promise<Result<KnownAgreement, 'AGREEMENT_NOT_FOUND'>> {
  const found = await findAgreementByFile(database, sha512)
  if (!found) return fail('AGREEMENT_NOT_FOUND')
  return ok({
    claimNumber: shortId(found.claim_id),
    agreedAt: found.agreed_at.toISOString(),
    endedAt: found.ended_at?.toISOString() ?? null,
    anchors: found.anchors.map(({ transaction, at }) => ({ transaction, at: new Date(at).toISOString() })),
  })
}

interface MailedNotification {
  readonly facts: { readonly topic: string }
  readonly claim_id: string | null
}

/** Attachment of the mail about an accepted offer; empty if the document cannot be made now. */
export async function agreementAttachment(
  context: Context,
  { facts, claim_id: claimId }: MailedNotification,
): Promise<MailAttachment[]> {
  if (!bringsAgreement(facts.topic) || claimId === null) return []
  try {
    const file = await agreementFile(context, claimId)
    return file.ok ? [file.value] : []
  } catch (error) {
    context.log.error({ claimId, error }, 'an agreement could not be attached to a mail')
    return []
  }
}
