import { expect, test } from 'vitest'
import { returningTo, returnPath } from './return-path.ts'

test('one comes back to where one was, with the query', () => {
  const state = returningTo({ pathname: '/dashboard/takeover', search: '?redeem_code=A1' })
  expect(returnPath(state)).toBe('/dashboard/takeover?redeem_code=A1')
})

test.each([null, undefined, 'from', {}, { from: 1 }, { email: 'a@example.com' }])('%j leads nowhere', state => {
  expect(returnPath(state)).toBeNull()
})
