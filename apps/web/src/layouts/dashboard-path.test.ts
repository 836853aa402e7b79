import { expect, test } from 'vitest'
import { dashboardPath } from './dashboard-path.ts'

test.each([
  ['/', '/dashboard'],
  ['/about', '/dashboard'],
  ['/search', '/dashboard/search'],
  ['/claim/7f3a', '/dashboard/search/claim/7f3a'],
  ['/profile/company/1', '/dashboard/search/company/1'],
  ['/profile/individual/1', '/dashboard/search/individual/1'],
  ['/profile/user/1', null],
  ['/terms', null],
])('a confirmed user at %s is led to %s', (pathname, path) => expect(dashboardPath(pathname)).toBe(path))
