import type { Claim, PartyClaim } from '@redress/contract/claim-views.ts'
import type { Output } from '@redress/contract/endpoint.ts'
import type { getMessages } from '@redress/contract/messages.ts'
import type { ModerationCase, Transparency } from '@redress/contract/moderation.ts'
import type { AccountForStaff, findAccounts, getSuspendedAccounts } from '@redress/contract/suspensions.ts'
import type { User } from '@redress/contract/users.ts'
import { undoPeriod } from '@redress/domain/people/account-changes.ts'
import type { SuspensionScope } from '@redress/domain/people/suspensions.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountObserver } from '../../claims/takeover/account-observer.ts'
import { misused } from '../../platform/command-result.ts'
import { findOperatorActs } from '../../platform/operator/operator-acts.ts'
import { claimIn, dataOf, draftClaim, type Opponents, offerOf, pay } from '../../testing/file-claim.ts'
import { jobsDone } from '../../testing/jobs-done.ts'
import { confirmedUser, password, type TestUser } from '../../testing/sign-up.ts'
import { staffMember } from '../../testing/staff.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { unzipped } from '../../testing/unzipped.ts'
import { sweep } from '../../wiring/daily-sweep.ts'
import { runSuspensions } from './run-suspensions.ts'

const operatorAddress = 'operator@redress.example'

let server: TestServer
let opponents: Opponents
let moderator: TestUser
beforeAll(async () => {
  server = await startTestServer({
    UNRESOLVED_CLAIMS_LIMIT: '1000',
    OPERATOR_NAME: 'Redress e.V.',
    OPERATOR_ADDRESS: 'Beispielweg 1, 10115 Berlin',
    OPERATOR_EMAIL: operatorAddress,
  })
})
afterAll(() => server.stop())
beforeEach(async () => {
  await server.context.database.deleteFrom('staff').execute()
  opponents = { plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) }
  moderator = await staffMember(server, 'moderator')
})

const suspending = (scope: SuspensionScope, { username }: TestUser = opponents.plaintiff, user: TestUser = moderator) =>
  user.client.post(`/v1/operator/accounts/${username}/suspensions`, {
    ...{ scope, ground: 'untrue claims', explanation: 'Nobody was there.' },
  })
const suspended = async (scope: SuspensionScope, user?: TestUser) =>
  dataOf<AccountForStaff>(await suspending(scope, user)).suspensions[0]?.id ?? ''
const deciding = (id: string, suspensionOutcome: string, user: TestUser = moderator) =>
  user.client.post(`/v1/operator/suspensions/${id}/decision`, { suspensionOutcome, explanation: 'We read it again.' })
const objecting = (text: string, { client }: TestUser = opponents.plaintiff) =>
  client.post('/v1/users/suspension/objection', { text })
const own = async () => dataOf<User>(await opponents.plaintiff.client.get('/v1/auth')).suspension
const list = async () =>
  dataOf<Output<typeof getSuspendedAccounts>>(await moderator.client.get('/v1/operator/accounts'))
const account = async ({ username }: TestUser, user: TestUser = moderator) =>
  dataOf<AccountForStaff>(await user.client.get(`/v1/operator/accounts/${username}`))
const actsAbout = async ({ id }: TestUser) =>
  (await findOperatorActs(server.context.database, null)).flatMap(({ user_id, kind }) => (user_id === id ? kind : []))
const log = async () => dataOf<Transparency>(await server.client().get('/v1/transparency'))

describe('an account that is suspended', {
  tags: [
    'SPEC-4-suspensions',
    'SPEC-7-POST-users-suspension-objection',
    'SPEC-7-GET-operator-accounts',
    'SPEC-7-GET-operator-accounts-username',
    'SPEC-7-POST-operator-accounts-username-suspensions',
    'SPEC-7-POST-operator-suspensions-id-decision',
  ],
}, () => {
  test('files nothing while its filing is, is mailed why, objects, and files again', {
    tags: 'SPEC-8-FILING_SUSPENDED',
  }, async () => {
    const { plaintiff } = opponents
    expect(await own()).toBeNull()
    const claimId = await draftClaim(opponents)
    const id = await suspended('filing')
    const mail = await server.inbox.take(plaintiff.email, /cannot file new claims at the moment/)
    expect(mail.text).toContain('Nobody was there.')
    expect(mail.text).toContain('You can object once')
    expect(await own()).toMatchObject({
      scope: 'filing',
      ground: 'untrue claims',
      reason: 'Nobody was there.',
      objection: null,
    })
    const submit = () => plaintiff.client.post(`/v1/claims/${claimId}/submit`)
    const refused = { status: 403, body: { code: 'FILING_SUSPENDED' } }
    expect(await submit()).toMatchObject(refused)
    expect(await plaintiff.client.post('/v1/claims')).toMatchObject(refused)
    dataOf(await plaintiff.client.patch(`/v1/claims/${claimId}`, { jurisdiction: 'Austria' }))
    expect((await suspending('account')).body.code).toBe('DECIDED_ALREADY')
    expect((await deciding(id, 'kept')).body.code).toBe('DECIDED_ALREADY')

    expect(dataOf<User>(await objecting('They were.')).suspension?.objection).toMatchObject({ text: 'They were.' })
    dataOf(await objecting('They were.'))
    expect((await objecting('Really.')).body.code).toBe('OBJECTED_ALREADY')
    const told = await server.inbox.take(operatorAddress, /objects to a suspension/)
    expect(told.text).toContain(plaintiff.username)
    expect(told.text).not.toContain('They were.')
    expect((await list()).accounts[0]).toMatchObject({ username: plaintiff.username, isObjectionOpen: true })
    const queue = dataOf<{ accountObjections: number }>(await moderator.client.get('/v1/operator/cases'))
    expect(queue.accountObjections).toBeGreaterThan(0)

    const another = await staffMember(server, 'moderator')
    expect((await deciding(id, 'lifted')).body.code).toBe('ANOTHER_MODERATOR_DECIDES')
    expect((await account(plaintiff)).suspensions[0]?.mayDecide).toBe(false)
    dataOf(await deciding(id, 'kept', another))
    expect((await server.inbox.take(plaintiff.email, /still cannot file new claims/)).text).toContain(
      'We read it again.',
    )
    expect(await own()).toMatchObject({ outcome: 'kept', outcomeReason: 'We read it again.' })
    expect(await submit()).toMatchObject(refused)
    const lifted = dataOf<AccountForStaff>(await deciding(id, 'lifted'))
    expect(lifted).toMatchObject({ mayModerate: true, suspensions: [{ outcome: 'lifted', mayDecide: false }] })
    expect((await server.inbox.take(plaintiff.email, /can file new claims again/)).text).toContain('We read it again.')
    expect(await own()).toBeNull()
    dataOf(await submit())
    expect((await objecting('Again.')).status).toBe(404)
    expect((await deciding(id, 'lifted')).body.code).toBe('DECIDED_ALREADY')
    const activity = dataOf<{ events: { kind: string }[] }>(await plaintiff.client.get('/v1/users/activity'))
    expect(activity.events.slice(0, 2).map(({ kind }) => kind)).toEqual(['suspension lifted', 'account suspended'])
    expect(await actsAbout(plaintiff)).toEqual([
      ...['account suspended', 'account read', 'suspension kept', 'suspension lifted'],
    ])
  })

  test('reads, defends itself, agrees, pays and takes its data, and writes no messages and no answers', {
    tags: 'SPEC-8-ACCOUNT_SUSPENDED',
  }, async () => {
    const claimId = await claimIn(server, opponents, 'PUBLISHED')
    const unpaid = await claimIn(server, opponents, 'WAITING_FOR_PAYMENT')
    const takenBack = await claimIn(server, opponents, 'WAITING_FOR_PAYMENT')
    const { plaintiff, defendant } = opponents
    const message = { text: 'When was that?' }
    dataOf(await plaintiff.client.post(`/v1/claims/${claimId}/messages`, message))
    const { messages } = dataOf<Output<typeof getMessages>>(
      await plaintiff.client.get(`/v1/claims/${claimId}/messages`),
    )
    const { client } = defendant
    const { defendants } = dataOf<Claim>(await client.get(`/v1/claims/${claimId}`))
    const ofDefendant = `/v1/claims/${claimId}/defendants/${defendants[0]?.id}`
    dataOf(await client.post(`${ofDefendant}/reply`, { text: 'No.' }))
    moderator = await staffMember(server, 'moderator')
    for (const user of [defendant, plaintiff]) await suspended('account', user)
    const refused = { status: 403, body: { code: 'ACCOUNT_SUSPENDED' } }
    const report = { reason: 'other', text: 'No.' }
    expect(await client.post(`${ofDefendant}/reply`, { text: 'Liar.' })).toMatchObject(refused)
    dataOf(await client.post(`/v1/claims/${claimId}/reports`, report))
    expect(await client.post(`/v1/claims/${claimId}/messages`, message)).toMatchObject(refused)
    expect(await plaintiff.client.post('/v1/claims')).toMatchObject(refused)
    const { replies } = dataOf<PartyClaim>(await plaintiff.client.get(`/v1/claims/${claimId}`))
    const answer = `/v1/claims/${claimId}/replies/${replies[0]?.id}/answer`
    expect(await plaintiff.client.post(answer, { text: 'Yes.' })).toMatchObject(refused)

    dataOf(await client.patch(`/v1/claims/${claimId}/messages`, { readUpTo: messages.at(-1)?.id }))
    const dispute = { disputeReason: 'Legal' }
    const explained = { ...dispute, disputeExplanation: 'He is a liar.' }
    expect(await client.post(`/v1/claims/${claimId}/dispute`, explained)).toMatchObject(refused)
    dataOf(await client.post(`/v1/claims/${claimId}/dispute`, dispute))
    const paid = { paidOn: '2026-01-12', paidValue: 10 }
    const ofPayment = `/v1/claims/${claimId}/payment-statements`
    expect(await client.post(ofPayment, { ...paid, text: 'Liar.' })).toMatchObject(refused)
    dataOf(await client.post(ofPayment, paid))
    await pay(server, claimId, 'dispute')
    expect(
      await client.post(`/v1/claims/${claimId}/propose-resolution`, { ...offerOf(), note: 'Liar.' }),
    ).toMatchObject(refused)
    dataOf(await client.post(`/v1/claims/${claimId}/propose-resolution`, offerOf()))
    dataOf(await plaintiff.client.post(`/v1/claims/${claimId}/accept-resolution`))
    await pay(server, unpaid, 'submission')
    expect(dataOf<PartyClaim>(await plaintiff.client.post(`/v1/claims/${takenBack}/take-back`)).status).toBe('PENDING')
    dataOf(await plaintiff.client.post('/v1/auth/prove-password', { password }))
    dataOf(await plaintiff.client.post('/v1/users/data-export'))
    await jobsDone(server, 'make data export')
    const cookies = Object.fromEntries(plaintiff.client.cookies)
    const { rawPayload } = await server.http.inject({ url: '/v1/users/data-export/file', cookies })
    const archive = await unzipped(new Uint8Array(rawPayload))
    expect(JSON.parse(String(archive.get('suspensions.json')))).toMatchObject([
      { scope: 'account', reason: 'Nobody was there.' },
    ])
  })

  test('ends the rights of staff: a suspended moderator suspends nobody and decides about no objection', async () => {
    const another = await staffMember(server, 'administrator')
    const id = await suspended('filing')
    dataOf(await objecting('They were.'))
    dataOf(await suspending('account', moderator, another))
    const refused = { status: 403, body: { code: 'ACCOUNT_SUSPENDED' } }
    expect(await suspending('account', opponents.defendant)).toMatchObject(refused)
    expect(await moderator.client.get('/v1/operator/accounts')).toMatchObject(refused)
    // No other member of staff is left who could decide.
    await server.context.database.deleteFrom('staff').where('user_id', '=', another.id).execute()
    const successor = await staffMember(server, 'moderator')
    await server.context.database
      .updateTable('suspensions')
      .set({ suspended_by: successor.id })
      .where('id', '=', id)
      .execute()
    dataOf(await deciding(id, 'kept', successor))
  })

  test('is suspended once, however many decide at the same time', async () => {
    const others = [await staffMember(server, 'moderator'), await staffMember(server, 'administrator')]
    const answers = await Promise.all([moderator, ...others].map(user => suspending('filing', undefined, user)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await actsAbout(opponents.plaintiff)).toEqual(['account suspended'])
  })

  test('is in the public log without a name, also after its owner has left', async () => {
    const { plaintiff } = opponents
    const id = await suspended('account')
    dataOf(await objecting('canary-objection'))
    const day = server.clock.now().toISOString().slice(0, 10)
    const entry = { day, scope: 'account', ground: 'untrue claims', isObjected: true, outcome: null, outcomeDay: null }
    const before = await log()
    expect(before.suspensions[0]).toEqual(entry)
    expect(before.months[0]?.suspensions).toBeGreaterThan(0)
    const said = JSON.stringify(before)
    for (const secret of [plaintiff.username, plaintiff.email, plaintiff.id, id, 'canary', 'Nobody was there'])
      expect(said).not.toContain(secret)

    dataOf(await plaintiff.client.post('/v1/auth/prove-password', { password }))
    dataOf(await plaintiff.client.post('/v1/users/closure'))
    expect(await account(plaintiff)).toMatchObject({ isClosed: true, suspensions: [{ id }] })
    server.clock.advance(undoPeriod)
    await sweep(server.context)
    expect((await log()).suspensions[0]).toEqual({ ...entry, isObjected: false })
    expect(await actsAbout(plaintiff)).toEqual([])
    const { database } = server.context
    const row = await database.selectFrom('suspensions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ user_id: null, reason: '', objection: '' })
  })

  test('is read by readers, suspended by nobody else, and nobody suspends themselves', async () => {
    const { plaintiff } = opponents
    const reader = await staffMember(server, 'reader')
    expect(await account(plaintiff, reader)).toMatchObject({ mayModerate: false, suspensions: [] })
    expect(await account(plaintiff)).toMatchObject({ mayModerate: true, isConcerned: false })
    expect((await suspending('filing', plaintiff, reader)).status).toBe(404)
    expect((await suspending('filing', moderator)).body.code).toBe('ANOTHER_MODERATOR_DECIDES')
    expect((await moderator.client.get('/v1/operator/accounts/nobody')).body.code).toBe('USER_NOT_FOUND')
    expect((await suspending('filing', { ...moderator, username: 'nobody' })).body.code).toBe('USER_NOT_FOUND')
    expect((await deciding('6a1c3e5f-7b9d-4e2a-8c4f-1d3b5a7c9e0f', 'lifted')).body.code).toBe('USER_NOT_FOUND')
    expect(await actsAbout(plaintiff)).toEqual(['account read', 'account read'])
  })

  test('is no business of staff who share a claim with it, and they are no other moderator either', async () => {
    const { plaintiff } = opponents
    const [party, offered] = [await staffMember(server, 'moderator'), await staffMember(server, 'administrator')]
    const drafted = { plaintiff, defendant: moderator }
    await draftClaim(drafted)
    expect((await account(plaintiff)).isConcerned).toBe(false)
    await server.context.database.deleteFrom('claims').where('plaintiff_id', '=', plaintiff.id).execute()
    await claimIn(server, { plaintiff, defendant: party }, 'PENDING_PUBLICATION')
    await claimIn(server, { plaintiff, defendant: offered }, 'PENDING_PUBLICATION')
    await server.context.database
      .updateTable('defendants')
      .set({ user_id: null })
      .where('user_id', '=', offered.id)
      .execute()
    for (const user of [party, offered]) {
      expect(await account(plaintiff, user)).toMatchObject({ mayModerate: false, isConcerned: true })
      expect((await suspending('filing', plaintiff, user)).body.code).toBe('ANOTHER_MODERATOR_DECIDES')
      expect((await suspending('filing', user, moderator)).status).toBe(200)
    }
    const id = await suspended('filing')
    for (const user of [party, offered])
      expect((await deciding(id, 'lifted', user)).body.code).toBe('ANOTHER_MODERATOR_DECIDES')
    dataOf(await objecting('They were.'))
    dataOf(await deciding(id, 'lifted'))
  })

  test('is one step from a report about what it has said', async () => {
    const claimId = await claimIn(server, opponents, 'PUBLISHED')
    const { plaintiff, defendant } = opponents
    const { defendants } = dataOf<Claim>(await defendant.client.get(`/v1/claims/${claimId}`))
    dataOf(await defendant.client.post(`/v1/claims/${claimId}/defendants/${defendants[0]?.id}/reply`, { text: 'No.' }))
    const { replies } = dataOf<Claim>(await server.client().get(`/v1/claims/${claimId}`))
    for (const replyId of [null, replies[0]?.id]) {
      const body = { reason: 'other', text: 'Not so.', ...(replyId && { replyId }) }
      dataOf(await server.client().post(`/v1/claims/${claimId}/reports`, body))
    }
    moderator = await staffMember(server, 'moderator')
    const { reports } = dataOf<ModerationCase>(await moderator.client.get(`/v1/operator/cases/${claimId}`))
    expect(reports.map(({ authorUsername }) => authorUsername)).toEqual([plaintiff.username, defendant.username])
  })
})

test('the commands do the same', { tags: 'SPEC-4-suspensions' }, async () => {
  const { username } = opponents.plaintiff
  const run = (...line: string[]) =>
    runSuspensions({ ...server.context, accountObserver: accountObserver(server.context) }, line)
  const said = ['--by', 'Olga', '--because', 'Nobody was there.']
  for (const line of [
    ['suspend', username, 'all', 'other'],
    ['suspend', username, 'filing'],
    ['suspend', username, 'filing', 'other', 'more'],
    ['lift'],
    ['lift', username, 'more'],
    ['show'],
    ['list', 'all'],
    ['ban', username],
  ])
    expect(await run(...line, ...said)).toBe(misused)
  expect(await run('suspend', username, 'filing', 'other')).toMatchObject({ ok: false })
  expect(await run('lift', username, ...said)).toMatchObject({ ok: false, text: `${username} is not suspended.` })
  expect(await run('show', username)).toEqual({ ok: true, text: `${username} is not suspended.` })
  expect(await run('suspend', username, 'filing', 'other', ...said)).toMatchObject({ ok: true })
  expect(await run('suspend', username, 'filing', 'other', ...said)).toMatchObject({ ok: false })
  expect((await run()).text).toContain(`${username}  filing, other, since `)
  expect(await run('keep', username, ...said)).toMatchObject({ ok: false, text: `${username} does not object.` })
  dataOf(await objecting('They were.\nHe is suspended.'))
  expect((await run('list')).text).toMatch(new RegExp(`^${username}  .*, objects$`, 'm'))
  expect((await run('show', username)).text).toContain('The owner objects:\n> They were.\n> He is suspended.')
  expect(await run('keep', username, ...said)).toMatchObject({
    ...{ ok: false, text: 'You have suspended it: somebody else decides about the objection.' },
  })
  expect(await run('keep', username, '--by', 'Otto', '--because', 'So.')).toMatchObject({ ok: true })
  expect(await run('lift', username, ...said)).toMatchObject({ ok: true })
  expect(await own()).toBeNull()
  expect((await run('show', username)).text).toContain('Later lifted, with the reason:\n> Nobody was there.')
  expect(await run('lift', 'nobody', ...said)).toMatchObject({ ok: false })
  expect(await run('show', 'nobody')).toMatchObject({ ok: false })
})

describe('an account that staff look for', { tags: ['SPEC-7-GET-operator-account-search'] }, () => {
  const looking = (term: string, user = moderator) =>
    user.client.get(`/v1/operator/account-search?${new URLSearchParams({ term })}`)
  const found = async (term: string) => dataOf<Output<typeof findAccounts>>(await looking(term))
  const usernames = async (term: string) => (await found(term)).accounts.map(({ username }) => username)

  test('is found by part of its names in any order, without regard to case and umlauts', async () => {
    const { username } = await confirmedUser(server, { firstName: 'Jörg', lastName: 'Großmüller-Quast' })
    const terms = ['müller-qua', 'GROSSMULLER', 'grossmueller', 'Grossmüller', 'quast, jörg', username.slice(1)]
    for (const term of terms) expect(await usernames(term), term).toContain(username)
    expect((await found('Quast')).accounts).toEqual([{ username, name: 'Jörg Großmüller-Quast', isClosed: false }])
    expect(await usernames('Quast Hannelore')).toEqual([])
  })

  test('is found by part of a confirmed address, which the answer does not name', async () => {
    const person = await confirmedUser(server, { email: 'q_lane.seeker@post-office.example' })
    for (const term of ['lane.seeker@POST', 'post-office.example', 'q_lane'])
      expect(await usernames(term), term).toEqual([person.username])
    expect(JSON.stringify(await found('q_lane'))).not.toContain('post-office')
    const { database } = server.context
    await database.updateTable('emails').set({ is_confirmed: false }).where('user_id', '=', person.id).execute()
    expect(await usernames('q_lane')).toEqual([])
  })

  test('is found by its number, and by that of a claim that it is a party to', async () => {
    const { plaintiff, defendant } = opponents
    expect(await usernames(plaintiff.id.slice(0, 8).toUpperCase())).toEqual([plaintiff.username])
    expect(await usernames(`https://redress.example/user/${plaintiff.id}`)).toEqual([plaintiff.username])
    const claimId = await claimIn(server, opponents, 'DISPUTED')
    expect(await usernames(`#${claimId.slice(0, 8)}`)).toEqual([plaintiff.username, defendant.username].sort())
    const draftId = await draftClaim(opponents)
    expect(await usernames(draftId)).toEqual([])
  })

  test('is not found by a wildcard, and with twenty others only where the term says more', async () => {
    const one = await confirmedUser(server, { username: 'wild_card.one', lastName: '100%zebra' })
    expect(await usernames('wild_card')).toEqual([one.username])
    expect(await usernames('wild%card')).toEqual([])
    expect(await usernames('wil__card')).toEqual([])
    expect(await usernames('100%z')).toEqual([one.username])
    for (let each = 0; each < 21; each++) await confirmedUser(server, { lastName: 'Zwanziger' })
    const { accounts, hasMore } = await found('zwanzig')
    expect([accounts.length, hasMore]).toEqual([20, true])
    expect((await found('wild_card')).hasMore).toBe(false)
  })

  test('needs three letters in a row, and a role that reads suspensions', async () => {
    for (const term of ['ab', '% %', 'a_b', ''])
      expect(await looking(term)).toMatchObject({
        status: 400,
        body: { details: [{ path: 'term', message: 'Please enter at least three letters or digits in a row.' }] },
      })
    expect((await looking('Lovelace', await staffMember(server, 'treasurer'))).status).toBe(404)
    expect((await looking('Lovelace', opponents.plaintiff)).status).toBe(404)
  })
})
