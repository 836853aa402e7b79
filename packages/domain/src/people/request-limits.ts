/** Maximum number of events in a time window. */
export interface Rate {
  readonly maximum: number
  readonly seconds: number
}

const windows = { minute: 60, hour: 3_600, day: 86_400 } as const

/**
 * A fraction of the per-minute network limit (`REQUESTS_PER_MINUTE`), per window. `[20, 'hour']`: a twentieth in an
 * hour.
 */
export type Share = readonly [part: number, window: keyof typeof windows]

export interface RequestLimit {
  /** Whether all that have this limit are counted together; else each by itself. */
  readonly isShared?: true
  /** Limit per network, over all of its accounts. */
  readonly perNetwork: readonly Share[]
  readonly perAccount?: readonly Share[]
}

const mail: RequestLimit = {
  isShared: true,
  perNetwork: [
    [20, 'minute'],
    [10, 'hour'],
    [3, 'day'],
  ],
  perAccount: [
    [60, 'hour'],
    [30, 'day'],
  ],
}

/** Rate limits of requests that are costly, send mail or could be guessed. They count for the caller alone. */
export const requestLimits = {
  // Wrong passwords are counted separately, per source: nobody can lock another user out.
  logIn: { perNetwork: [[5, 'minute']] },
  mail,
  report: { perNetwork: mail.perNetwork },
  google: { perNetwork: [[10, 'minute']] },
  secret: { perNetwork: [[10, 'minute']] },
  messages: { isShared: true, perNetwork: [[2, 'hour']], perAccount: [[20, 'hour']] },
  documents: { isShared: true, perNetwork: [[1, 'hour']], perAccount: [[5, 'hour']] },
} as const satisfies Record<string, RequestLimit>

/** Rate limits of visits, per account if signed in, else per network. */
export const visitLimits = {
  /** Any call of the API. */
  call: [1, 'minute'],
  /** Server-side rendering, which costs many times a call; beyond the limit the browser renders. */
  'drawn page': [10, 'minute'],
  /** Cookies that are looked up, counted for the network as they may be invalid. */
  'unknown cookie': [1, 'minute'],
} as const satisfies Record<string, Share>

/**
 * Limits of concurrent resources per process, for a network and for an account, as fractions of the per-minute
 * network limit.
 */
export const heldLimits = {
  connections: { perNetwork: 1 },
  'unfinished bodies': { perNetwork: 10 },
  streams: { perNetwork: 2, perAccount: 20 },
} as const

/**
 * Fractions of a server's concurrent work that one kind may take. After a restart all pages reconnect their streams
 * at once, passwords wait for a hashing thread, and rendering keeps one busy. All of these can wait or be done
 * elsewhere, so that other requests are served.
 */
export const sharesOfWork = { stream: 1 / 8, password: 1 / 8, page: 1 / 8 } as const

interface MailLimit {
  readonly perMailbox: readonly Share[]
  /** Mail that one account has sent to others. */
  readonly perSender?: readonly Share[]
  readonly perSenderAndMailbox?: readonly Share[]
  /** Mail that one network has had sent to one mailbox. */
  readonly perNetworkAndMailbox?: readonly Share[]
}

export type MailKind = 'password link' | 'confirmation link' | 'letter' | 'new letter'

/**
 * Rate limits of mail, for each kind by itself. A password link works for an hour, so that a used-up share has left
 * a working link in the mailbox. A confirmation link serves one account only. So each network has a share of its
 * own, a sixth of the mailbox's daily share. No mailbox gets more than a few mails in a minute, whatever the number
 * of networks. `letter`: sent by a plaintiff, with its reminders. `new letter`: requested by its reader.
 */
export const mailLimits: Readonly<Record<MailKind, MailLimit>> = {
  'password link': { perMailbox: [[200, 'hour']] },
  'confirmation link': {
    perMailbox: [
      [120, 'minute'],
      [10, 'day'],
    ],
    perNetworkAndMailbox: [
      [120, 'hour'],
      [60, 'day'],
    ],
  },
  letter: { perMailbox: [[6, 'day']], perSender: [[6, 'day']], perSenderAndMailbox: [[60, 'day']] },
  'new letter': { perMailbox: [[60, 'day']] },
}

/**
 * IPv6 prefixes that an address counts for, with the multiplier of the per-network limit. Customers have a prefix of
 * 64 bits or less; with one of 48 bits they could use 65,536 networks.
 */
export const ipv6Networks = [
  { bits: 64, times: 1 },
  { bits: 48, times: 4 },
] as const

export const partOf = (part: number, requestsPerMinute: number): number => Math.ceil(requestsPerMinute / part)

export const rateOf = ([part, window]: Share, requestsPerMinute: number): Rate => ({
  maximum: partOf(part, requestsPerMinute),
  seconds: windows[window],
})

/** Number of events in the current window and in the one before. */
export interface Counted {
  readonly count: number
  readonly before: number
}

/**
 * In how many seconds it may happen once more; 0: now. What happened in the window before counts by the part of it that is
 * less than a window ago, as if it had been spread evenly: so nobody has twice the rate where one window ends.
 * @param begunFor how many seconds the window has been under way
 */
export function secondsUntilNext({ maximum, seconds }: Rate, { count, before }: Counted, begunFor: number): number {
  const room = maximum - 1
  if (count > room) return seconds - begunFor + seconds * (1 - room / count)
  const isRoomFrom = before > room - count ? seconds * (1 - (room - count) / before) : 0
  return Math.max(0, isRoomFrom - begunFor)
}
