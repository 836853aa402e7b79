import type { Language } from '@redress/domain/people/languages.ts'
import type { SuspensionOutcome, SuspensionScope } from '@redress/domain/people/suspensions.ts'
import { serverTexts } from '@redress/texts/server-texts.ts'
import type { Context } from '../../adapters/context.ts'
import type { MailMessage } from '../../adapters/mail/mail-transport.ts'
import { composeInEveryLanguage, composeMessage } from '../../mail/compose-message.ts'
import { type Installation, installationOf, operatorOf } from '../../mail/installation.ts'
import { pageLinks } from '../../mail/page-links.ts'
import type { JobData } from '../../platform/jobs/job-data.ts'
import { primaryContact } from '../people/people.ts'
import { findSuspension } from '../people/suspension-repository.ts'
import { findUser } from '../people/user-repository.ts'

interface SuspensionNotice {
  readonly to: string
  readonly language: Language
  readonly firstName: string
  readonly username: string
  readonly installation: Installation
  readonly scope: SuspensionScope
  /** Outcome of the suspension; `null` while it has just begun. */
  readonly outcome: SuspensionOutcome | null
  /** In the operator's words. */
  readonly reason: string
}

/** Mails the owner of an account a decision of the operator. */
export async function sendSuspension(
  { database, settings, mail }: Context,
  { suspensionId, outcome }: JobData['send suspension'],
  cause: string,
): Promise<void> {
  const suspension = await findSuspension(database, suspensionId)
  // A later decision sends a mail of its own, so this one is outdated.
  const isOver = outcome === null ? suspension?.outcome === 'lifted' : outcome !== suspension?.outcome
  if (!suspension?.user_id || isOver) return
  const contact = await primaryContact(database, suspension.user_id)
  if (!contact) return
  const { address: to, firstName, language } = contact
  const { username } = await findUser(database, suspension.user_id)
  const { scope, outcome_reason } = suspension
  const reason = outcome === null ? suspension.reason : (outcome_reason ?? '')
  await mail.send(
    suspensionMessage({
      ...{ to, language, firstName, username, installation: installationOf(settings), scope, outcome, reason },
    }),
    cause,
  )
}

export function suspensionMessage(notice: SuspensionNotice): MailMessage {
  const { to, language, firstName, username, installation, scope, outcome, reason } = notice
  const { suspension: texts } = serverTexts[language]
  const said = texts[outcome ?? 'begun']
  return composeMessage(to, installation, {
    language,
    subject: said.subject[scope],
    addressee: firstName,
    paragraphs: [said.text[scope](username), texts.reason, reason],
    button: { label: texts.button, link: pageLinks(installation.publicUrl).notifications },
    afterButton: [said.after],
  })
}

interface SuspensionObjection {
  readonly to: string
  /** Language of the first part of the mail. */
  readonly language: Language
  readonly installation: Installation
  readonly username: string
}

/** Tells the operator that the owner of an account objects. */
export async function sendSuspensionObjection(
  { database, settings, mail }: Context,
  { suspensionId }: JobData['send suspension objection'],
  cause: string,
): Promise<void> {
  const operator = operatorOf(settings)
  const suspension = operator && (await findSuspension(database, suspensionId))
  if (!operator || !suspension?.user_id) return
  const { username } = await findUser(database, suspension.user_id)
  const notice = { to: operator.email, language: 'en', installation: installationOf(settings), username } as const
  await mail.send(suspensionObjectionMessage(notice), cause)
}

export const suspensionObjectionMessage = ({
  to,
  language: first,
  installation,
  username,
}: SuspensionObjection): MailMessage =>
  composeInEveryLanguage(to, installation, first, language => {
    const { suspension: texts } = serverTexts[language]
    return {
      language,
      subject: texts.objection.subject,
      addressee: '',
      paragraphs: [texts.objection.text(username)],
      button: {
        label: texts.objection.button,
        link: pageLinks(installation.publicUrl).accountForStaff(username),
      },
    }
  })
