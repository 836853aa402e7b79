import { expect, test } from 'vitest'
import { dashboardTitle } from './dashboard-title.ts'

test.each([
  ['/dashboard', 'home'],
  ['/dashboard/claims/my-claims/1/history', 'claims'],
  ['/dashboard/takeover', 'claims'],
  ['/dashboard/create-claim/step-1/1', 'createClaim'],
  ['/dashboard/search/claim/1', 'search'],
  ['/dashboard/social-providers', 'socialProviders'],
  ['/dashboard/payment', 'payment'],
])('the top bar at %s says %s', { tags: 'SPEC-2-top-bar' }, (pathname, title) =>
  expect(dashboardTitle(pathname)).toBe(title),
)
