import { isPublic } from '@redress/domain/claim/publication.ts'
import { shortId } from '@redress/domain/claim/short-id.ts'
import type { Language } from '@redress/domain/people/languages.ts'
import { mailboxOf } from '@redress/domain/people/mailboxes.ts'
import { isSamePerson } from '@redress/domain/people/same-person.ts'
import { serverTexts } from '@redress/texts/server-texts.ts'
import { sendWithinShare } from '../../accounts/profile/rate-limits.ts'
import type { Context } from '../../adapters/context.ts'
import type { MailMessage } from '../../adapters/mail/mail-transport.ts'
import { composeMessage } from '../../mail/compose-message.ts'
import { type Installation, installationOf } from '../../mail/installation.ts'
import { pageLinks } from '../../mail/page-links.ts'
import { type Connection, inTransaction } from '../../platform/database/database.ts'
import type { JobData } from '../../platform/jobs/job-data.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import { seal, unseal } from '../../platform/secrets.ts'
import {
  type ClaimRecord,
  findClaim,
  lockClaimRow,
  responseFacts,
  updateClaim,
} from '../repositories/claim-repository.ts'
import { findDefendantsOfClaim } from '../repositories/defendant-repository.ts'
import { signsOf } from '../repositories/person-signs.ts'
import { findRepliesByClaim } from '../repositories/reply-repository.ts'
import { presentReplies } from '../views/reply-presenter.ts'
import { findClaimOfReply, findRefusedDisowning, hasOpenDisowning, insertReport } from './report-repository.ts'

const purpose = 'disown words'
const linkLifetime = 24 * 60 * 60 * 1000

/** Payload of the link. No table stores it before the link is used. */
interface Disowning {
  readonly replyId: string
  readonly email: string
  readonly language: Language
  readonly until: number
}

/** A reply that is public and whose author is not proven; `undefined` otherwise. */
async function unprovenWords(connection: Connection, claim: ClaimRecord, replyId: string, now: Date) {
  if (!isPublic(responseFacts(claim), now)) return undefined
  const replies = (await findRepliesByClaim(connection, [claim])).get(claim.id) ?? []
  const shown = presentReplies(replies, await findDefendantsOfClaim(connection, claim.id))
  return shown.find(({ id, isUnproven }) => id === replyId && isUnproven)
}

interface Asked {
  readonly replyId: string
  readonly email: string
  readonly language: Language
  readonly network: string
}

/** Sends a link to a person who claims to be named by a public reply. The response is the same for every address. */
export async function askToDisown(
  { database, clock, jobs }: Context,
  { id: claimId }: Pick<ClaimRecord, 'id'>,
  asked: Asked,
): Promise<Result<null, 'REPLY_NOT_FOUND'>> {
  const claim = await findClaim(database, claimId)
  const words = claim && (await unprovenWords(database, claim, asked.replyId, clock.now()))
  if (!words) return fail('REPLY_NOT_FOUND')
  await inTransaction(database, transaction => jobs.enqueue(transaction, 'send disowning link', asked))
  return ok(null)
}

/** Sends the link, within the share that a mailbox has of such mail. */
export async function sendDisowningLink(
  context: Context,
  { network, ...asked }: JobData['send disowning link'],
  cause: string,
): Promise<void> {
  const { database, clock, mail, settings, secretKey } = context
  const claim = await findClaimOfReply(database, asked.replyId)
  const words = claim && (await unprovenWords(database, claim, asked.replyId, clock.now()))
  if (!words) return
  const disowning: Disowning = { ...asked, until: clock.now().getTime() + linkLifetime }
  const token = seal(secretKey, purpose, '', JSON.stringify(disowning))
  const installation = installationOf(settings)
  const message = disowningMessage({ ...asked, installation, token, claimId: claim.id, name: words.name })
  await sendWithinShare(context, { kind: 'confirmation link', to: asked.email, network }, async () => {
    await mail.send(message, cause)
  })
}

interface DisowningMail {
  readonly email: string
  readonly language: Language
  readonly installation: Installation
  readonly token: string
  readonly claimId: string
  readonly name: string
}

export function disowningMessage({ email, language, installation, token, claimId, name }: DisowningMail): MailMessage {
  const { disowning: texts } = serverTexts[language].report
  return composeMessage(email, installation, {
    language,
    subject: texts.subject(shortId(claimId)),
    addressee: '',
    paragraphs: [texts.asked(name, shortId(claimId)), texts.ignore],
    button: { label: texts.button, link: pageLinks(installation.publicUrl).disownWords(token) },
    afterButton: [texts.works],
  })
}

function disowningOf(secretKey: string, token: string, now: Date): Disowning | null {
  const opened = unseal(secretKey, purpose, '', token)
  const disowning = opened === null ? null : (JSON.parse(opened) as Disowning)
  return disowning && disowning.until > now.getTime() ? disowning : null
}

type DisownFailure = 'LINK_INVALID' | 'NOT_IN_THIS_STATE' | 'OBJECTED_ALREADY'

/**
 * Takes the replies of a seat off the public record until the operator has decided. A mailbox can have one open
 * objection; parties cannot object in this way, and nobody can once the operator has let the words stand.
 */
export const disownWords = (
  { database, clock, jobs, secretKey }: Context,
  token: string,
  text: string,
): Promise<Result<{ claimId: string; number: string }, DisownFailure>> =>
  inTransaction(database, async transaction => {
    const now = clock.now()
    const link = disowningOf(secretKey, token, now)
    const found = link && (await findClaimOfReply(transaction, link.replyId))
    const claim =
      found && (await lockClaimRow(transaction, found.id)) ? await findClaim(transaction, found.id) : undefined
    if (!link || !claim) return fail('LINK_INVALID')
    const mailbox = mailboxOf(link.email)
    if (await hasOpenDisowning(transaction, mailbox)) return fail('OBJECTED_ALREADY')
    const words = await unprovenWords(transaction, claim, link.replyId, now)
    if (!words || (await findRefusedDisowning(transaction, words.defendantId))) return fail('NOT_IN_THIS_STATE')
    const plaintiff = (await signsOf(transaction, [claim.plaintiff_id])).get(claim.plaintiff_id)
    if (isSamePerson(plaintiff ?? {}, { addresses: [mailbox] })) return fail('NOT_IN_THIS_STATE')
    const { id } = await insertReport(transaction, {
      claim_id: claim.id,
      reply_id: link.replyId,
      reason: 'wrong person',
      text,
      email: link.email,
      language: link.language,
      reported_at: now,
      decision_id: null,
      proven_mailbox: mailbox,
    })
    await updateClaim(transaction, claim.id, { updated_at: now })
    await jobs.enqueue(transaction, 'send report', { reportId: id })
    return ok({ claimId: claim.id, number: shortId(id) })
  })
