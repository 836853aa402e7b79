import { isResolved } from '@redress/domain/claim/questions.ts'
import { contestLinkExpiry } from '@redress/domain/claim/takeovers.ts'
import type { ClaimType } from '@redress/domain/claim/vocabulary.ts'
import type { Language } from '@redress/domain/people/languages.ts'
import { nameToStrangers } from '@redress/domain/people/names-to-strangers.ts'
import { serverTexts } from '@redress/texts/server-texts.ts'
import { fullName, peopleById } from '../../accounts/people/people.ts'
import type { Context } from '../../adapters/context.ts'
import type { MailMessage } from '../../adapters/mail/mail-transport.ts'
import { composeInEveryLanguage } from '../../mail/compose-message.ts'
import { type Installation, installationOf } from '../../mail/installation.ts'
import type { MessageContent } from '../../mail/message-content.ts'
import { pageLinks } from '../../mail/page-links.ts'
import type { JobData } from '../../platform/jobs/job-data.ts'
import { deriveSecret, hashSecret } from '../../platform/secrets.ts'
import { companyOf, languageToNamed } from '../letters/send-letter.ts'
import { findClaimOf } from '../repositories/claim-repository.ts'
import { addresseeOf, findDefendant } from '../repositories/defendant-repository.ts'
import { keepContestLink } from './contest-repository.ts'

/** Tells the named address who has used its code, with a link to contest that. Run again, it sends the same link. */
export async function sendTakeoverNotice(
  context: Context,
  { defendantId, userId }: JobData['send takeover notice'],
  cause: string,
): Promise<void> {
  const { database, clock, mail, settings, secretKey } = context
  const defendant = await findDefendant(database, defendantId)
  if (defendant?.user_id !== userId || !defendant.taken_at || defendant.is_address_confirmed) return
  const claim = await findClaimOf(database, defendant)
  const people = await peopleById(database, [claim.plaintiff_id, userId])
  const [plaintiff, taker] = [people.get(claim.plaintiff_id), people.get(userId)]
  if (!plaintiff || !taker) throw new Error('A row names a user who does not exist')
  const token = deriveSecret(secretKey, 'contest link', cause).toString('base64url')
  await keepContestLink(database, {
    token_hash: hashSecret(token),
    defendant_id: defendant.id,
    user_id: userId,
    taken_at: defendant.taken_at,
    expires_at: contestLinkExpiry(clock.now()),
  })
  await mail.send(
    takeoverNoticeMessage({
      to: defendant.email,
      language: await languageToNamed(context, defendant, { company: await companyOf(context, defendant), plaintiff }),
      installation: installationOf(settings),
      token,
      addressee: addresseeOf(defendant),
      plaintiffName: fullName(plaintiff),
      takerName: fullName(taker),
      claimType: claim.type,
      claimId: claim.id,
      isOver: isResolved(claim.status),
    }),
    cause,
  )
}

export interface TakeoverNotice {
  readonly to: string
  /** Language of the first part of the mail: that of the letter. */
  readonly language: Language
  readonly installation: Installation
  readonly token: string
  /** Name for the salutation; `null` for a company. */
  readonly addressee: string | null
  readonly plaintiffName: string
  readonly takerName: string
  readonly claimType: ClaimType | null
  readonly claimId: string
  /** Whether the claim is over, so that nobody can answer it. */
  readonly isOver: boolean
}

export const takeoverNoticeMessage = (notice: TakeoverNotice): MailMessage => ({
  ...composeInEveryLanguage(notice.to, notice.installation, notice.language, language => contentIn(language, notice)),
  thread: notice.claimId,
})

function contentIn(language: Language, notice: TakeoverNotice): MessageContent {
  const { installation, token, claimType, isOver } = notice
  const plaintiffName = nameToStrangers(notice.plaintiffName)
  const takerName = nameToStrangers(notice.takerName)
  const { claimType: nameOfType, takeoverNotice: texts } = serverTexts[language]
  return {
    language,
    subject: texts.subject(takerName, isOver),
    addressee: notice.addressee,
    paragraphs: [
      `${texts.used(takerName, plaintiffName, nameOfType(claimType))} ${texts.now(isOver)}`,
      texts.ifRight(takerName),
      texts.ifWrong,
    ],
    button: { label: texts.button, link: pageLinks(installation.publicUrl).contestTakeover(token) },
    afterButton: [texts.works],
  }
}
