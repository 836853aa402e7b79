import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { mailPause } from '@redress/domain/claim/correspondence.ts'
import type { ClaimStatus } from '@redress/domain/claim/lifecycle.ts'
import type { Gathering } from '@redress/domain/claim/notifications.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendGatheredMails } from '../../notifications/gathered-notices.ts'
import { claimByCalls, claimIn, dataOf, type Opponents, offerOf } from '../../testing/file-claim.ts'
import { jobsDone } from '../../testing/jobs-done.ts'
import { minutes } from '../../testing/movable-clock.ts'
import { confirmedUser, password, type TestUser } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let plaintiff: TestUser
let defendant: TestUser
let path: string
/** How many mails the defendant had before. */
let mailsBefore: number
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '100' })
})
afterAll(() => server.stop())

async function begin(claimId: (opponents: Opponents) => Promise<string>): Promise<void> {
  plaintiff = await confirmedUser(server, { firstName: 'Paula', lastName: 'Lang' })
  defendant = await confirmedUser(server, { firstName: 'Dora', lastName: 'Defendant' })
  path = `/v1/claims/${await claimId({ plaintiff, defendant })}`
  await mailsSent()
  mailsBefore = mailsToDefendant().length
}

const mailsSent = () => jobsDone(server, 'send gathered mails', 'send notification', 'send receipt')

const mailsToDefendant = () => server.inbox.mail.filter(({ to }) => to?.[0]?.address === defendant.email)

/** The subjects of the mails that the defendant was sent since, in their order. */
const mailed = () =>
  mailsToDefendant()
    .slice(mailsBefore)
    .map(({ subject = '' }) => subject.replaceAll(/\s+/g, ' '))

async function pass(milliseconds: number): Promise<void> {
  server.clock.advance(milliseconds)
  for (const { client } of [plaintiff, defendant]) dataOf(await client.post('/v1/auth/refresh'))
  await sendGatheredMails(server.context)
  await mailsSent()
}

type Step = () => Promise<unknown>
const post = async ({ client }: TestUser, to: string, body: object = {}) =>
  dataOf(await client.post(`${path}/${to}`, body))
const patch = async ({ client }: TestUser, to: string, body: object) =>
  dataOf(await client.patch(`${path}/${to}`, body))

const propose = (value: number) => () => post(plaintiff, 'propose-resolution', offerOf({ value }))
const withdraw: Step = () => post(plaintiff, 'withdraw-resolution')
const terms = { costOwner: 'Defendant' }
const ask: Step = () => post(plaintiff, 'bidding', terms)
const end: Step = () => post(plaintiff, 'bidding/end')
const show = (agrees: boolean) => () => patch(plaintiff, 'showing', { agrees })

/** Each step some time after the one before it, and its mail sent where any is due. */
async function inTurn(...steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    await pass(minutes(1))
    await step()
  }
  await pass(0)
}

describe('what a party does and undoes again and again is mailed to the other at once, and then once an hour', {
  tags: 'SPEC-7-gathered-mail',
}, () => {
  describe('offers and sealed bids', () => {
    beforeEach(() => begin(opponents => claimIn(server, opponents, 'DISPUTED')))

    test('an offer that stands by then is offered, and none that was withdrawn', async () => {
      await inTurn(propose(1_000), withdraw, propose(1_100), withdraw, propose(1_200))
      expect(mailed()).toEqual([expect.stringContaining('1,000.00')])
      await pass(mailPause)
      expect(mailed()).toEqual([expect.stringContaining('1,000.00'), expect.stringContaining('1,200.00')])
      await inTurn(withdraw, propose(1_300), withdraw)
      await pass(mailPause)
      expect(mailed().slice(2)).toEqual([expect.stringMatching(/withdr/)])
    })

    test('nor one that was answered, by whom the mail is for or by the other side', async () => {
      await inTurn(propose(1_000), withdraw, propose(1_100), () => post(defendant, 'reject-resolution'))
      await pass(mailPause)
      expect(mailed()).toHaveLength(1)
      const rejected = () => post(plaintiff, 'reject-resolution')
      await inTurn(propose(1_000), withdraw, () => post(defendant, 'propose-resolution', offerOf()), rejected)
      await pass(mailPause)
      // The withdrawn offer is long over; that their own is rejected they are told at once.
      expect(mailed().slice(1)).toEqual([expect.stringContaining('1,000.00'), expect.stringContaining('reject')])
    })

    test('nor on a claim that is over', async () => {
      await inTurn(propose(1_000), withdraw, () => post(plaintiff, 'withdraw'))
      await pass(mailPause)
      expect(mailed()).toHaveLength(2)
    })

    test('sealed bids', async () => {
      await inTurn(ask, end, ask, end, ask)
      expect(mailed()).toEqual([expect.stringContaining('asks for sealed bids')])
      await pass(mailPause)
      expect(mailed().slice(1)).toEqual([expect.stringContaining('asks for sealed bids')])
      await inTurn(end, ask, () => post(defendant, 'bidding/end'))
      await pass(mailPause)
      expect(mailed()).toHaveLength(2)
      await inTurn(ask, end)
      await pass(mailPause)
      expect(mailed().slice(2)).toEqual([
        expect.stringContaining('asks for sealed bids'),
        expect.stringContaining('have ended'),
      ])
    })
  })

  test('but where they are paid at once, each time', async () => {
    await begin(opponents => claimIn(server, opponents, 'RESOLVED_IN_FAVOUR_OF_PLANTIFF'))
    const at = (iban: string) => async () => {
      dataOf(await plaintiff.client.post('/v1/auth/prove-password', { password }))
      return patch(plaintiff, 'payment-details', { holder: 'Paula', iban, words: '' })
    }
    await inTurn(at('AT611904300234573201'), at('GB29NWBK60161331926819'), at('DE89370400440532013000'))
    expect(mailed()).toHaveLength(3)
    expect(mailsToDefendant().at(-1)?.text).toContain('from the IBAN ending in 6819 to the IBAN ending in 3000')
  })

  test('that the public may see the claim', async () => {
    await begin(opponents => claimByCalls(server, opponents, 'RESOLVED_IN_FAVOUR_OF_PLANTIFF'))
    await inTurn(show(true), show(false), show(true), show(false))
    await pass(mailPause)
    expect(mailed()).toEqual([expect.stringContaining('agrees to show')])
    await inTurn(show(true), show(false), show(true))
    await pass(mailPause)
    expect(mailed()).toHaveLength(3)
  })
})

/**
 * For each kind of digest: an act that is done twice, so that its second mail waits, and an act that makes that mail
 * obsolete.
 */
const ended = {
  correspondence: {
    status: 'PENDING_PUBLICATION',
    told: () => post(plaintiff, 'documents/urls', { url: 'https://example.org/more', urlDescription: 'More' }),
    end: async () => {
      const { files } = dataOf<PartyClaim>(await plaintiff.client.get(path))
      for (const { id, removableUntil } of files)
        if (removableUntil !== null) await plaintiff.client.delete(`${path}/documents/${id}`)
    },
  },
  amendments: {
    status: 'PENDING_PUBLICATION',
    told: () => {
      amended += 1
      return patch(plaintiff, 'amend', { value: amended })
    },
    end: () => post(plaintiff, 'withdraw'),
  },
  offers: {
    status: 'DISPUTED',
    told: () => post(plaintiff, 'propose-resolution', offerOf({ value: 1_000 })),
    end: () => post(plaintiff, 'withdraw'),
  },
  bidding: { status: 'DISPUTED', told: ask, end: () => post(plaintiff, 'withdraw') },
  showing: { status: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF', told: show(true), end: show(false) },
} as const satisfies Record<
  Gathering,
  { readonly status: Exclude<ClaimStatus, 'PENDING'>; readonly told: Step; readonly end: Step }
>
let amended = 4_000
/** Acts that make the repetition possible. */
const again: Partial<Record<Gathering, Step>> = { offers: withdraw, bidding: end, showing: show(false) }

test.each(Object.keys(ended) as Gathering[])(
  'what is no longer so when its mail is due is not mailed: %s',
  async about => {
    const { status, told, end: over } = ended[about]
    await begin(opponents => claimByCalls(server, opponents, status))
    await inTurn(told, ...[again[about] ?? []].flat(), told)
    const before = mailed().length
    await inTurn(over)
    const after = mailed().length
    await pass(mailPause)
    expect([before, mailed().length - after]).toEqual([1, 0])
  },
)

test('a mail that has waited is worded from the claim as it is when it is sent', async () => {
  await begin(opponents => claimByCalls(server, opponents, 'PENDING_PUBLICATION'))
  const amend = (value: number) => () => patch(plaintiff, 'amend', { value })
  await inTurn(amend(4_100), amend(4_200))
  dataOf(await plaintiff.client.patch('/v1/users', { firstName: 'Petra' }))
  await pass(mailPause)
  expect(mailed()).toHaveLength(2)
  expect(mailsToDefendant().at(-1)?.text).toContain('Petra Lang')
  expect(mailsToDefendant().at(-1)?.text).not.toContain('Paula Lang')
})
