import { limits } from '@redress/domain/people/limits.ts'
import { expect, test } from 'vitest'
import { claimListsQuery, claimsInterval } from './entities/claim/claim-queries.ts'
import { ApiError } from './lib/api-error.ts'
import { createFormats } from './lib/format.ts'
import { createQueryClient } from './lib/query-client.ts'
import { sessionQuery } from './lib/session.ts'

const minute = 60_000
const failure = (status: number) => new ApiError({ status, code: 'UNKNOWN', message: '' })

test('what was fetched is fresh for 10 minutes, kept for 15, and not fetched again when the window is returned to', {
  tags: ['SPEC-9-freshness', 'SPEC-9-window-focus'],
}, () => {
  const { queries } = createQueryClient().getDefaultOptions()
  expect(queries).toMatchObject({ staleTime: 10 * minute, gcTime: 15 * minute, refetchOnWindowFocus: false })
})

test('a call that may pass is tried twice again, and one that was refused is not', { tags: 'SPEC-9-retries' }, () => {
  const retry = createQueryClient().getDefaultOptions().queries?.retry
  const isRetried = (failures: number, status: number) =>
    typeof retry === 'function' && retry(failures, failure(status))
  expect([0, 1, 2].map(failures => isRetried(failures, 500))).toEqual([true, true, false])
  expect(isRetried(0, 404)).toBe(false)
})

test('claims lists are never fresh and asked for every 5 s; who is signed in is known for 5 minutes', {
  tags: ['SPEC-9-freshness', 'SPEC-9-polling'],
}, () => {
  expect([claimListsQuery.staleTime, claimsInterval, sessionQuery.staleTime]).toEqual([0, 5_000, 5 * minute])
})

test('money has two decimals and thousands commas, an id eight characters', { tags: 'SPEC-9-money-and-ids' }, () => {
  const formats = createFormats('en-US')
  expect(formats.amount(1_234_567.5)).toBe('1,234,567.50')
  expect(formats.money(1_234_567.5, 'EUR')).toContain('1,234,567.50')
  expect(formats.shortId('01234567-89ab-4cde-8f01-23456789abcd')).toBe('01234567')
})

test('the limits that the specification names', { tags: ['SPEC-9-claim-value', 'SPEC-9-lengths'] }, () => {
  expect(limits).toMatchObject({
    minimumClaimValue: 1,
    fileBytes: 50 * 1024 * 1024,
    pageSize: 20,
    usernameMinimum: 3,
    usernameMaximum: 30,
    passwordMinimum: 8,
    identificationIdMinimum: 6,
    searchTermMinimum: 2,
  })
})
