import { expect, test } from 'vitest'
import { currentItem } from './dashboard-navigation.tsx'

test.each([
  ['/dashboard', 'home'],
  ['/dashboard/claims/my-claims', 'myClaims'],
  ['/dashboard/claims/my-claims/1/resolutions', 'myClaims'],
  ['/dashboard/claims/1/pay-after-submission', 'myClaims'],
  ['/dashboard/claims/against-me', 'claimsAgainstMe'],
  ['/dashboard/claims/against-me/1/history', 'claimsAgainstMe'],
  ['/dashboard/create-claim/step-2/1', 'createClaim'],
  ['/dashboard/search/claim/1', 'search'],
  ['/dashboard/social-providers', undefined],
])('%s is marked as %s', (pathname, item) => expect(currentItem(pathname)).toBe(item))
