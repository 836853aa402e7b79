import { clientIdHeader } from '@redress/contract/events.ts'
import type { Caller } from '@redress/domain/people/permissions.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Asker } from '../../platform/http/caller.ts'
import type { RequestContext } from '../../platform/http/route.ts'
import { type FreshDatabase, migratedDatabase } from '../../testing/fresh-database.ts'
import { days } from '../../testing/movable-clock.ts'
import type { ClaimRecord } from '../repositories/claim-repository.ts'
import { claimOfParty, claimToRead, clientIdOf, loadClaimAccess, partyOf } from './claim-access.ts'

const [draft, early] = ['PENDING', 'RESOLVED_IN_FAVOUR_OF_PLANTIFF'] as const
const now = new Date('2026-03-01T12:00:00Z')

let installation: FreshDatabase
let claimId: string
let users: Record<'plaintiff' | 'defendant' | 'stranger', string>
beforeAll(async () => {
  installation = await migratedDatabase()
  const { database } = installation
  const [plaintiff = '', defendant = '', stranger = ''] = (
    await database
      .insertInto('users')
      .values(['plaintiff', 'defendant', 'stranger'].map(name => userRow(name)))
      .returning('id')
      .execute()
  ).map(({ id }) => id)
  users = { plaintiff, defendant, stranger }
  const claim = { plaintiff_id: plaintiff, status: draft, currency: 'EUR', location: '', jurisdiction: '' } as const
  ;({ id: claimId } = await database
    .insertInto('claims')
    .values({ ...claim, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow())
  await database
    .insertInto('defendants')
    .values({
      ...{ claim_id: claimId, type: 'Company', legal_name: 'Roof Ltd', country: 'AT', created_at: now },
      ...{ user_id: defendant, taken_at: now },
      ...{ email: 'roof@example.org', cell_phone: '', website: '', social_links: '[]', wallets: '[]' },
    })
    .execute()
})
afterAll(() => installation[Symbol.asyncDispose]())

const userRow = (name: string) => ({
  ...{ username: name, first_name: 'Ada', last_name: 'Lovelace', address: '', city: '', country: 'AT' as const },
  ...{ language: 'en' as const, identification_id: name, password_hash: null, referral_code: name, referred_by: null },
  ...{ pending_redeem_code_hash: null, created_at: now },
})

const access = (id: string, asker: Asker) =>
  loadClaimAccess({ database: installation.database, clock: { now: () => now } })(id, asker)

const account = (userId: string, isConfirmed = true): Asker => ({
  caller: { userId, sessionId: '', provenAt: now, isConfirmed, suspended: null, staff: null },
  reader: null,
})

/** Reader of this claim's letter; `changes` make it answered, or of another claim. */
const readerOf = (changes: { readonly answeredBy?: string; readonly claimId?: string } = {}): Asker => ({
  caller: null,
  reader: {
    ...{ claimId, defendantId: '', tokenHash: '', closesAt: now, answeredBy: null, account: null },
    ...changes,
  },
})

const askers: Record<string, () => Asker> = {
  visitor: () => ({ caller: null, reader: null }),
  unconfirmed: () => account(users.stranger, false),
  confirmed: () => account(users.stranger),
  plaintiff: () => account(users.plaintiff),
  defendant: () => account(users.defendant),
  reader: () => readerOf(),
  'reader who has answered': () => readerOf({ answeredBy: users.stranger }),
  'reader of another letter': () => readerOf({ claimId: users.stranger }),
}

/** Days before (negative) or after now. */
const at = (offset: number) => new Date(now.getTime() + days(1) * offset)

type Facts = () => Partial<Pick<ClaimRecord, 'status' | 'notice_period_ends_at' | 'resolved_at' | 'shown_at'>>
const nobody = [null, null, null] as const
const everybody = ['visitor', 'unconfirmed', 'confirmed'] as const
const bystanders = ['bystander', 'bystander', 'bystander'] as const

describe('how somebody stands to a claim', () => {
  test.each<[string, Facts, readonly (Caller | null)[]]>([
    ['a draft', () => ({ status: draft }), [...nobody, 'plaintiff', null, null, null, null]],
    ['not paid for', () => ({ status: 'WAITING_FOR_PAYMENT' }), [...nobody, 'plaintiff', null, null, null, null]],
    [
      'in its notice period',
      () => ({ status: 'PENDING_PUBLICATION', notice_period_ends_at: at(1) }),
      [...nobody, 'plaintiff', 'defendant', 'reader', null, null],
    ],
    [
      'after it, before the clock has struck',
      () => ({ status: 'PENDING_PUBLICATION', notice_period_ends_at: at(-1) }),
      [...nobody, 'plaintiff', 'defendant', 'reader', null, null],
    ],
    [
      'answered within it',
      () => ({ status: 'DISPUTED', notice_period_ends_at: at(1) }),
      [...nobody, 'plaintiff', 'defendant', 'reader', null, null],
    ],
    [
      'published this moment',
      () => ({ status: 'PUBLISHED', notice_period_ends_at: at(0) }),
      [...everybody, 'plaintiff', 'defendant', 'reader', 'visitor', 'visitor'],
    ],
    [
      'settled within the period',
      () => ({ status: early, notice_period_ends_at: at(-1), resolved_at: at(-2) }),
      [...bystanders, 'plaintiff', 'defendant', 'reader', 'bystander', 'bystander'],
    ],
    [
      'settled within the period, and shown',
      () => ({ status: early, notice_period_ends_at: at(-1), resolved_at: at(-2), shown_at: at(0) }),
      [...everybody, 'plaintiff', 'defendant', 'reader', 'visitor', 'visitor'],
    ],
    [
      'settled after publication',
      () => ({ status: early, notice_period_ends_at: at(-2), resolved_at: at(-1) }),
      [...everybody, 'plaintiff', 'defendant', 'reader', 'visitor', 'visitor'],
    ],
  ])('%s', async (_name, facts, relations) => {
    const { database } = installation
    const cleared = { notice_period_ends_at: null, resolved_at: null, shown_at: null }
    await database
      .updateTable('claims')
      .set({ ...cleared, ...facts() })
      .where('id', '=', claimId)
      .execute()
    const { public_from: _, ...row } = await database
      .selectFrom('claims')
      .selectAll()
      .where('id', '=', claimId)
      .executeTakeFirstOrThrow()
    for (const [index, [name, asker]] of Object.entries(askers).entries()) {
      const relation = relations[index]
      const asking = asker()
      const expected = relation ? { claim: row, relation } : null
      for (const id of [claimId, claimId.toUpperCase()]) expect(await access(id, asking), name).toEqual(expected)
    }
  })

  test('of which there is none', async () => {
    for (const asker of Object.values(askers)) expect(await access(users.stranger, asker())).toBeNull()
  })
})

test.each<[Caller, string | null]>([
  ['plaintiff', 'Plaintiff'],
  ['defendant', 'Defendant'],
  ['reader', 'Defendant'],
  ['confirmed', null],
  ['visitor', null],
  ['bystander', null],
])('a %s is the party %s', (relation, party) => {
  expect(partyOf(relation)).toBe(party)
})

describe('what a handler is given', () => {
  const claim = {} as ClaimRecord
  const request = (relation: Caller, asker: Asker, header?: string | string[]) =>
    ({
      ...asker,
      claimAccess: { claim, relation },
      request: { headers: { [clientIdHeader.toLowerCase()]: header } },
    }) as unknown as RequestContext

  test('names the party, the account where there is one, and the tab', () => {
    const id = users.defendant
    const ofParty = request('defendant', account(users.defendant), 'tab-1')
    expect(claimToRead(ofParty)).toEqual({ claim, party: 'Defendant', userId: id })
    expect(claimOfParty(ofParty)).toEqual({ claim, party: 'Defendant', userId: id, clientId: 'tab-1' })
    expect(claimToRead(request('reader', readerOf()))).toEqual({ claim, party: 'Defendant', userId: null })
  })

  test('is nothing where no party asks', () => {
    expect(() => claimToRead(request('confirmed', account(users.stranger)))).toThrow('a handler that is for parties')
    expect(() => claimOfParty(request('reader', readerOf()))).toThrow('a handler that needs an account')
  })

  test.each([
    ['tab-1', 'tab-1'],
    ['a_Z-9'.repeat(12).concat('1234'), 'a_Z-9'.repeat(12).concat('1234')],
    ['a'.repeat(65), undefined],
    ['', undefined],
    ['two words', undefined],
    [' tab', undefined],
    ['tab\n', undefined],
    [['tab'], undefined],
    [undefined, undefined],
  ])('of the header %j, the tab is %j', (header, clientId) => {
    expect(clientIdOf(request('visitor', { caller: null, reader: null }, header))).toBe(clientId)
  })
})
