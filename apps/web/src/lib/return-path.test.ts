import { expect, test } from 'vitest'
import { hasEndedSession, returningTo, returnPath } from './return-path.ts'

test('one comes back to where one was, with the query', () => {
  const state = returningTo({ pathname: '/dashboard/takeover', search: '?redeem_code=A1' })
  expect(returnPath(state)).toBe('/dashboard/takeover?redeem_code=A1')
})

test.each([null, undefined, 'from', {}, { from: 1 }, { email: 'a@example.com' }])('%j leads nowhere', state => {
  expect(returnPath(state)).toBeNull()
})

test('what one came from may be a session that has ended', () => {
  const place = { pathname: '/dashboard', search: '' }
  expect(hasEndedSession(returningTo(place, { hasEnded: true }))).toBe(true)
  expect(hasEndedSession(returningTo(place))).toBe(false)
  expect(hasEndedSession(null)).toBe(false)
})
