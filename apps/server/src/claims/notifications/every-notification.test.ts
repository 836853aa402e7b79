import type { PartyClaim } from '@redress/contract/claim-views.ts'
import {
  type Channel,
  isInApp,
  type NotificationRule,
  type NotifiedEvent,
  notificationRules,
  readerOf,
} from '@redress/domain/claim/notifications.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dataOf, draftClaim, offerOf, pay, takeOverOffered } from '../../testing/file-claim.ts'
import { jobsDone } from '../../testing/jobs-done.ts'
import { days, hours } from '../../testing/movable-clock.ts'
import { aboutLetter, codeSentTo } from '../../testing/redeem-codes.ts'
import { confirmedUser, registrationForm, type TestUser, tokenIn } from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { applyDueDeadlines } from '../lifecycle/deadlines.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '100' })
})
afterAll(() => server.stop())

/** The plaintiff, whoever represents the company, a person, and one who is offered the claim and leaves it. */
const people = ['plaintiff', 'representative', 'person', 'offered'] as const
type Name = (typeof people)[number]
/** Named without an account: the company by its own address, and a person. */
const addresses = ['company', 'named'] as const
type Address = (typeof addresses)[number]

interface World {
  readonly users: Readonly<Record<Name, TestUser>>
  readonly named: Readonly<Record<Address, string>>
  readonly claimId: string
}

const newAddress = () => registrationForm().email

async function openWorld(): Promise<World> {
  const users = {
    plaintiff: await confirmedUser(server, { firstName: 'Paula', lastName: 'Lang' }),
    representative: await confirmedUser(server, { firstName: 'Rita', lastName: 'Roth' }),
    person: await confirmedUser(server, { firstName: 'Dora', lastName: 'Defendant' }),
    offered: await confirmedUser(server, { firstName: 'Otto', lastName: 'Offered' }),
  }
  const named = { company: newAddress(), named: newAddress() }
  const { client } = users.plaintiff
  const claimId = await draftClaim({ plaintiff: users.plaintiff, defendant: users.person })
  const path = `/v1/claims/${claimId}/defendants`
  const firm = { legalName: 'Roofs Ltd', taxId: 'GB1', country: 'GB', email: named.company }
  const { id } = dataOf<{ id: string }>(await client.post(`${path}/company`, firm))
  const add = async (email: string, rest: object = {}, to = 'individual') =>
    dataOf(await client.post(`${path}/${to}`, { firstName: 'Nora', lastName: 'Named', email, ...rest }))
  await add(users.representative.email, { companyPosition: 'Director' }, `company/${id}`)
  await add(named.named)
  await add(users.offered.email)
  return { users, named, claimId }
}

interface Told {
  readonly notifications: number
  readonly mails: number
}
type Everybody = Readonly<Record<Name | Address, Told>>

const mailsTo = (address: string) =>
  server.inbox.mail.filter(({ to, subject }) => to?.[0]?.address === address && !/Confirm your/.test(subject ?? ''))

/** How much everybody was told until now. */
async function toldTo({ users, named }: World): Promise<Everybody> {
  for (const job of ['send notification', 'send invitation', 'send receipt'] as const) await jobsDone(server, job)
  const { database } = server.context
  const notifications = await database.selectFrom('notifications').select('user_id').execute()
  return Object.fromEntries([
    ...people.map(name => [
      name,
      {
        notifications: notifications.filter(({ user_id }) => user_id === users[name].id).length,
        mails: mailsTo(users[name].email).length,
      },
    ]),
    ...addresses.map(name => [name, { notifications: 0, mails: mailsTo(named[name]).length }]),
  ])
}

interface Happened {
  readonly event: NotifiedEvent
  readonly actor: Name | null
  /** Whether the actor has paid for it. */
  readonly isPaid?: boolean
}

/** Who has taken the claim over by then. */
type Parties = readonly Name[]

const isMailed = (channel: Channel) => channel === 'mail' || channel === 'app and mail'

/** What the table says of one event: to each reader, by app and by mail. */
function expectedOf({ event, actor, isPaid = false }: Happened, taken: Parties): Everybody {
  const rule: NotificationRule | null = notificationRules[event]
  const channelOf = (name: Name): Channel => {
    if (name === 'plaintiff') return rule?.channels[readerOf('Plaintiff', actor === name)] ?? 'none'
    if (!taken.includes(name)) return rule?.channels['accounts of named addresses'] ?? 'none'
    return rule?.channels[readerOf('Defendant', actor === name)] ?? 'none'
  }
  const letter = Number(rule?.channels['named defendants'] === 'mail')
  return Object.fromEntries([
    ...people.map(name => [
      name,
      {
        notifications: Number(isInApp(channelOf(name))),
        mails:
          Number(isMailed(channelOf(name))) +
          Number(isPaid && actor === name && rule?.channels.payer === 'mail') +
          (name === 'plaintiff' || taken.includes(name) ? 0 : letter),
      },
    ]),
    ...addresses.map(name => [name, { notifications: 0, mails: letter }]),
  ]) as Everybody
}

const sum = (all: readonly Everybody[], name: Name | Address, kind: keyof Told) =>
  all.reduce((count, each) => count + each[name][kind], 0)

describe('every event is told to every reader as the table says, and to nobody twice', {
  tags: 'SPEC-7-notified',
}, () => {
  let world: World
  let before: Everybody
  let taken: Name[]
  beforeEach(async () => {
    world = await openWorld()
    taken = []
    before = await toldTo(world)
  })

  /** Does something, and looks at what it tells everybody. */
  async function step(act: () => Promise<unknown>, ...happened: readonly Happened[]): Promise<void> {
    await act()
    const after = await toldTo(world)
    const expected = happened.map(each => expectedOf(each, taken))
    for (const name of [...people, ...addresses]) {
      const told = {
        notifications: after[name].notifications - before[name].notifications,
        mails: after[name].mails - before[name].mails,
      }
      const due = { notifications: sum(expected, name, 'notifications'), mails: sum(expected, name, 'mails') }
      expect(told, `${name}: ${happened.map(({ event }) => event)}`).toEqual(due)
    }
    before = after
  }

  const send = (name: Name, path: string, body?: object) => async () =>
    dataOf(await world.users[name].client.post(`/v1/claims/${world.claimId}/${path}`, body))
  const amend = (value: number) => async () =>
    dataOf(await world.users.plaintiff.client.patch(`/v1/claims/${world.claimId}/amend`, { value }))
  const pass = (milliseconds: number) => async () => {
    for (let left = milliseconds; left > 0; left -= days(15)) {
      server.clock.advance(Math.min(left, days(15)))
      for (const { client } of Object.values(world.users)) dataOf(await client.post('/v1/auth/refresh'))
    }
    await applyDueDeadlines(server.context)
    await applyDueDeadlines(server.context)
  }
  const takeOver = (name: Name) => async () => {
    await takeOverOffered({ plaintiff: world.users.plaintiff, defendant: world.users[name] }, world.claimId)
  }
  const dispute = { disputeReason: 'Legal', disputeExplanation: 'I was never there.' }

  async function file(): Promise<void> {
    dataOf(await world.users.plaintiff.client.post(`/v1/claims/${world.claimId}/submit`))
    const filed = { event: 'submission paid', actor: 'plaintiff', isPaid: true } as const
    await step(() => pay(server, world.claimId, 'submission'), filed)
    for (const name of ['representative', 'person'] as const) {
      taken.push(name)
      await step(takeOver(name), { event: 'take over', actor: name })
    }
  }

  test('from the submission to the settlement', async () => {
    await file()
    await step(send('person', 'extend'), { event: 'extend', actor: 'person' })
    await step(amend(5_000), { event: 'amend', actor: 'plaintiff' })
    await step(send('representative', 'dispute', dispute))
    await step(pass(hours(1) - 1))
    await step(pass(1), { event: 'dispute unpaid', actor: 'representative' })
    await step(pass(hours(47)), { event: 'dispute unpaid', actor: 'representative' })
    await step(pass(hours(48)))
    const paid = { event: 'dispute paid', actor: 'representative', isPaid: true } as const
    await step(() => pay(server, world.claimId, 'dispute'), paid)
    const offer = offerOf()
    await step(send('plaintiff', 'propose-resolution', offer), { event: 'propose', actor: 'plaintiff' })
    await step(send('representative', 'reject-resolution'), { event: 'reject', actor: 'representative' })
    await step(send('person', 'propose-resolution', offer), { event: 'propose', actor: 'person' })
    await step(send('plaintiff', 'accept-resolution'), { event: 'accept', actor: 'plaintiff' })
    await step(pass(days(18)), { event: 'notice period over', actor: null })
    await step(send('person', 'resolve'))
    const settled = { event: 'platform fee paid', actor: 'person', isPaid: true } as const
    await step(() => pay(server, world.claimId, 'platform fee'), settled)
    const said = (user: TestUser) => mailsTo(user.email).map(({ text = '' }) => text.replaceAll(/\s+/g, ' '))
    const { plaintiff, person } = world.users
    for (const words of [
      'Rita Roth disputes your claim against Dora Defendant, Roofs Ltd, Nora Named, Nora Named (Professional Malpractice). The reason given is “Legal”.',
      'You would receive EUR 3,000.00.',
      'By this settlement you receive EUR 3,000.00.',
    ]) {
      expect(
        said(plaintiff).some(text => text.includes(words)),
        words,
      ).toBe(true)
    }
    expect(
      said(person).some(text => /accepted the resolution .* The last day to pay it is \d+ \w+ 2026\./.test(text)),
    ).toBe(true)
  })

  test('where two defendants act at once, and one concedes', async () => {
    await file()
    await step(send('representative', 'dispute', dispute))
    await step(send('person', 'resolve'), { event: 'concede beside a dispute', actor: 'person' })
    await step(
      pass(hours(1)),
      { event: 'dispute unpaid', actor: 'representative' },
      { event: 'concession unpaid', actor: 'person' },
    )
    await step(
      () => pay(server, world.claimId, 'concession'),
      { event: 'concession paid', actor: 'person', isPaid: true },
      { event: 'dispute lapsed', actor: 'representative' },
    )
    await step(pass(days(3)))
  })

  test('where nobody answers, and an address is somebody else’s', async () => {
    await file()
    const { client, email } = world.users.offered
    const { defendants } = dataOf<PartyClaim>(await world.users.plaintiff.client.get(`/v1/claims/${world.claimId}`))
    const { id } = defendants.find(each => each.view === 'private' && each.email === email) ?? { id: '' }
    await step(async () => dataOf(await client.post(`/v1/claims/defendants/${id}/disown`)), {
      event: 'address disowned',
      actor: null,
    })
    // From now on they are told of nothing.
    const forgotten = await toldTo(world)
    server.clock.advance(days(15))
    for (const each of Object.values(world.users)) dataOf(await each.client.post('/v1/auth/refresh'))
    await applyDueDeadlines(server.context)
    expect((await toldTo(world)).offered).toEqual(forgotten.offered)
  })
})

test('whoever has two places of a claim is told once, in the account', async () => {
  const { users, named, claimId } = await openWorld()
  const { plaintiff, person } = users
  const address = named.named
  dataOf(await plaintiff.client.post(`/v1/claims/${claimId}/submit`))
  await pay(server, claimId, 'submission')
  await takeOverOffered({ plaintiff, defendant: person }, claimId)
  dataOf(await person.client.post(`/v1/claims/takeover/${await codeSentTo(server, named.company)}`))
  // The second place stays untaken, and its address is the account's too.
  dataOf(await person.client.post('/v1/users/emails', { email: address }))
  const token = tokenIn(await server.inbox.take(address, /additional/))
  dataOf(await person.client.get(`/v1/users/emails/confirm/${token}`))
  await server.inbox.take(address, aboutLetter)
  dataOf(await plaintiff.client.patch(`/v1/claims/${claimId}/amend`, { value: 4_500 }))
  dataOf(
    await person.client.post(`/v1/claims/${claimId}/dispute`, { disputeReason: 'Legal', disputeExplanation: 'No.' }),
  )
  await pay(server, claimId, 'dispute')
  for (const job of ['send notification', 'send invitation', 'send receipt'] as const) await jobsDone(server, job)
  const subjects = mailsTo(person.email).map(({ subject }) => subject)
  expect(subjects.filter(subject => subject === 'The value of a claim against you was changed')).toHaveLength(1)
  expect(mailsTo(address).filter(({ subject }) => aboutLetter.test(subject ?? ''))).toHaveLength(1)
  const { notifications } = dataOf<{ notifications: { subject: string }[] }>(
    await person.client.get('/v1/notifications'),
  )
  expect(notifications.filter(({ subject }) => subject === 'A claim against you is disputed')).toHaveLength(1)
})

test('a company’s address cannot be its representative’s too', async () => {
  const { users, named, claimId } = await openWorld()
  const { client } = users.plaintiff
  const { defendants } = dataOf<PartyClaim>(await client.get(`/v1/claims/${claimId}`))
  const company = defendants.find(({ type }) => type === 'Company')
  const again = { firstName: 'Rita', lastName: 'Roth', companyPosition: 'Director', email: named.company.toUpperCase() }
  const answer = await client.post(`/v1/claims/${claimId}/defendants/company/${company?.id}`, again)
  expect(answer.body.code).toBe('DUPLICATE_DEFENDANT')
})
