import { endpoint } from '@redress/contract/endpoint.ts'
import { proofPeriod } from '@redress/domain/people/account-changes.ts'
import type { Caller, Permission, StaffRole } from '@redress/domain/people/permissions.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { ClaimRecord } from '../database/schema.ts'
import { fail, ok } from '../result.ts'
import type { Asker, SignedIn } from './caller.ts'
import { guardAccount, guardClaim } from './guard.ts'

const now = new Date('2026-03-01T12:00:00Z')

const account = (changes: Partial<SignedIn> = {}): SignedIn => ({
  userId: 'user',
  sessionId: 'session',
  provenAt: now,
  isConfirmed: true,
  suspended: null,
  staff: null,
  ...changes,
})
const signedIn = (changes: Partial<SignedIn> = {}): Asker => ({ caller: account(changes), reader: null })
const reader = {
  claimId: 'claim',
  defendantId: 'defendant',
  tokenHash: 'hash',
  closesAt: now,
  answeredBy: null,
  account: account(),
}

const askers = {
  visitor: { caller: null, reader: null },
  unconfirmed: signedIn({ isConfirmed: false }),
  confirmed: signedIn(),
  reader: { caller: null, reader },
} as const satisfies Record<string, Asker>

const asking = (permission: Permission, needsProof?: true) =>
  endpoint({
    ...{ method: 'POST', path: '/v1/claims/:id', summary: '', permission, output: z.null(), errors: [] },
    ...(needsProof && { needsProof }),
  })

describe('a call of the console', () => {
  const staff = (role: StaffRole, hasSecondFactor = true, provenAt = now) =>
    signedIn({ staff: { role, username: 'olga', hasSecondFactor }, provenAt })
  const longAgo = new Date(now.getTime() - proofPeriod)

  test.each<[string, Asker, string | null, string | null]>([
    ['a visitor', askers.visitor, 'NOT_FOUND', 'NOT_FOUND'],
    ['a reader of a letter', askers.reader, 'NOT_FOUND', 'NOT_FOUND'],
    ['an account', askers.confirmed, 'NOT_FOUND', 'NOT_FOUND'],
    ['a session that is over', { ...askers.visitor, isSessionOver: true }, 'NOT_SIGNED_IN', 'NOT_SIGNED_IN'],
    ['a reader', staff('reader'), null, 'NOT_FOUND'],
    ['a moderator', staff('moderator'), null, null],
    ['a treasurer', staff('treasurer'), 'NOT_FOUND', 'NOT_FOUND'],
    ['an administrator', staff('administrator'), null, null],
    [
      ...(['a moderator without a second factor', staff('moderator', false)] as const),
      ...(['SECOND_FACTOR_REQUIRED', 'SECOND_FACTOR_REQUIRED'] as const),
    ],
    ['a moderator without fresh proof', staff('moderator', true, longAgo), null, 'SIGN_IN_AGAIN'],
  ])('%s looks, and acts', (_, asker, look, act) => {
    const answer = (refusal: string | null) => (refusal === null ? ok(null) : { ok: false, code: refusal })
    expect(guardAccount(asking('read reports'), { asker, now })).toEqual(answer(look))
    expect(guardAccount(asking('moderate the record', true), { asker, now })).toEqual(answer(act))
  })
})

describe('the account', () => {
  test.each<[Permission, readonly (string | null)[]]>([
    ['read public pages', [null, null, null, null]],
    ['read a claim', [null, null, null, null]],
    ['use an own account', ['NOT_SIGNED_IN', null, null, 'NOT_SIGNED_IN']],
    ['use the dashboard', ['NOT_SIGNED_IN', 'EMAIL_NOT_CONFIRMED', null, 'NOT_SIGNED_IN']],
    // Ownership is checked with the claim.
    ['dispute a claim', ['NOT_SIGNED_IN', 'EMAIL_NOT_CONFIRMED', null, 'NOT_SIGNED_IN']],
    ['ask for more time', ['NOT_SIGNED_IN', 'EMAIL_NOT_CONFIRMED', null, null]],
    ['disown an address', ['NOT_SIGNED_IN', 'EMAIL_NOT_CONFIRMED', null, null]],
    ['read and answer a letter', ['LETTER_CLOSED', 'LETTER_CLOSED', 'LETTER_CLOSED', null]],
  ])('who may "%s": visitor, unconfirmed, confirmed, reader', (permission, refusals) => {
    const answers = Object.values(askers).map(asker => guardAccount(asking(permission), { asker, now }))
    expect(answers).toEqual(refusals.map(refusal => (refusal === null ? ok(null) : { ok: false, code: refusal })))
  })

  const justInTime = new Date(now.getTime() - proofPeriod + 1)
  const tooLate = new Date(now.getTime() - proofPeriod)
  test.each<[string, boolean, true | undefined, Asker]>([
    ['proven just in time', true, true, signedIn({ provenAt: justInTime })],
    ['proven too long ago', false, true, signedIn({ provenAt: tooLate })],
    ['proven long ago, where no proof is asked for', true, undefined, signedIn({ provenAt: tooLate })],
    ['nobody, whom a call is open to', true, true, askers.visitor],
  ])('%s', (_, isLetIn, needsProof, asker) => {
    const answer = guardAccount(asking('use a link that was sent', needsProof), { asker, now })
    expect(answer).toEqual(isLetIn ? ok(null) : fail('SIGN_IN_AGAIN'))
  })
})

describe('a request that names its account', () => {
  const named = (permission: Permission, asker: Asker, account = 'user') =>
    guardAccount(asking(permission), { asker, account, now })
  const others = { ...reader, account: account({ userId: 'other' }) }

  test.each<[Permission, string, Asker, string | null]>([
    ['use the dashboard', 'that account', signedIn(), null],
    ['use the dashboard', 'another', signedIn({ userId: 'other' }), 'OTHER_ACCOUNT'],
    ['read a claim', 'another', signedIn({ userId: 'other' }), 'OTHER_ACCOUNT'],
    ['read public pages', 'another', signedIn({ userId: 'other' }), 'OTHER_ACCOUNT'],
    ['read reports', 'another', signedIn({ userId: 'other' }), 'OTHER_ACCOUNT'],
    ['report the record', 'nobody', askers.visitor, 'NOT_SIGNED_IN'],
    ['read public pages', 'nobody', askers.visitor, null],
    ['read and answer a letter', 'that account beside a letter', askers.reader, null],
    [
      ...(['read and answer a letter', 'another beside a letter'] as const),
      ...([{ caller: null, reader: others }, 'OTHER_ACCOUNT'] as const),
    ],
    [
      ...(['read and answer a letter', 'nobody beside a letter'] as const),
      ...([{ caller: null, reader: { ...reader, account: null } }, null] as const),
    ],
  ])('"%s" while %s is signed in: %s', (permission, _, asker, refusal) => {
    expect(named(permission, asker)).toEqual(refusal === null ? ok(null) : { ok: false, code: refusal })
  })
})

describe('the claim', () => {
  const claim = {} as ClaimRecord
  const loaded = (relation: Caller | null) => async () => relation && { claim, relation }

  test('is loaded by the id of the request, for whoever asks', async () => {
    const asked: unknown[] = []
    await guardClaim(asking('read documents'), 'claim', askers.confirmed, async (...all) => {
      asked.push(...all)
      return null
    })
    expect(asked).toEqual(['claim', askers.confirmed])
  })

  test.each<[Permission, Caller | null, string | null]>([
    ['read documents', null, 'CLAIM_NOT_FOUND'],
    ['read documents', 'confirmed', 'FORBIDDEN'],
    ['read documents', 'bystander', 'FORBIDDEN'],
    ['read documents', 'reader', null],
    ['read documents', 'plaintiff', null],
    ['dispute a claim', 'plaintiff', 'FORBIDDEN'],
    ['dispute a claim', 'defendant', null],
    ['read a claim', null, 'CLAIM_NOT_FOUND'],
    ['read a claim', 'visitor', null],
  ])('"%s" by %s: %s', async (permission, relation, refusal) => {
    expect(await guardClaim(asking(permission), 'claim', askers.confirmed, loaded(relation))).toEqual(
      refusal === null ? ok({ claim, relation }) : { ok: false, code: refusal },
    )
  })

  const never = async () => {
    throw new Error('No claim is to be loaded')
  }

  test('is not asked for where the permission is about none', async () => {
    expect(await guardClaim(asking('use the dashboard'), undefined, askers.confirmed, never)).toEqual(ok(null))
  })

  test('has to be named where the permission is about one', async () => {
    await expect(guardClaim(asking('read documents'), undefined, askers.confirmed, never)).rejects.toThrow(
      '"read documents" is asked of a claim, and /v1/claims/:id names none',
    )
  })
})
