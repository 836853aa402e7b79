import { randomUUID } from 'node:crypto'
import type { Output } from '@redress/contract/endpoint.ts'
import type { getInstallationFigures, MonthFigures } from '@redress/contract/figures.ts'
import type { HistoryType } from '@redress/domain/claim/events.ts'
import type { ClaimStatus } from '@redress/domain/claim/lifecycle.ts'
import type { OwedSum } from '@redress/domain/claim/performance.ts'
import { isFiled } from '@redress/domain/claim/questions.ts'
import { cents, lamports } from '@redress/domain/money/money.ts'
import type { LetterFigures } from '@redress/domain/record/letter-figures.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { misused } from '../../platform/command-result.ts'
import { dataOf } from '../../testing/file-claim.ts'
import { days } from '../../testing/movable-clock.ts'
import { confirmedUser, type TestUser } from '../../testing/sign-up.ts'
import { staffMember } from '../../testing/staff.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { runFigures } from './run-figures.ts'

let server: TestServer
let ada: TestUser
let dora: TestUser
beforeAll(async () => {
  server = await startTestServer()
  ada = await confirmedUser(server)
  dora = await confirmedUser(server)
})
afterAll(() => server.stop())

const begin = new Date('2026-03-01T10:00:00Z')
const afterDays = (count: number) => new Date(begin.getTime() + days(count))

interface Letter {
  /** Days after the letter; absent: never. */
  readonly opened?: number
  readonly isAccepted?: boolean
  readonly isRefused?: boolean
  /** Whether an account of a defendant holds the seat. */
  readonly isTaken?: boolean
}

interface Story {
  readonly status: ClaimStatus
  /** Days after the letter; the notice period is 15. */
  readonly resolved?: number
  readonly letters: readonly Letter[]
  /** How many days after the others. */
  readonly filedAfter?: number
  readonly owed?: readonly OwedSum[]
  /** History rows: type, party, and days after the letter. */
  readonly acts?: readonly (readonly [HistoryType, 'Plaintiff' | 'Defendant' | null, number])[]
}

async function tell({ status, resolved, letters, acts = [], filedAfter = 0, owed = [] }: Story): Promise<void> {
  const { database } = server.context
  const filed = afterDays(filedAfter)
  const afterFiling = (count: number) => afterDays(filedAfter + count)
  const { id: claim_id } = await database
    .insertInto('claims')
    .values({
      plaintiff_id: ada.id,
      status,
      currency: 'EUR',
      location: '',
      jurisdiction: '',
      created_at: filed,
      updated_at: filed,
      notice_period_ends_at: isFiled(status) ? afterFiling(15) : null,
      owed_sums: JSON.stringify(owed),
      resolved_at: resolved === undefined ? null : afterFiling(resolved),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const { opened, isAccepted = true, isRefused = false, isTaken = false } of letters) {
    const defendant = {
      claim_id,
      type: 'Individual' as const,
      email: `${randomUUID()}@example.org`,
      first_name: 'Dora',
      last_name: 'Defendant',
      cell_phone: '',
      website: '',
      social_links: '[]',
      wallets: '[]',
      created_at: filed,
      letter_accepted_at: isAccepted ? filed : null,
      letter_refused_at: isRefused ? filed : null,
      letter_refusal: isRefused ? 'No such mailbox' : null,
      letter_opened_at: opened === undefined ? null : afterFiling(opened),
      ...(isTaken && { user_id: dora.id, taken_at: filed }),
    }
    await database.insertInto('defendants').values(defendant).execute()
  }
  const filing = isFiled(status) ? ([['CLAIM_PAID', 'Plaintiff', 0]] as const) : []
  for (const [type, party, day] of [...filing, ...acts]) {
    const user_id = party === 'Defendant' ? dora.id : party === 'Plaintiff' ? ada.id : null
    await database
      .insertInto('actions')
      .values({ claim_id, type, party, user_id, created_at: afterFiling(day) })
      .execute()
  }
}

/** A fee that was paid. */
async function payFee(fee: bigint, paidAt: Date): Promise<void> {
  const name = randomUUID()
  await server.context.database
    .insertInto('payments')
    .values({
      ...{ claim_id: name, purpose: 'submission', payer: 'Plaintiff', opened_by: ada.id, fee_cents: cents(fee) },
      ...{ currency: 'EUR', lamports: lamports(1n), recipient: name, reference: name, memo: name },
      ...{ status: 'paid', opened_at: paidAt, paid_at: paidAt },
    })
    .execute()
}

const owedSum = {
  ...{
    dueOn: '2026-05-20',
    value: 600,
    saidPaidAt: null,
    paidOn: null,
    timesSaidPaid: 0,
    uncontradictedAt: null,
    overdueAt: null,
  },
}
const received: OwedSum = { ...owedSum, receivedAt: '2026-05-20T09:00:00Z', isOverdue: false }
const overdue: OwedSum = { ...owedSum, receivedAt: null, isOverdue: true }

/** Comments state the expected counts of each story: letters sent, accepted, refused, opened, answered. */
const stories: readonly Story[] = [
  // All zero: a draft has no letters, though it names a defendant.
  { status: 'PENDING', letters: [{ isAccepted: false }] },
  // 1, 1, 0, 0, 0: the letter was neither opened nor answered.
  { status: 'PENDING_PUBLICATION', letters: [{}] },
  // 2, 1, 1, 1, 0: one is refused, the other opened on day 3.
  { status: 'PUBLISHED', letters: [{ isAccepted: false, isRefused: true }, { opened: 3.5 }] },
  // 1, 1, 0, 1, 1: opened on day 0, disputed on day 1; the offer on day 4 is no second answer.
  {
    status: 'RESOLUTION_PROPOSED_BY_DEFENDANT',
    letters: [{ opened: 0.2, isTaken: true }],
    acts: [
      ['DISPUTE_OPENED', 'Defendant', 0.9],
      ['CLAIM_DISPUTED', 'Defendant', 1.1],
      ['RESOLUTION_PROPOSED', 'Defendant', 4],
    ],
  },
  // 2, 2, 0, 1, 1: the one who holds a seat accepts in full on day 3, before publication; the other does nothing.
  {
    status: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF',
    resolved: 3,
    letters: [{ opened: 1.5, isTaken: true }, {}],
    acts: [['CLAIM_RESOLVED', 'Defendant', 3]],
  },
  // 1, 1, 0, 0, 1: taken over on Home, so that no letter was opened; an offer on day 3, settled on day 20.
  {
    status: 'RESOLVED_IN_FAVOUR_OF_DEFENDANT',
    resolved: 20,
    letters: [{ isTaken: true }],
    acts: [
      ['RESOLUTION_PROPOSED', 'Defendant', 3.2],
      ['RESOLUTION_ACCEPTED', 'Plaintiff', 19],
      ['CLAIM_RESOLVED', 'Plaintiff', 20],
    ],
  },
  // 1, 1, 0, 1, 1: replies in public on day 16.
  {
    status: 'PUBLISHED',
    letters: [{ opened: 16, isTaken: true }],
    acts: [['REPLY_PUBLISHED', 'Defendant', 16.3]],
  },
]

const none = { disputed: 0, 'offer made': 0, 'offer answered': 0, 'accepted in full': 0, 'public reply': 0 }
const expected: LetterFigures = {
  letters: { sent: 8, accepted: 7, refused: 1, opened: 4, answered: 4 },
  answers: { ...none, disputed: 1, 'offer made': 1, 'accepted in full': 1, 'public reply': 1 },
  days: [
    { day: 0, opened: 1, answered: none },
    { day: 1, opened: 1, answered: { ...none, disputed: 1 } },
    { day: 3, opened: 1, answered: { ...none, 'accepted in full': 1, 'offer made': 1 } },
    { day: 16, opened: 1, answered: { ...none, 'public reply': 1 } },
  ],
  claims: { filed: 6, settled: 2, settledBeforePublication: 1 },
  agreements: { toPay: 0, inInstalments: 0, overdue: 0, kept: 0, notContradicted: 0, keptOnTime: 0 },
}

describe('the figures of an installation', { tags: 'SPEC-4-figures' }, () => {
  test('are none where nothing happened', async () => {
    const { ok, text } = await runFigures(server.context, [])
    expect(ok).toBe(true)
    expect(text).toContain('Letters: 0 sent, 0 taken by the mail server, 0 refused, 0 opened, 0 answered.')
  })

  test('count letters by what became of them and by days, and claims by how they ended', async () => {
    for (const story of stories) await tell(story)
    const json = await runFigures(server.context, ['--json'])
    expect(JSON.parse(json.text)).toEqual(expected)
    const { text } = await runFigures(server.context, [])
    expect(text.split('\n')).toEqual([
      'Letters: 8 sent, 7 taken by the mail server, 1 refused, 4 opened, 4 answered.',
      'By whole days since the letter:',
      'day  opened  disputed  offer made  offer answered  accepted in full  public reply',
      '  0       1         0           0               0                 0             0',
      '  1       1         1           0               0                 0             0',
      '  3       1         0           1               0                 1             0',
      ' 16       1         0           0               0                 0             1',
      'all       4         1           1               0                 1             1',
      'Claims: 6 filed, 2 settled, 1 of these before publication.',
      'Agreements with money to pay: 0, 0 of these in instalments; 0 kept, 0 of these on time; 0 overdue.',
    ])
  })

  test('add up by months to what the command says of all, in the console', {
    tags: ['SPEC-7-GET-operator-figures', 'SPEC-4-figures-by-month'],
  }, async () => {
    server.clock.advance(days(70))
    for (const owed of [[received], [overdue, overdue]])
      await tell({ status: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF', resolved: 20, letters: [{}], filedAfter: 65, owed })
    for (const cents of [5_010n, 3_020n]) await payFee(cents, afterDays(66))
    const { client } = await staffMember(server, 'reader')
    const { months, mayReadReports } = dataOf<Output<typeof getInstallationFigures>>(
      await client.get('/v1/operator/figures'),
    )
    expect(mayReadReports).toBe(true)
    const all = JSON.parse((await runFigures(server.context, ['--json'])).text) as LetterFigures
    const sum = (key: Exclude<keyof MonthFigures, 'month' | 'medianDaysToAnswer' | 'fees'>) =>
      months.reduce((total, month) => total + month[key], 0)
    expect({
      letters: {
        ...{ sent: sum('lettersSent'), accepted: sum('lettersAccepted'), refused: sum('lettersRefused') },
        ...{ opened: sum('lettersOpened'), answered: sum('lettersAnswered') },
      },
      claims: {
        filed: sum('filed'),
        settled: sum('settled'),
        settledBeforePublication: sum('settledBeforePublication'),
      },
      agreements: {
        ...{ toPay: sum('agreements'), inInstalments: sum('agreementsInInstalments') },
        ...{ overdue: sum('agreementsOverdue'), kept: sum('agreementsKept') },
        notContradicted: sum('agreementsNotContradicted'),
        keptOnTime: sum('agreementsKeptOnTime'),
      },
    }).toEqual({ letters: all.letters, claims: all.claims, agreements: all.agreements })
    expect(all.claims.filed).toBe(8)
    expect(all.agreements.toPay).toBe(2)
    expect(sum('inNoticePeriod') + sum('published') + sum('negotiated') + sum('withdrawn') + sum('settled')).toBe(
      all.claims.filed,
    )
    const [march, april, may] = months
    expect(march).toMatchObject({ month: '2026-03', filed: 6, settled: 2, medianDaysToAnswer: 3.1 })
    expect(april).toMatchObject({ month: '2026-04', filed: 0, medianDaysToAnswer: null, fees: [] })
    expect(may).toMatchObject({
      month: '2026-05',
      filed: 2,
      agreements: 2,
      agreementsKept: 1,
      agreementsNotContradicted: 0,
      agreementsOverdue: 1,
      fees: [{ currency: 'EUR', amount: 80.3 }],
    })
  })

  test('say how they are asked for where they are asked for otherwise', async () => {
    expect(await runFigures(server.context, ['--yaml'])).toBe(misused)
  })
})
