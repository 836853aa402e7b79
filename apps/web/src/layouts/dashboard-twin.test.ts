import { expect, test } from 'vitest'
import { dashboardTwin } from './dashboard-twin.ts'

test.each([
  ['/', '/dashboard'],
  ['/about', '/dashboard'],
  ['/search', '/dashboard/search'],
  ['/claim/7f3a', '/dashboard/search/claim/7f3a'],
  ['/profile/company/1', '/dashboard/search/company/1'],
  ['/profile/individual/1', '/dashboard/search/individual/1'],
  ['/profile/user/1', null],
  ['/terms', null],
])('a confirmed user at %s belongs to %s', (pathname, twin) => expect(dashboardTwin(pathname)).toBe(twin))
