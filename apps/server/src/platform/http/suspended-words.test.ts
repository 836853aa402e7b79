import { type EndpointDefinition, endpointName } from '@redress/contract/endpoint.ts'
import { endpoints } from '@redress/contract/endpoints.ts'
import { isForReadersAlone, isForStaff } from '@redress/domain/people/permissions.ts'
import type { SuspensionScope } from '@redress/domain/people/suspensions.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { fail, ok } from '../result.ts'
import { guardAccount } from './guard.ts'

const now = new Date('2026-03-01T12:00:00Z')
const asSuspended = (endpoint: EndpointDefinition, suspended: SuspensionScope, body?: unknown) =>
  guardAccount(endpoint, {
    asker: {
      caller: {
        ...{ userId: 'user', sessionId: 'session', provenAt: now, isConfirmed: true, suspended },
        staff: { role: 'administrator', username: 'olga', hasSecondFactor: true },
      },
      reader: null,
    },
    body,
    now,
  })

const sentence = 'He is a liar, and everybody: should know it!'

/** Free-text fields of a schema, each with a value that contains a sentence. */
function freeFields(schema: unknown): { field: string; value: unknown }[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([key, of]) =>
      freeFields(of).map(({ field, value }) => ({
        field: field === '' ? key : `${key}.${field}`,
        value: { [key]: value },
      })),
    )
  if (schema instanceof z.ZodArray)
    return freeFields(schema.element).map(({ field, value }) => ({ field, value: [value] }))
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return freeFields(schema.unwrap())
  if (schema instanceof z.ZodType && schema.safeParse(sentence).success) return [{ field: '', value: sentence }]
  return []
}

/** Texts that a suspended account may still send, and why nobody else sees them. */
const stillTaken: Readonly<Record<string, readonly string[]>> = {
  'signing in, or a secret': [
    'POST /v1/auth/login username',
    'POST /v1/auth/login password',
    'POST /v1/auth/account-changes/:token/undo password',
    'POST /v1/auth/prove-password password',
    'POST /v1/auth/reset-forgotten-password token',
    'POST /v1/users/change-password oldPassword',
  ],
  'another account': [
    'POST /v1/auth/register firstName',
    'POST /v1/auth/register lastName',
    'POST /v1/auth/register address',
    'POST /v1/auth/register city',
    'POST /v1/auth/register identificationId',
    'POST /v1/auth/register usedReferralCode',
  ],
  'a draft, which is not filed': [
    'PATCH /v1/claims/:id location',
    'PATCH /v1/claims/:id jurisdiction',
    'PATCH /v1/claims/:id howDidInteractionBegin',
    'PATCH /v1/claims/:id whatDidDefendantDo',
    'PATCH /v1/claims/:id whatDidYouDo',
    'PATCH /v1/claims/:id resolvelmentOffered',
    'PATCH /v1/claims/:id communicationCurrentStatus',
    'PATCH /v1/claims/:id lastResponse',
    'POST /v1/claims/:claimId/defendants/company taxId',
    'POST /v1/claims/:claimId/defendants/company legalName',
    'POST /v1/claims/:claimId/defendants/individual firstName',
    'POST /v1/claims/:claimId/defendants/individual lastName',
    'POST /v1/claims/:claimId/defendants/company/:companyId firstName',
    'POST /v1/claims/:claimId/defendants/company/:companyId lastName',
    'POST /v1/claims/:claimId/defendants/company/:companyId companyPosition',
    'POST /v1/claims/:claimId/defendants/company/:companyId companyName',
  ],
  'an account at a bank, without which nobody is paid': [
    'PATCH /v1/claims/:id/payment-details holder',
    'PATCH /v1/claims/:id/payment-details iban',
  ],
  'read by the operator alone, or by nobody': [
    'POST /v1/claims/:id/objections text',
    'POST /v1/claims/:id/reports text',
    'POST /v1/disowned-words/:token explanation',
    'POST /v1/users/suspension/objection text',
    'PATCH /v1/users identificationId',
  ],
}

test('an account that is suspended says nothing that others read, in any call', {
  tags: ['SPEC-4-suspensions', 'SPEC-8-ACCOUNT_SUSPENDED'],
}, () => {
  const calls = endpoints.filter(({ permission }) => !isForStaff(permission) && !isForReadersAlone(permission))
  const sent = calls.flatMap(endpoint =>
    freeFields(endpoint.body).map(({ field, value }) => ({
      endpoint,
      name: `${endpointName(endpoint)} ${field}`,
      value,
    })),
  )
  const taken = sent.filter(({ endpoint, value }) => asSuspended(endpoint, 'account', value).ok)
  expect(taken.map(({ name }) => name).toSorted()).toEqual(Object.values(stillTaken).flat().toSorted())
  const refused = sent.filter(each => !taken.includes(each))
  expect(refused.length).toBeGreaterThan(10)
  for (const { endpoint, value } of refused) expect(asSuspended(endpoint, 'filing', value)).toEqual(ok(null))
})

test('an account that is suspended leaves words out, and changes its language', { tags: 'SPEC-4-suspensions' }, () => {
  const named = (name: string) => {
    const found = endpoints.find(each => endpointName(each) === name)
    if (!found) throw new Error(`No call is ${name}`)
    return found
  }
  for (const [name, body] of [
    ['POST /v1/claims/:id/dispute', { disputeReason: 'Legal' }],
    ['POST /v1/claims/:id/sums', { position: 0, said: 'paid', text: ' \u200B ' }],
    ['PATCH /v1/users', { language: 'de', address: '' }],
  ] as const)
    expect(asSuspended(named(name), 'account', body), name).toEqual(ok(null))
})

test('an account that is suspended does nothing in the console, and looks at nothing there', {
  tags: 'SPEC-4-suspensions',
}, () => {
  const calls = endpoints.filter(({ permission }) => isForStaff(permission))
  expect(calls.length).toBeGreaterThan(20)
  for (const call of calls) {
    expect(asSuspended(call, 'account'), endpointName(call)).toEqual(fail('ACCOUNT_SUSPENDED'))
    expect(asSuspended(call, 'filing'), endpointName(call)).toEqual(ok(null))
  }
})
