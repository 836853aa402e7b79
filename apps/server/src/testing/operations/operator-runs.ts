import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PartyClaim, PublicClaim } from '@redress/contract/claim-views.ts'
import type { User } from '@redress/contract/users.ts'
import { languages } from '@redress/domain/people/languages.ts'
import { type LocalWallet, openLocalWallet } from '@redress/localnet/local-wallet.ts'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { suspend } from '../../accounts/suspensions/suspend.ts'
import { runRecords } from '../../claims/defendants/run-records.ts'
import { runReports } from '../../claims/reports/run-reports.ts'
import { accountObserver } from '../../claims/takeover/account-observer.ts'
import { listFeeCodes } from '../../payments/fee-codes.ts'
import { accountExample, writeStatement } from '../../payments/statements/testing/write-statement.ts'
import { filledCommand } from '../documented-commands.ts'
import {
  claimByCalls,
  dataOf,
  draftClaim,
  fileDraft,
  makeFeesOverdue,
  openPaymentOf,
  passNoticePeriod,
} from '../file-claim.ts'
import { days } from '../movable-clock.ts'
import { withSecondFactor } from '../second-factors.ts'
import { confirmedUser, password, type TestUser } from '../sign-up.ts'
import { startTestServer, type TestServer } from '../test-server.ts'
import type { OperatorsFolder } from './command-line.ts'
import { once } from './once.ts'

const soon = { timeout: 60_000 }
const operator = { WHO: 'Olga', WHY: "'She wrote to us'" }

/** The operator's commands, each on an installation with the data that it needs. */
export type OperatorRuns = Awaited<ReturnType<typeof startOperatorRuns>>

export async function startOperatorRuns({ run }: OperatorsFolder) {
  const server: TestServer = await startTestServer()
  const { database, settings } = server.context
  const names = ['DATABASE_URL', 'DATA_DIR', 'SMTP_URL', 'SOLANA_RPC_URL', 'SOLANA_WS_URL', 'SOLANA_CLUSTER'] as const
  const env = {
    ...Object.fromEntries(names.map(name => [name, settings[name]])),
    PAYMENT_RECIPIENT: settings.PAYMENT_RECIPIENT ?? '',
  }
  /** Output of a successful command. */
  async function done(command: string, values: Readonly<Record<string, string>> = {}): Promise<string> {
    const { code, output, complaint } = await run(filledCommand(command, values), { env })
    expect({ code, complaint }).toEqual({ code: 0, complaint: '' })
    return output
  }
  const actsAbout = async (subject: string) => {
    const { rows } = await sql<{ kind: string; done_by: string; why: string }>`
      select kind, done_by, why from operator_acts where subject = ${subject}
    `.execute(database)
    return rows
  }
  const opponents = async () => ({ plaintiff: await confirmedUser(server), defendant: await confirmedUser(server) })

  /** Public claim with a report. */
  async function reportedClaim() {
    const both = await opponents()
    const claimId = await claimByCalls(server, both, 'PUBLISHED')
    const form = { reason: 'other', text: 'No.' }
    const { number } = dataOf<{ number: string }>(await server.client().post(`/v1/claims/${claimId}/reports`, form))
    return { plaintiff: both.plaintiff, claimId, number }
  }
  const restrict = async (number: string) =>
    expect(await runReports(server.context, ['restrict', number, 'So.', '--by', 'Otto'])).toMatchObject({ ok: true })
  async function objectTo(claimId: string, { client }: TestUser) {
    const { restrictions } = dataOf<PartyClaim>(await client.get(`/v1/claims/${claimId}`))
    const objection = { decisionId: restrictions[0]?.id, text: 'No.' }
    dataOf(await client.post(`/v1/claims/${claimId}/objections`, objection))
  }

  async function unappliedTransfer(wallet: LocalWallet, lamports: bigint) {
    const signature = await wallet.send({ recipient: env.PAYMENT_RECIPIENT, lamports })
    const found = () =>
      database.selectFrom('transfers').selectAll().where('signature', '=', signature).executeTakeFirst()
    await expect.poll(found, soon).toBeDefined()
    return found()
  }
  const stateOf = async (id: string) =>
    (await database.selectFrom('transfers').select('state').where('id', '=', id).executeTakeFirst())?.state

  /** Dead-letters a mail; returns the job's id. */
  async function giveUpMail(): Promise<string> {
    const { email } = await confirmedUser(server)
    server.inbox.leave()
    await server.client().post('/v1/auth/forgot-password', { email })
    const lastTry = async () => {
      const { numAffectedRows } = await sql`
        update pgboss.job set retry_count = retry_limit, start_after = now()
        where name = 'send-password-reset-link' and state = 'retry'
      `.execute(database)
      return numAffectedRows
    }
    await expect.poll(lastTry, soon).toBe(1n)
    await expect.poll(async () => (await server.context.jobs.givenUp(database)).length, soon).toBeGreaterThan(0)
    server.inbox.comeBack()
    return email
  }
  const publishedClaim = once(async () => claimByCalls(server, await opponents(), 'PUBLISHED'))
  async function report(email = '') {
    const claimId = await publishedClaim('')
    const body = { reason: 'wrong person', text: 'I am not they.', ...(email && { email }) }
    return dataOf<{ number: string }>(await server.client().post(`/v1/claims/${claimId}/reports`, body)).number
  }
  const refusedReport = once(async () => {
    const number = await report()
    expect(await runReports(server.context, ['refuse', number, 'Corrected.', '--by', 'Olga'])).toMatchObject({
      ok: true,
    })
    return number
  })
  const mailGivenUp = once(giveUpMail)

  return {
    /** Books a statement with a transfer that names no payment. */
    bookStatement: once(async command => {
      const [folder, account] = [await mkdtemp(join(tmpdir(), 'redress-statement-')), accountExample]
      const file = join(folder, 'statement.xml')
      await writeFile(file, writeStatement([{ cents: 1000, text: 'Rent', reference: 'B1' }]))
      const bank = { OPERATOR_IBAN: account, OPERATOR_IBAN_HOLDER: 'Redress' }
      const { code, output } = await run(filledCommand(command, { FILE: file }), { env: { ...env, ...bank } })
      await rm(folder, { recursive: true })
      expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('1 entry waits for you') })
    }),
    alikeRecords: once(async command => {
      expect(await done(command)).toContain('No two records of companies are alike.')
    }),
    /** Merges two companies that public claims name, so that one can be split off. */
    arrangeRecords: async (command: string) => {
      const { plaintiff, defendant } = await opponents()
      const companies: string[] = []
      for (const name of [randomUUID(), randomUUID()]) {
        const claimId = await draftClaim({ plaintiff, defendant })
        const company = { taxId: 'unknown', country: 'AT', legalName: name, email: `${name}@example.org` }
        const added = await plaintiff.client.post(`/v1/claims/${claimId}/defendants/company`, company)
        companies.push(dataOf<{ id: string }>(added).id)
        await fileDraft(server, claimId, { plaintiff, defendants: [defendant] })
      }
      await passNoticePeriod(server, { plaintiff, defendant })
      const [one = '', other = ''] = companies
      const said = ['--by', 'Otto', '--because', 'So.']
      if (command.includes('records split')) await runRecords(server.context, ['merge', one, other, ...said])
      const values = Object.entries({ ...operator, COMPANY: one, OTHER: other })
      await done(command, Object.fromEntries(values.filter(([name]) => command.includes(name))))
      const recordOf = async (id: string) =>
        dataOf<{ id: string }>(await server.client().get(`/v1/claims/defendants/${id}/record`)).id
      expect((await recordOf(one)) === (await recordOf(other))).toBe(command.includes('records merge'))
    },
    secondFactorOff: once(async command => {
      const user = await confirmedUser(server)
      await withSecondFactor(server, user)
      const logIn = async () =>
        (await server.client().post('/v1/auth/login', { username: user.username, password })).status
      expect(await logIn()).not.toBe(200)
      expect(await done(command, { ...operator, USERNAME: user.username })).toContain('Two-step login is off')
      expect(await logIn()).toBe(200)
      const told = () =>
        server.inbox.mail.filter(({ to }) => to?.[0]?.address === user.email).map(({ text }) => text ?? '')
      await expect
        .poll(told, soon)
        .toContainEqual(expect.stringContaining('The operator of this site has switched off'))
    }),

    listActs: async (command: string) => {
      const act = new RegExp(`report refused ${await refusedReport('')}\\S*, claim .*\\n    by Olga: Corrected\\.\\n`)
      expect(await done(command)).toMatch(act)
    },

    apply: async (command: string) => {
      const wallet = await openLocalWallet(server.chainUrl)
      const people = await opponents()
      const claimId = await claimByCalls(server, people, 'WAITING_FOR_PAYMENT')
      const payment = await openPaymentOf(server, claimId, 'submission')
      const transfer = await unappliedTransfer(wallet, payment.lamports)
      const values = { ...operator, TRANSFER: transfer?.id ?? '', PAYMENT: payment.id }
      expect(await done(command, values)).toContain('The transfer is credited to the payment.')
      expect(await stateOf(transfer?.id ?? '')).toBe('credited')
      expect(await actsAbout(transfer?.id ?? '')).toEqual([
        { kind: 'transfer applied', done_by: 'Olga', why: 'She wrote to us' },
      ])
    },

    returned: async (command: string) => {
      const [wallet, treasury] = [await openLocalWallet(server.chainUrl), await openLocalWallet(server.chainUrl)]
      const transfer = await unappliedTransfer(wallet, 1_000_000n)
      // The server's own wallet has no key here: the transfer counts as one to the treasury.
      const { database } = server.context
      await database
        .updateTable('transfers')
        .set({ recipient: treasury.address })
        .where('id', '=', transfer?.id ?? '')
        .execute()
      const signature = await treasury.send({ recipient: wallet.address, lamports: 1_000_000n })
      await expect.poll(() => server.context.chain.transaction(signature), soon).not.toBeNull()
      const values = { ...operator, TRANSFER: transfer?.id ?? '', SIGNATURE: signature }
      expect(await done(command, values)).toContain('The transfer is noted as returned.')
      expect(await stateOf(transfer?.id ?? '')).toBe('returned')
      expect(await actsAbout(transfer?.id ?? '')).toEqual([
        { kind: 'transfer returned', done_by: 'Olga', why: 'She wrote to us' },
      ])
    },

    listPayments: async (command: string) => {
      expect(await done(command)).toContain('unapplied')
    },

    listAgreements: async (command: string) => {
      expect(await done(command)).toMatch(/owed by|No platform fee is overdue/)
    },

    endAgreement: async (command: string) => {
      const claimId = await claimByCalls(server, await opponents(), 'RESOLUTION_ACCEPTED')
      await makeFeesOverdue(server)
      expect(await done(command, { ...operator, CLAIM: claimId })).toContain('is ended. Both sides are told.')
      expect(await actsAbout(claimId)).toEqual([{ kind: 'agreement ended', done_by: 'Olga', why: 'She wrote to us' }])
    },

    listReports: async (command: string) => {
      const number = await report()
      expect(await done(command)).toMatch(new RegExp(`^${number} `, 'm'))
    },

    showReport: async (command: string) => {
      expect(await done(command, { REPORT: await report() })).toContain('I am not they.')
    },

    refuseReport: once(async command => {
      const number = await report('eve@reader.example')
      const values = { REPORT: number, REASON: 'The name was corrected.', WHO: 'Olga' }
      expect(await done(command, values)).toContain('is refused')
      expect((await server.inbox.take('eve@reader.example')).text).toContain('The name was corrected.')
    }),

    /** Restricts, upholds after an objection, and shows again: each is one command. */
    moderate: async (command: string) => {
      const { plaintiff, claimId, number } = await reportedClaim()
      const isShown = async () => (await server.client().get(`/v1/claims/${claimId}`)).status === 200
      if (!command.includes('reports restrict')) await restrict(number)
      if (command.includes('reports keep')) await objectTo(claimId, plaintiff)
      await done(command, { REPORT: number, REASON: 'So.', WHO: 'Olga' })
      expect(await isShown()).toBe(command.includes('reports restore'))
    },

    redact: once(async command => {
      const both = await opponents()
      const claimId = await claimByCalls(server, both, 'PUBLISHED')
      const { defendants } = dataOf<PartyClaim>(await both.defendant.client.get(`/v1/claims/${claimId}`))
      const path = `/v1/claims/${claimId}/defendants/${defendants[0]?.id}/reply`
      const { replies } = dataOf<PartyClaim>(
        await both.defendant.client.post(path, { text: 'He lives in Elm Street.' }),
      )
      const form = { reason: 'private data', text: 'No.', replyId: replies[0]?.id }
      const { number } = dataOf<{ number: string }>(await server.client().post(`/v1/claims/${claimId}/reports`, form))
      await done(command, { REPORT: number, REASON: 'So.', WHAT: 'address', PASSAGE: 'Elm Street', WHO: 'Olga' })
      const shown = dataOf<PublicClaim>(await server.client().get(`/v1/claims/${claimId}`))
      expect(shown.replies).toMatchObject([{ text: 'He lives in […].', omissions: [{ takenOut: 'address' }] }])
    }),

    staff: async (command: string) => {
      const user = await confirmedUser(server)
      await withSecondFactor(server, user)
      const { username } = user
      const add = 'npm run operator -- staff add USERNAME ROLE --by WHO --because WHY'
      const values = {
        ...(command.includes('WHO') && { ...operator, USERNAME: username }),
        ...(command === add && { ROLE: 'moderator' }),
      }
      if (command !== add) await done(add, { ...operator, USERNAME: username, ROLE: 'moderator' })
      expect(await done(command, values)).toContain(username)
    },

    listAllReports: async (command: string) => {
      const number = await refusedReport('')
      expect(await done(command)).toMatch(new RegExp(`^${number} .*, decided$`, 'm'))
    },

    listObjections: async (command: string) => {
      const { plaintiff, claimId, number } = await reportedClaim()
      await restrict(number)
      expect(await done(command)).not.toContain(number)
      await objectTo(claimId, plaintiff)
      expect(await done(command)).toContain(number)
    },

    listJobs: once(async command => {
      await mailGivenUp('')
      expect(await done(command)).toMatch(/send password reset link .*\n {4}wanted since .*, given up /)
    }),

    runJobsAgain: async (command: string) => {
      const email = await giveUpMail()
      expect(await done(command, operator)).toMatch(/\d jobs? runs? again\./)
      await server.inbox.take(email, /password/i)
    },

    discardJob: async (command: string) => {
      await giveUpMail()
      const [job] = await server.context.jobs.givenUp(database)
      expect(await done(command, { ...operator, 'JOB...': job?.id ?? '' })).toContain('1 job is discarded.')
    },

    /** Runs the command on an account in the state that it needs. */
    suspensions: async (command: string) => {
      const { username, client } = await confirmedUser(server)
      const context = { ...server.context, accountObserver: accountObserver(server.context) }
      if (!command.includes(' suspend ')) {
        await suspend(context, { by: 'Otto', reason: 'So.' }, username, { scope: 'filing', ground: 'other' })
        dataOf(await client.post('/v1/users/suspension/objection', { text: 'No.' }))
      }
      const values = Object.entries({ ...operator, USERNAME: username, SCOPE: 'account', GROUND: 'untrue claims' })
      const output = await done(command, Object.fromEntries(values.filter(([name]) => command.includes(name))))
      expect(output).toContain(username)
      const { suspension } = dataOf<User>(await client.get('/v1/auth'))
      const isLifted = command.includes(' lift ')
      expect(suspension?.outcome ?? null).toBe(command.includes(' keep ') ? 'kept' : null)
      expect(suspension === null).toBe(isLifted)
    },

    feeCodes: async (command: string) => {
      const make = "npm run operator -- fee-codes make 'HANDED TO' SHARE USES DAYS --by WHO --because WHY"
      const values = { ...operator, "'HANDED TO'": "'The library'", SHARE: '50', USES: '2', DAYS: '30' }
      const made = await done(make, values)
      expect(made).toMatch(/^([0-9A-Z]{5}-){5}[0-9A-Z]\n/m)
      if (command === make) return
      const { codes } = await listFeeCodes(server.context)
      const used = command.includes(' end ') ? { ...operator, CODE: codes[0]?.id ?? '' } : {}
      expect(await done(command, used)).toMatch(/for The library, used 0 of 2 times|takes over no fee any more|codes/)
    },

    broadcast: async (command: string) => {
      const set = "npm run operator -- broadcast set FROM UNTIL 'TEXT'... --by WHO --because WHY"
      const from = new Date()
      const until = new Date(from.getTime() + days(1))
      const values = {
        ...{ ...operator, FROM: from.toISOString(), UNTIL: until.toISOString() },
        "'TEXT'...": languages.map(language => `'Work tonight (${language})'`).join(' '),
      }
      if (command !== set) await done(set, values)
      const used = Object.entries(values).filter(([name]) => command.includes(name))
      expect(await done(command, Object.fromEntries(used))).toContain(
        command.includes('end') ? 'no longer' : 'Work tonight',
      )
    },

    figures: async (command: string) => {
      await publishedClaim('')
      expect(await done(command)).toMatch(/\nLetters: [1-9]\d* sent, .*\n(.*\n)+all .*\nClaims: [1-9]\d* filed, /)
    },

    figuresForPrograms: async (command: string) => {
      await publishedClaim('')
      expect(JSON.parse(await done(command))).toMatchObject({ letters: { sent: expect.any(Number) } })
    },

    stop: () => server.stop(),
  }
}
