import type { Rate } from '../platform/http/request-counts.ts'
import type { RouteLimit } from '../platform/http/route.ts'
import type { Settings } from '../platform/settings.ts'

const seconds = { minute: 60, hour: 3_600, day: 86_400 } as const

/** How often what can be guessed or sends mail may be asked for, as fractions of what one IP address may ask in all. */
export function accountLimits(settings: Settings) {
  const rate = (divisor: number, window: keyof typeof seconds): Rate => ({
    maximum: Math.ceil(settings.REQUESTS_PER_MINUTE / divisor),
    seconds: seconds[window],
  })
  // Whoever it is asked for, what goes to one mailbox is counted together. Known addresses and others count alike.
  const mail = {
    group: 'mail',
    perAddress: [rate(20, 'minute'), rate(10, 'hour'), rate(3, 'day')],
    perAccount: [rate(60, 'hour'), rate(30, 'day')],
    perMailbox: [rate(120, 'hour'), rate(60, 'day')],
  }
  return {
    // Wrong passwords are counted by themselves, for each place: nobody shall keep anybody else from signing in.
    logIn: { perAddress: [rate(5, 'minute')] },
    mail,
    report: { perAddress: mail.perAddress, perMailbox: mail.perMailbox },
    google: { perAddress: [rate(10, 'minute')] },
    secret: { perAddress: [rate(10, 'minute')] },
  } satisfies Record<string, RouteLimit>
}
