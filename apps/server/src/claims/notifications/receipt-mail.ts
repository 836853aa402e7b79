import type { Payment } from '@redress/contract/payments.ts'
import type { OwedSum } from '@redress/domain/claim/performance.ts'
import { isSettledEarly } from '@redress/domain/claim/publication.ts'
import { shortId } from '@redress/domain/claim/short-id.ts'
import { inGroupsOfFour } from '@redress/domain/money/bank-reference.ts'
import { type Cents, cents, centsFromNumber, moneyText, numberFromCents } from '@redress/domain/money/money.ts'
import { type Language, locales } from '@redress/domain/people/languages.ts'
import { nameToStrangers } from '@redress/domain/people/names-to-strangers.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { serverTexts } from '@redress/texts/server-texts.ts'
import { fullName, personOf, primaryContact } from '../../accounts/people/people.ts'
import type { Context } from '../../adapters/context.ts'
import type { MailMessage } from '../../adapters/mail/mail-transport.ts'
import { composeMessage } from '../../mail/compose-message.ts'
import { type Installation, installationOf } from '../../mail/installation.ts'
import type { Fact } from '../../mail/message-content.ts'
import { pageLinks } from '../../mail/page-links.ts'
import { dayText, timeText, untilText } from '../../mail/times.ts'
import { receiptOf } from '../../payments/payment-presenter.ts'
import { equalTo, readTogether } from '../../platform/database/read-together.ts'
import type { JobData } from '../../platform/jobs/job-data.ts'
import { filedValue, findClaim, responseFacts } from '../repositories/claim-repository.ts'
import { defenceOf } from '../repositories/defence.ts'
import { defendantName, defendantRows } from '../repositories/defendant-repository.ts'
import { activeResolutions } from '../repositories/resolution-repository.ts'

/** Facts of a claim that its receipt states. */
interface ReceiptedClaim {
  readonly id: string
  readonly plaintiff: string
  readonly defendants: readonly string[]
  readonly value: Cents
  /** When the claim becomes public; `null` if it is public. */
  readonly answerBy: Date | null
  /** Whether it was resolved before anybody else saw it. */
  readonly isSettledEarly: boolean
  /** Whether the operator keeps it off the public record. */
  readonly isRestricted: boolean
  readonly isPlaintiffGone: boolean
  readonly owedSums: readonly Pick<OwedSum, 'dueOn' | 'value'>[]
}

export interface ReceiptMail {
  readonly to: string
  readonly language: Language
  readonly installation: Installation
  readonly firstName: string
  readonly payer: Party
  readonly payment: Payment
  readonly claim: ReceiptedClaim
}

/** Mails the receipt of a fee to the account that opened the payment, in its language. */
export async function sendReceipt(
  context: Context,
  { paymentId }: JobData['send receipt'],
  cause: string,
): Promise<void> {
  const { database, mail, settings, clock } = context
  const receipt = await receiptOf(context, paymentId)
  const claim = receipt && (await findClaim(database, receipt.claimId))
  const contact = receipt && (await primaryContact(database, receipt.openedBy))
  if (!(receipt && claim && contact)) return
  const { defendants, resolutions } = await readTogether(database, {
    defendants: defendantRows(equalTo(claim.id)),
    resolutions: activeResolutions(equalTo(claim.id)),
  })
  const agreed = receipt.payment.purpose === 'platform fee' ? resolutions.get(claim.id) : undefined
  const defence = agreed && defenceOf(agreed, defendants)
  const plaintiff = await personOf(database, claim.plaintiff_id)
  const end = claim.notice_period_ends_at
  await mail.send(
    receiptMessage({
      to: contact.address,
      language: contact.language,
      installation: installationOf(settings),
      firstName: contact.firstName,
      payer: receipt.payer,
      payment: receipt.payment,
      claim: {
        id: claim.id,
        plaintiff: fullName(plaintiff),
        isPlaintiffGone: plaintiff.isGone,
        defendants: defence
          ? [defence.name]
          : defendants.filter(defendant => defendant.company_id === null).map(defendantName),
        value: filedValue(claim),
        answerBy: end !== null && end > clock.now() ? end : null,
        isSettledEarly: isSettledEarly(responseFacts(claim)),
        isRestricted: claim.restricted_at !== null,
        owedSums: claim.owed_sums,
      },
    }),
    cause,
  )
}

function dueIn([first, ...others]: ReceiptedClaim['owedSums'], currency: string, language: Language) {
  if (!first) return null
  const total = [first, ...others].reduce((sum, { value }) => sum + (centsFromNumber(value) ?? 0n), 0n)
  return {
    total: moneyText(numberFromCents(cents(total)), currency, locales[language]),
    count: 1 + others.length,
    on: dayText(new Date(first.dueOn), language),
  }
}

export function receiptMessage({
  to,
  language,
  installation,
  firstName,
  payer,
  payment,
  claim,
}: ReceiptMail): MailMessage {
  const { receipt: texts } = serverTexts[language]
  const { purpose, fee, currency } = payment
  const { receipt } = pageLinks(installation.publicUrl)
  const facts = {
    plaintiff: nameToStrangers(claim.plaintiff),
    defendants: claim.defendants.map(nameToStrangers).join(', '),
    value: moneyText(numberFromCents(claim.value), currency, locales[language]),
    isSettledEarly: claim.isSettledEarly,
    isRestricted: claim.isRestricted,
    isPlaintiffGone: claim.isPlaintiffGone,
    due: dueIn(claim.owedSums, currency, language),
    until: claim.answerBy === null ? null : untilText(claim.answerBy, language),
  }
  const message = composeMessage(to, installation, {
    language,
    subject: texts.subjects[purpose](moneyText(fee, currency, locales[language]), facts),
    addressee: firstName,
    paragraphs: texts.now[purpose](facts),
    facts: factsOf(payment, claim.id, language),
    button: { label: texts.button, link: receipt(payer, claim.id, payment.id) },
  })
  return { ...message, thread: claim.id }
}

function factsOf(payment: Payment, claimId: string, language: Language): Fact[] {
  const { facts, receipt: texts } = serverTexts[language]
  const amount = moneyText(payment.fee, payment.currency, locales[language])
  const sol = Number(payment.sol).toLocaleString(locales[language], { maximumFractionDigits: 9 })
  const isOnChain = payment.paidBy.includes('SOL')
  const isByBank = payment.paidBy.includes('bank')
  return [
    { name: texts.paidFor, value: texts.purposes[payment.purpose] },
    { name: facts.claim, value: shortId(claimId) },
    { name: texts.amount, value: isOnChain && !isByBank ? `${amount} (${sol} SOL)` : amount },
    { name: texts.paidOn, value: payment.paidAt === null ? '' : timeText(new Date(payment.paidAt), language) },
    ...(isByBank ? [{ name: texts.way, value: payment.paidBy.map(way => texts.ways[way]).join(', ') }] : []),
    ...(isByBank && payment.bank ? [{ name: texts.bankReference, value: inGroupsOfFour(payment.bank.reference) }] : []),
    ...(isOnChain
      ? [
          { name: texts.transaction, value: payment.signatures.join(', ') },
          { name: texts.wallet, value: payment.wallets.join(', ') },
        ]
      : []),
  ]
}
