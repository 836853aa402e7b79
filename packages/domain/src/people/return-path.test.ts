import { expect, test } from 'vitest'
import { isReturnPath } from './return-path.ts'

test.each([
  ['/dashboard', true],
  ['/dashboard/claims/my-claims/1?view=all#turn', true],
  ['/dashboard?redeem_code=A1', true],
  ['/answer?step=give', true],
  ['/', false],
  ['/auth/login', false],
  ['/dashboardly', false],
  ['//evil.example/dashboard', false],
  ['https://evil.example/dashboard', false],
  ['/dashboard/a\r\nset-cookie: a=b', false],
  ['/dashboard/ü', false],
])('%j may be returned to: %s', (path, may) => expect(isReturnPath(path)).toBe(may))
