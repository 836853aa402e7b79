import { mailboxOf } from '@redress/domain/people/mailboxes.ts'
import { type MailKind, mailLimits, rateOf, type Share } from '@redress/domain/people/request-limits.ts'
import { boundsOf } from '../../platform/http/network.ts'
import { actWithin, type CountStore } from '../../platform/http/request-counts.ts'
import type { Settings } from '../../platform/settings.ts'

interface CountedMail {
  readonly kind: MailKind
  readonly to: string
  /** Account that causes the mail, if any. */
  readonly from?: string
  /** Network of the request, for mail that anybody can request. */
  readonly network?: string
}

/** Sends a mail within the rate limits of its kind; returns whether it was sent. */
export function sendWithinShare(
  context: CountStore & { readonly settings: Settings },
  { kind, to, from, network }: CountedMail,
  send: () => Promise<void>,
): Promise<boolean> {
  const { perMailbox, perSender, perSenderAndMailbox, perNetworkAndMailbox } = mailLimits[kind]
  const ratesOf = (shares: readonly Share[] = []) =>
    shares.map(share => rateOf(share, context.settings.REQUESTS_PER_MINUTE))
  const mailbox = mailboxOf(to)
  const bounded = [
    { subject: `${kind} to ${mailbox}`, rates: ratesOf(perMailbox) },
    { subject: `${kind} from ${from}`, rates: ratesOf(perSender) },
    { subject: `${kind} from ${from} to ${mailbox}`, rates: ratesOf(perSenderAndMailbox) },
    ...(network === undefined ? [] : boundsOf(network, ratesOf(perNetworkAndMailbox), `${kind} to ${mailbox} from `)),
  ]
  return actWithin(context, bounded, send)
}
