import { expect, test } from 'vitest'
import { readSettings, WrongSetting } from './settings.ts'

const client = { GOOGLE_CLIENT_ID: 'redress', GOOGLE_CLIENT_SECRET: 'secret' }

test('sign-in with Google needs its two settings, and the issuer is Google unless another is named', () => {
  expect(readSettings(client)).toMatchObject({ ...client, GOOGLE_ISSUER: 'https://accounts.google.com' })
  expect(readSettings({ ...client, GOOGLE_ISSUER: 'http://localhost:4000' }).GOOGLE_ISSUER).toBe(
    'http://localhost:4000',
  )
})

test.each([
  [{ GOOGLE_CLIENT_ID: 'redress' }, /^GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together$/],
  [{ GOOGLE_CLIENT_SECRET: 'secret' }, /^GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together$/],
  [{ ...client, GOOGLE_ISSUER: 'accounts.google.com' }, /^GOOGLE_ISSUER must be a URL/],
  [{ ...client, GOOGLE_ISSUER: 'http://accounts.google.com' }, /^GOOGLE_ISSUER must start with https/],
])('%j stops the start', (settings, line) => {
  expect(() => readSettings(settings)).toThrow(WrongSetting)
  expect(() => readSettings(settings)).toThrow(line)
})
