/** How often something may happen in so many seconds. */
export interface Rate {
  readonly maximum: number
  readonly seconds: number
}

const windows = { minute: 60, hour: 3_600, day: 86_400 } as const

/** A part of what one network may call in a minute (`REQUESTS_PER_MINUTE`), in each window: `[20, 'hour']`, a twentieth. */
export type Share = readonly [part: number, window: keyof typeof windows]

export interface RequestLimit {
  /** Whether all that have this limit are counted together; else each by itself. */
  readonly isShared?: true
  /** From one network, whoever is signed in there. */
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

/** How often what costs much, can be guessed or sends mail may be asked for. It counts for nobody but whoever asks. */
export const requestLimits = {
  // Wrong passwords are counted by themselves, for each source: nobody shall keep anybody else from signing in.
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
  /** A page that the server draws, which takes it many times what a call does; beyond it the browser draws. */
  'drawn page': [10, 'minute'],
  /** Cookies that are looked up, as they may be nobody's: counted for the network. */
  'unknown cookie': [1, 'minute'],
} as const satisfies Record<string, Share>

/**
 * How much one network, and one account, may hold at the same time of each process, as a part of what a network may call in
 * a minute.
 */
export const heldLimits = {
  connections: { perNetwork: 1 },
  'unfinished bodies': { perNetwork: 10 },
  streams: { perNetwork: 2, perAccount: 20 },
} as const

/**
 * The part of what a server works on at once that may be of one kind. After a restart every page comes back at once for its
 * stream, a password waits for a processor that hashes, and a page that is drawn keeps one busy: all of it can wait or be
 * done by others, while somebody else waits for an answer.
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
 * How much mail of each kind is sent to whom, each kind by itself. A link for a new password works for an hour: whoever
 * has used up its share has left one in the mailbox that works. A link that confirms an address is for one account, and a
 * stranger's of no use to others: each network has a share of its own, a sixth of what the
 * mailbox gets in a day. From however many networks they are asked for, no mailbox gets more than a few in a minute. A letter
 * is what a plaintiff has sent to a defendant, with its reminders; a new letter is one that its reader asks for.
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
 * The networks that an IPv6 address is counted for, by how many bits of it, and how many times what one network may they
 * may. A customer has 64 bits or more: with 48 they would be counted anew in each of 65,536 networks.
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

/** How often something happened in the window that is under way, and in the one before. */
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
