import { expect, test } from 'vitest'
import { dashboardPath, dashboardTitle } from './dashboard-path.ts'

test.each([
  ['/', '/dashboard'],
  ['/about', '/dashboard'],
  ['/search', '/dashboard/search'],
  ['/claim/7f3a', '/dashboard/search/claim/7f3a'],
  ['/profile/company/1', '/dashboard/search/company/1'],
  ['/profile/individual/1', '/dashboard/search/individual/1'],
  ['/profile/user/1', null],
  ['/pay/1', null],
  ['/terms', null],
  ['/verify', null],
])('a confirmed user at %s is led to %s', (pathname, path) => expect(dashboardPath(pathname)).toBe(path))

test.each([
  ['/dashboard', 'home'],
  ['/dashboard/claims/my-claims/1/history', 'claims'],
  ['/dashboard/takeover', 'claims'],
  ['/dashboard/create-claim/step-1/1', 'createClaim'],
  ['/dashboard/search/claim/1', 'search'],
  ['/dashboard/social-providers', 'socialProviders'],
  ['/dashboard/payment', 'payment'],
  ['/operator/records', 'operator'],
])('the top bar at %s says %s', { tags: 'SPEC-2-top-bar' }, (pathname, title) =>
  expect(dashboardTitle(pathname)).toBe(title),
)
