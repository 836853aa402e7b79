import type { Claim, ClaimLists, PartyClaim } from '@redress/contract/claim-views.ts'
import { closureEffect, isClosureObstacle } from '@redress/domain/claim/account-closure.ts'
import { pauseBetweenLetters } from '@redress/domain/claim/letters.ts'
import { type ClaimStatus, claimStatuses, findTransition } from '@redress/domain/claim/lifecycle.ts'
import { isDisputed, isFiled, isResolved, waitsForPublication } from '@redress/domain/claim/questions.ts'
import { undoPeriod } from '@redress/domain/people/account-changes.ts'
import { parties } from '@redress/domain/people/parties.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ownTables } from '../../accounts/people/closed-account-repository.ts'
import { inTransaction } from '../../platform/database/database.ts'
import {
  claimDisputedByOther,
  claimIn,
  dataOf,
  draftClaim,
  fileDraft,
  offerOf,
  openPaymentsOf,
  passNoticePeriod,
  pay,
} from '../../testing/file-claim.ts'
import { jobsDone } from '../../testing/jobs-done.ts'
import {
  confirmedUser,
  password,
  registeredUser,
  registrationForm,
  type TestUser,
  tokenIn,
} from '../../testing/sign-up.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { upload } from '../../testing/upload.ts'
import { lockAwaited } from '../../testing/waiting-for-locks.ts'
import { sweep } from '../../wiring/daily-sweep.ts'
import { lockClaimRow } from '../repositories/claim-repository.ts'
import { closeOwnAccount } from './account-closure.ts'

let server: TestServer
let plaintiff: TestUser
let defendant: TestUser
beforeAll(async () => {
  server = await startTestServer({ UNRESOLVED_CLAIMS_LIMIT: '100', NOTICE_PERIOD: 'P1D' })
})
afterAll(() => server.stop())
beforeEach(async () => {
  plaintiff = await confirmedUser(server, { firstName: 'Paula', lastName: 'Plaintiff' })
  defendant = await confirmedUser(server, { firstName: 'Dora', lastName: 'Dorn' })
})

const both = () => ({ plaintiff, defendant })
const close = ({ client }: TestUser) => client.post('/v1/users/closure')
const closed = async (user: TestUser) => {
  dataOf(await user.client.post('/v1/auth/prove-password', { password }))
  dataOf(await close(user))
}
const logIn = ({ username }: { username: string }) => server.client().post('/v1/auth/login', { username, password })
const undo = async ({ email }: TestUser) =>
  server.client().post(`/v1/auth/account-changes/${tokenIn(await server.inbox.take(email, /account was closed/))}/undo`)
/** Lets the three days pass in which it can be undone, and the sweep come. */
async function pass(...staying: TestUser[]): Promise<void> {
  server.clock.advance(undoPeriod)
  for (const { client } of staying) dataOf(await client.post('/v1/auth/refresh'))
  await sweep(server.context)
}
const claimOf = async ({ client }: TestUser, id: string) => dataOf<PartyClaim>(await client.get(`/v1/claims/${id}`))
const listsOf = async ({ client }: TestUser) => dataOf<ClaimLists>(await client.get('/v1/claims'))
const subjectsFor = async ({ client }: TestUser) =>
  dataOf<{ notifications: { subject: string }[] }>(await client.get('/v1/notifications')).notifications.map(
    ({ subject }) => subject,
  )
const typesOf = async ({ client }: TestUser, id: string) =>
  dataOf<{ type: string }[]>(await client.get(`/v1/actions/claims/${id}`)).map(({ type }) => type)

describe('closing an account', {
  tags: ['SPEC-6-account-closure', 'SPEC-7-POST-users-closure', 'SPEC-8-CLAIMS_IN_THE_WAY'],
}, () => {
  const periods = [
    {
      when: 'within its notice period',
      isRunning: true,
      is: (status: ClaimStatus) =>
        !isFiled(status) || isResolved(status) || findTransition(status, 'notice period over', 'clock').ok,
    },
    {
      when: 'after its notice period',
      isRunning: false,
      is: (status: ClaimStatus) => isFiled(status) && !waitsForPublication(status),
    },
  ]
  const cases = parties.flatMap(party =>
    claimStatuses
      .filter(status => party === 'Plaintiff' || isFiled(status))
      .flatMap(status => periods.filter(({ is }) => is(status)).map(period => ({ ...period, party, status })))
      .map(each => {
        const facts = { isAnothersOffer: false, isNoticePeriodRunning: each.isRunning }
        return { ...each, effect: closureEffect(each.party, each.status, facts) }
      }),
  )
  test.each(cases)(
    'as the $party of a claim in $status $when: $effect',
    async ({ party, status, isRunning, effect }) => {
      const id = await claimIn(server, both(), status)
      if (!isRunning) await passNoticePeriod(server, both())
      const user = party === 'Plaintiff' ? plaintiff : defendant
      dataOf(await user.client.post('/v1/auth/prove-password', { password }))
      const obstacles = isClosureObstacle(effect) ? [{ claimId: id, party, obstacle: effect }] : []
      expect((await listsOf(user)).closureObstacles.claims).toEqual(obstacles)
      const answer = await close(user)
      if (!isClosureObstacle(effect)) {
        expect(answer.status).toBe(200)
        expect((await user.client.get('/v1/auth')).status).toBe(401)
        return
      }
      expect(answer).toMatchObject({ status: 409, body: { code: 'CLAIMS_IN_THE_WAY' } })
      expect((await claimOf(user, id)).status).toBe(status)
      expect((await logIn(user)).status).toBe(200)
    },
  )

  test('answers as nobody is answered from then on, whoever asks', async () => {
    const other = server.client()
    dataOf(await other.post('/v1/auth/login', { username: plaintiff.username, password }))
    await closed(plaintiff)
    for (const client of [plaintiff.client, other]) {
      expect((await client.get('/v1/auth')).status).toBe(401)
      expect((await client.post('/v1/auth/refresh')).status).toBe(401)
    }
    const nobody = await logIn({ username: 'nobody-at-all' })
    for (const username of [plaintiff.username, plaintiff.email]) {
      const refused = await logIn({ username })
      expect(refused).toMatchObject({ status: nobody.status, body: nobody.body })
    }
    dataOf(await server.client().post('/v1/auth/forgot-password', { email: plaintiff.email }))
    await jobsDone(server, 'send password reset link')
    expect(server.inbox.mail.filter(({ to }) => to?.[0]?.address === plaintiff.email)).toMatchObject([
      { subject: 'Your account was closed' },
    ])
    expect((await server.client().get(`/v1/users/${plaintiff.id}`)).status).toBe(404)
    // The address is free at once; the username stays reserved until the closing cannot be undone.
    expect((await server.client().post('/v1/auth/register', registrationForm({ email: plaintiff.email }))).status).toBe(
      200,
    )
    const again = registrationForm({ username: plaintiff.username })
    expect((await server.client().post('/v1/auth/register', again)).body.code).toBe('USERNAME_TAKEN')
    server.clock.advance(undoPeriod - 1)
    await sweep(server.context)
    expect((await server.client().post('/v1/auth/register', again)).body.code).toBe('USERNAME_TAKEN')
  })

  test('can be undone for three days, and everything is as it was', async () => {
    const id = await claimIn(server, both(), 'DISPUTED')
    await passNoticePeriod(server, both())
    const draft = await draftClaim(both())
    const seen = async () =>
      Promise.all(
        [id, draft].map(async each => {
          const { status, defendants, files, isOtherSideGone } = await claimOf(plaintiff, each)
          return { status, defendants, files, isOtherSideGone }
        }),
      )
    const before = await seen()
    for (const user of [defendant, plaintiff]) await closed(user)
    server.clock.advance(undoPeriod - 1)
    expect((await server.client().post('/v1/auth/login', { username: plaintiff.username, password })).status).toBe(401)
    for (const user of [defendant, plaintiff]) dataOf(await undo(user))
    for (const user of [defendant, plaintiff])
      dataOf(await user.client.post('/v1/auth/login', { username: user.username, password }))
    expect(await seen()).toEqual(before)
    await pass(plaintiff, defendant)
    expect(await seen()).toEqual(before)
    dataOf(await defendant.client.post(`/v1/claims/${id}/propose-resolution`, offerOf()))
  })

  test.each([{ from: 'RESOLUTION_PROPOSED_BY_PLAINTIFF' }, { from: 'RESOLUTION_PROPOSED_BY_DEFENDANT' }] as const)(
    'withdraws an offer that nobody has answered: $from',
    async ({ from }) => {
      const id = await claimIn(server, both(), from)
      await passNoticePeriod(server, both())
      const [leaver, other] = from.endsWith('PLAINTIFF') ? [plaintiff, defendant] : [defendant, plaintiff]
      await closed(leaver)
      expect(await claimOf(other, id)).toMatchObject({ status: 'RESOLUTION_REJECTED', isOtherSideGone: true })
      expect((await claimOf(other, id)).resolutions.at(-1)?.resolutionStatus).toBe('LAPSED')
      expect((await typesOf(other, id)).at(-1)).toBe('RESOLUTION_LAPSED')
      expect(await subjectsFor(other)).toContainEqual(
        expect.stringMatching(/^The offer of EUR.3,000\.00 on .* is not valid any more$/),
      )
      expect((await other.client.post(`/v1/claims/${id}/accept-resolution`)).body.code).toBe('NOT_IN_THIS_STATE')
    },
  )

  test.each(['dispute', 'resolve'])('ends what was written and not paid: %s', async step => {
    const id = await claimIn(server, both(), 'PENDING_PUBLICATION')
    const body = step === 'dispute' ? { disputeReason: 'Legal', disputeExplanation: 'I was never there.' } : undefined
    dataOf(await defendant.client.post(`/v1/claims/${id}/${step}`, body))
    expect(await openPaymentsOf(server, id)).toHaveLength(1)
    await closed(defendant)
    expect(await openPaymentsOf(server, id)).toEqual([])
    expect(await claimOf(plaintiff, id)).toMatchObject({ status: 'PENDING_PUBLICATION', pendingActs: [] })
  })

  test('and accepting at the same moment end in one of both', async () => {
    const id = await claimIn(server, both(), 'RESOLUTION_PROPOSED_BY_DEFENDANT')
    const [closing, accepting] = await Promise.all([
      close(defendant),
      plaintiff.client.post(`/v1/claims/${id}/accept-resolution`),
    ])
    const { status } = await claimOf(plaintiff, id)
    if (closing.status === 200)
      expect([accepting.body.code, status]).toEqual(['NOT_IN_THIS_STATE', 'RESOLUTION_REJECTED'])
    else
      expect([closing.body.code, accepting.status, status]).toEqual(['CLAIMS_IN_THE_WAY', 200, 'RESOLUTION_ACCEPTED'])
  })

  const offer = ['post', 'propose-resolution', offerOf()] as const
  const message = ['post', 'messages', { text: 'Are you there?' }] as const
  const link = ['post', 'documents/urls', { url: 'https://example.org/b', urlDescription: 'The bill' }] as const
  test.each([
    { user: 'plaintiff', status: 'PENDING', call: ['patch', '', { location: 'Graz' }] },
    { user: 'plaintiff', status: 'PENDING', call: link },
    { user: 'plaintiff', status: 'PENDING', call: ['post', 'submit'] },
    { user: 'plaintiff', status: 'DISPUTED', call: offer },
    { user: 'plaintiff', status: 'DISPUTED', call: message },
    { user: 'defendant', status: 'PENDING_PUBLICATION', call: ['post', 'extend'] },
    { user: 'defendant', status: 'PUBLISHED', call: offer },
    { user: 'defendant', status: 'DISPUTED', call: message },
  ] as const)('refuses what has waited for it: $user, $status, $call', async ({ user, status, call }) => {
    const id = await claimIn(server, both(), status)
    if (isDisputed(status)) await passNoticePeriod(server, both())
    await jobsDone(server, 'send invitation', 'send takeover notice', 'apply deadlines')
    const { client, id: userId } = both()[user]
    const [method, path, body] = call
    const { database } = server.context
    const rowsOf = async () => {
      const tables = ['actions', 'messages', 'documents', 'resolutions']
      const counts = tables.map(table => sql`(select count(*) from ${sql.table(table)} where claim_id = ${id})`)
      const { rows } = await sql`
        select *, array[${sql.join(counts)}] as counts from claims where id = ${id}`.execute(database)
      return rows
    }
    const before = await rowsOf()
    const acting = await inTransaction(database, async transaction => {
      await lockClaimRow(transaction, id)
      const answer = client[method](`/v1/claims/${id}${path && `/${path}`}`, body)
      await lockAwaited(database)
      const closing = await closeOwnAccount({ ...server.context, database: transaction }, { userId })
      expect(closing.ok).toBe(true)
      return { answer }
    })
    expect(await acting.answer).toMatchObject({ status: 401, body: { code: 'NOT_SIGNED_IN' } })
    expect(await rowsOf()).toEqual(before)
  })

  test('several times at once closes it once', async () => {
    const answers = await Promise.all([close(plaintiff), close(plaintiff), close(plaintiff)])
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect(answers.every(({ status }) => status === 200 || status === 401)).toBe(true)
    dataOf(await undo(plaintiff))
    expect((await logIn(plaintiff)).status).toBe(200)
  })

  test('wants to know who is there', async () => {
    server.clock.advance(14 * 60_000)
    server.clock.advance(2 * 60_000)
    dataOf(await plaintiff.client.post('/v1/auth/refresh'))
    expect((await close(plaintiff)).body.code).toBe('SIGN_IN_AGAIN')
    dataOf(await plaintiff.client.post('/v1/auth/prove-password', { password }))
    await closed(plaintiff)
  })
})

describe('a claim that somebody has left', { tags: 'SPEC-8-OTHER_SIDE_GONE' }, () => {
  test.each(parties)('takes no offer that nobody would answer, and all that needs no answer: %s', async leaving => {
    const id = await claimIn(server, both(), leaving === 'Plaintiff' ? 'PUBLISHED' : 'DISPUTED')
    const [leaver, other] = leaving === 'Plaintiff' ? [plaintiff, defendant] : [defendant, plaintiff]
    const offer = () => other.client.post(`/v1/claims/${id}/propose-resolution`, offerOf())
    expect(await claimOf(other, id)).toMatchObject({ isOtherSideGone: false })
    await closed(leaver)
    for (const isForGood of [false, true]) {
      if (isForGood) await pass(other)
      expect((await offer()).body.code).toBe('OTHER_SIDE_GONE')
      expect(await claimOf(other, id)).toMatchObject({ isOtherSideGone: true })
      const lists = await listsOf(other)
      expect([...lists.myClaims, ...lists.accusedClaims]).toMatchObject([{ id, isOtherSideGone: true }])
    }
    expect(await subjectsFor(other)).toContainEqual(expect.stringMatching(/closed their account/))
    if (leaving === 'Defendant') return
    const dispute = { disputeReason: 'Legal', disputeExplanation: 'I was never there.' }
    dataOf(await other.client.post(`/v1/claims/${id}/dispute`, dispute))
    expect(await openPaymentsOf(server, id)).toHaveLength(1)
    const seen = dataOf<Claim>(await server.client().get(`/v1/claims/${id}`))
    expect(seen).toMatchObject({ plaintiffs: [{ firstName: 'Paula', city: 'London', country: 'GB', address: '' }] })
  })

  test('promises no offer in what is written of it', async () => {
    const { email } = registrationForm()
    const id = await draftClaim(both())
    const named = { firstName: 'Nora', lastName: 'Named', email }
    dataOf(await plaintiff.client.post(`/v1/claims/${id}/defendants/individual`, named))
    await fileDraft(server, id, { plaintiff, defendants: [defendant] })
    await jobsDone(server, 'send invitation')
    await passNoticePeriod(server, both())
    const lastMail = async (address: string, subject: RegExp) => {
      await jobsDone(server, 'send letters again', 'send invitation', 'send receipt')
      return (await server.inbox.take(address, subject)).text?.replaceAll(/\s+/g, ' ')
    }
    const offers = 'You can make an offer'
    const atLastLetter = async (subject: RegExp) => {
      dataOf(await server.client().post('/v1/letters/request', { email }))
      return lastMail(email, subject)
    }
    expect(await lastMail(email, /you can still answer/)).toContain(offers)
    await closed(plaintiff)
    server.clock.advance(pauseBetweenLetters)
    expect(await atLastLetter(/you can still answer/)).not.toContain(offers)
    dataOf(await defendant.client.post('/v1/auth/refresh'))
    const dispute = { disputeReason: 'Legal', disputeExplanation: 'I was never there.' }
    dataOf(await defendant.client.post(`/v1/claims/${id}/dispute`, dispute))
    await pay(server, id, 'dispute')
    expect(await lastMail(email, /you can join/)).not.toContain(offers)
    expect(await lastMail(defendant.email, /paid: the claim is disputed/)).not.toContain('can now make an offer')
    const { notifications } = dataOf<{ notifications: { subject: string; content: string }[] }>(
      await defendant.client.get('/v1/notifications'),
    )
    const said = notifications.find(({ subject }) => / disputes /.test(subject))?.content
    expect(said).toContain('As long as the plaintiff has an account, either party can make an offer')
  })

  test('takes offers as long as one of the other side is there', async () => {
    const other = await confirmedUser(server)
    const id = await claimDisputedByOther(server, { ...both(), other })
    await closed(defendant)
    await pass(plaintiff, other)
    expect(await claimOf(plaintiff, id)).toMatchObject({ isOtherSideGone: false })
    dataOf(await plaintiff.client.post(`/v1/claims/${id}/propose-resolution`, offerOf()))
  })

  test('can be taken over again by whoever has the named address, and by a code', async () => {
    const id = await claimIn(server, both(), 'DISPUTED')
    await closed(defendant)
    const heir = await registeredUser(server, { email: defendant.email })
    expect(dataOf<object[]>(await heir.client.get('/v1/claims/offered'))).toEqual([])
    await pass(plaintiff, heir)
    expect((await typesOf(plaintiff, id)).at(-1)).toBe('TAKEOVER_ENDED')
    const [seat] = (await claimOf(plaintiff, id)).defendants
    expect(dataOf<object[]>(await heir.client.get('/v1/claims/offered'))).toMatchObject([{ defendantId: seat?.id }])
    dataOf(await heir.client.post(`/v1/claims/defendants/${seat?.id}/takeover`))
    expect(await claimOf(plaintiff, id)).toMatchObject({ isOtherSideGone: false })
    dataOf(await plaintiff.client.post(`/v1/claims/${id}/propose-resolution`, offerOf()))
  })
})

test('what somebody has answered stays their answer on the public record', async () => {
  const id = await claimIn(server, both(), 'DISPUTED')
  dataOf(await plaintiff.client.post(`/v1/claims/${id}/propose-resolution`, offerOf({ costOwner: 'Plaintiff' })))
  dataOf(await defendant.client.post(`/v1/claims/${id}/accept-resolution`))
  dataOf(await plaintiff.client.post(`/v1/claims/${id}/resolve`))
  await passNoticePeriod(server, both())
  await pay(server, id, 'platform fee')
  const [seat] = (await claimOf(plaintiff, id)).defendants
  const figures = async () =>
    dataOf<{ figures: object }>(await server.client().get(`/v1/claims/defendants/${seat?.id}/record`)).figures
  const before = await figures()
  expect(before).toMatchObject({ claims: 1, answered: 1, settled: 1 })
  await closed(defendant)
  await pass(plaintiff)
  expect((await typesOf(plaintiff, id)).at(-1)).toBe('TAKEOVER_ENDED')
  expect(await figures()).toEqual(before)
})

describe('after three days', { tags: 'SPEC-6-account-closure' }, () => {
  /** Tables with rows that contain a text in any column. */
  async function tablesWith(text: string): Promise<string[]> {
    const { database } = server.context
    const { rows: tables } = await sql<{ name: string }>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')
    `.execute(database)
    const found: string[] = []
    for (const { name } of tables) {
      const { rows } = await sql<{ is: boolean }>`
        select exists (select from ${sql.raw(name)} as each where position(${text} in each::text) > 0) as is
      `.execute(database)
      if (rows[0]?.is) found.push(name)
    }
    return found
  }

  const own = () => ({
    address: `Gasse ${crypto.randomUUID()}`,
    identificationId: `ID${Date.now()}${Math.random()}`.slice(0, 20),
  })

  test('nothing is left of whoever has no part in a filed claim', async () => {
    const form = own()
    const user = await confirmedUser(server, form)
    const draft = await draftClaim({ plaintiff: user, defendant })
    await upload(user.client, draft, { name: 'a.txt', content: new TextEncoder().encode('evidence') })
    dataOf(await user.client.post('/v1/users/data-export'))
    await jobsDone(server, 'make data export')
    for (const text of [user.email, user.username, form.address, form.identificationId, user.id])
      expect(await tablesWith(text), text).not.toEqual([])
    const { rows: files } = await sql<{ key: string }>`
      select storage_key as key from documents where added_by = ${user.id} and storage_key is not null
      union all select storage_key from data_exports where user_id = ${user.id}
    `.execute(server.context.database)
    expect(files).toHaveLength(2)
    await closed(user)
    await pass()
    const left = async () => {
      const contents = await Promise.all(files.map(({ key }) => server.context.storage.read(key)))
      for (const content of contents) content?.destroy()
      return contents.filter(content => content !== null)
    }
    await expect.poll(left).toEqual([])
    for (const text of [user.email, user.username, form.address, form.identificationId])
      expect(await tablesWith(text), text).toEqual([])
    // Completed jobs stay for a while and contain ids of deleted rows.
    for (const id of [draft, user.id])
      expect((await tablesWith(id)).filter(name => !name.startsWith('pgboss.'))).toEqual([])
    expect(
      (await server.client().post('/v1/auth/register', registrationForm({ username: user.username }))).status,
    ).toBe(200)
  })

  test('of whoever is on record the name is left, and nothing besides', async () => {
    const form = own()
    const user = await confirmedUser(server, { ...form, firstName: 'Left', lastName: 'Long-Ago', city: 'Spittal' })
    const id = await claimIn(server, { plaintiff: user, defendant }, 'RESOLVED_IN_FAVOUR_OF_PLANTIFF')
    await closed(user)
    await pass(defendant)
    for (const text of [user.email, user.username, form.address, form.identificationId])
      expect(await tablesWith(text), text).toEqual([])
    expect(await claimOf(defendant, id)).toMatchObject({
      status: 'RESOLVED_IN_FAVOUR_OF_PLANTIFF',
      plaintiffs: [{ firstName: 'Left', lastName: 'Long-Ago', city: 'Spittal' }],
    })
    const { rows } = await sql`select * from users where id = ${user.id}`.execute(server.context.database)
    expect(rows).toMatchObject([
      { username: `closed-${user.id}`, address: '', identification_id: '', password_hash: null },
    ])
    expect((await logIn({ username: `closed-${user.id}` })).status).toBe(401)
    await pass(defendant)
    expect(await claimOf(defendant, id)).toMatchObject({ plaintiffs: [{ firstName: 'Left' }] })
  })

  test('whom they have referred stays, referred by nobody', async () => {
    const code = dataOf<{ link: string }>(await plaintiff.client.get('/v1/users/referrals'))
      .link.split('=')
      .at(-1)
    const referred = await registeredUser(server, { usedReferralCode: code })
    await closed(plaintiff)
    await pass(referred)
    dataOf(await referred.client.get('/v1/auth'))
    expect(await tablesWith(plaintiff.email)).toEqual([])
  })

  test('an undo that comes too late finds nothing', async () => {
    await closed(plaintiff)
    await pass()
    expect((await undo(plaintiff)).body.code).toBe('LINK_INVALID')
  })

  test('every table that refers to accounts is known to be theirs alone, or of a record', async () => {
    const { rows } = await sql<{ table: string; column: string; action: string }>`
      select c.conrelid::regclass::text as table, a.attname as column, c.confdeltype as action
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'users'::regclass
    `.execute(server.context.database)
    const cascading = rows.filter(({ action }) => action === 'c').map(({ table, column }) => [table, column])
    expect(Object.entries(ownTables)).toEqual(cascading.sort())
  })
})
