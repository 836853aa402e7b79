import { expect, test } from 'vitest'
import { hasEndedSession, returnPath, returnState } from './return-state.ts'

test('one comes back to where one was, with the query and the part of the page', () => {
  const state = returnState({ pathname: '/dashboard/takeover', search: '?redeem_code=A1', hash: '#turn' })
  expect(returnPath({ state, search: '?to=/dashboard/profile' })).toBe('/dashboard/takeover?redeem_code=A1#turn')
})

test.each([null, undefined, 'from', {}, { from: 1 }, { email: 'a@example.com' }])('%j leads nowhere', state => {
  expect(returnPath({ state, search: '' })).toBeNull()
})

test('what came back from Google leads on, where it leads to this site', () => {
  const from = (search: string) => returnPath({ state: null, search })
  expect(from('?failure=GOOGLE_CANCELLED&to=%2Fdashboard%2Ftakeover%3Fredeem_code%3DA1')).toBe(
    '/dashboard/takeover?redeem_code=A1',
  )
  expect(from('?to=%2F%2Fevil.example')).toBeNull()
})

test('what one came from may be a session that has ended', () => {
  const address = { pathname: '/dashboard', search: '', hash: '' }
  expect(hasEndedSession(returnState(address, { hasEnded: true }))).toBe(true)
  expect(hasEndedSession(returnState(address))).toBe(false)
  expect(hasEndedSession(null)).toBe(false)
})
