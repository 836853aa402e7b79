import { mailboxOf } from '@redress/domain/people/mailboxes.ts'
import { actWithin, type CountStore, type Rate } from '../platform/http/request-counts.ts'
import type { RouteLimit } from '../platform/http/route.ts'
import type { Settings } from '../platform/settings.ts'

const seconds = { minute: 60, hour: 3_600, day: 86_400 } as const

/** All rates are fractions of what one IP address may ask in a minute. */
const ratesOf =
  ({ REQUESTS_PER_MINUTE }: Settings) =>
  (divisor: number, window: keyof typeof seconds): Rate => ({
    maximum: Math.ceil(REQUESTS_PER_MINUTE / divisor),
    seconds: seconds[window],
  })

/** How often what can be guessed or sends mail may be asked for. It counts for nobody but whoever asks. */
export function accountLimits(settings: Settings) {
  const rate = ratesOf(settings)
  const mail = {
    group: 'mail',
    perAddress: [rate(20, 'minute'), rate(10, 'hour'), rate(3, 'day')],
    perAccount: [rate(60, 'hour'), rate(30, 'day')],
  }
  return {
    // Wrong passwords are counted by themselves, for each place: nobody shall keep anybody else from signing in.
    logIn: { perAddress: [rate(5, 'minute')] },
    mail,
    report: { perAddress: mail.perAddress },
    google: { perAddress: [rate(10, 'minute')] },
    secret: { perAddress: [rate(10, 'minute')] },
  } satisfies Record<string, RouteLimit>
}

interface MailShare {
  readonly perMailbox: readonly Rate[]
  /** Of what one account has sent to others. */
  readonly perSender?: readonly Rate[]
  readonly perSenderAndMailbox?: readonly Rate[]
}

/**
 * How much mail of each kind is sent to whom, each kind by itself. A link for a new password works for an hour: whoever
 * has used up its share has left one in the mailbox that works. A letter is what a plaintiff has sent to a defendant, with
 * its reminders; a new letter is one that its reader asks for.
 */
const mailShares = {
  'password link': rate => ({ perMailbox: [rate(200, 'hour')] }),
  'confirmation link': rate => ({ perMailbox: [rate(120, 'hour')] }),
  letter: rate => ({
    perMailbox: [rate(6, 'day')],
    perSender: [rate(6, 'day')],
    perSenderAndMailbox: [rate(60, 'day')],
  }),
  'new letter': rate => ({ perMailbox: [rate(60, 'day')] }),
} satisfies Record<string, (rate: ReturnType<typeof ratesOf>) => MailShare>

interface CountedMail {
  readonly kind: keyof typeof mailShares
  readonly to: string
  /** The account in whose name it is sent, if any. */
  readonly from?: string
}

/** Sends mail, and counts it, where nobody has had their share of its kind; answers whether it did. */
export function sendWithinShare(
  context: CountStore & { readonly settings: Settings },
  { kind, to, from }: CountedMail,
  send: () => Promise<void>,
): Promise<boolean> {
  const {
    perMailbox,
    perSender = [],
    perSenderAndMailbox = [],
  }: MailShare = mailShares[kind](ratesOf(context.settings))
  const mailbox = mailboxOf(to)
  const bounded = [
    { subject: `${kind} to ${mailbox}`, rates: perMailbox },
    { subject: `${kind} from ${from}`, rates: perSender },
    { subject: `${kind} from ${from} to ${mailbox}`, rates: perSenderAndMailbox },
  ]
  return actWithin(context, bounded, send)
}
