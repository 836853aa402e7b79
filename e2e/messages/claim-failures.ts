import { fillDispute, press, pressAndConfirm } from './acts.ts'
import { callOfClaim, claimCall, type FailureScene } from './failure-scene.ts'

const mine = '/dashboard/claims/my-claims'
const against = '/dashboard/claims/against-me'
const takeover = '/dashboard/takeover?redeem_code=ABCD-EFGH-JKMN-PQRS-TVWX-YZ01-23'

export const claimFailures: readonly FailureScene[] = [
  {
    when: 'opening a claim of one’s own',
    at: ({ draftId }) => `${mine}/${draftId}`,
    fails: ['GET', claimCall],
    page: 'Claim could not be fetched',
  },
  {
    when: 'opening a public claim',
    isVisitor: true,
    at: ({ draftId }) => `/claim/${draftId}`,
    fails: ['GET', claimCall],
    page: 'Claim could not be fetched',
  },
  {
    when: 'opening the lists of claims',
    at: () => mine,
    fails: ['GET', /^\/v1\/claims$/],
    page: 'Claims could not be fetched',
  },
  {
    when: 'opening the dashboard’s home',
    at: () => '/dashboard',
    fails: ['GET', /^\/v1\/claims$/],
    page: 'Claims could not be fetched',
  },
  {
    when: 'amending a claim',
    at: async (_, { claimOf }) => `/dashboard/claims/${await claimOf('myClaims', 'PENDING_PUBLICATION')}/amend`,
    prepare: page => page.getByLabel('Value').fill('700'),
    act: press('Amend claim'),
    fails: ['PATCH', callOfClaim('amend')],
    toast: 'Claim could not be amended',
  },
  {
    when: 'disputing a claim',
    at: async (_, { claimOf }) => `${against}/dispute/${await claimOf('accusedClaims', 'PUBLISHED')}`,
    prepare: fillDispute,
    act: press('Pay and dispute'),
    fails: ['POST', callOfClaim('dispute')],
    toast: 'Claim could not be disputed',
  },
  {
    when: 'accepting a resolution',
    at: async (_, { claimOf }) => `${mine}/${await claimOf('myClaims', 'RESOLUTION_PROPOSED_BY_DEFENDANT')}`,
    act: pressAndConfirm('Accept', 'Accept'),
    fails: ['POST', callOfClaim('accept-resolution')],
    toast: "Resolution couldn't be accepted",
    fixedToast: 'Something went wrong!',
  },
  {
    when: 'rejecting a resolution',
    at: async (_, { claimOf }) => `${mine}/${await claimOf('myClaims', 'RESOLUTION_PROPOSED_BY_DEFENDANT')}`,
    act: pressAndConfirm('Reject', 'Reject'),
    fails: ['POST', callOfClaim('reject-resolution')],
    toast: 'Resolution cannot be rejected',
    fixedToast: 'Something went wrong!',
  },
  {
    when: 'proposing a resolution',
    at: async (_, { claimOf }) => `${mine}/propose/${await claimOf('myClaims', 'RESOLUTION_REJECTED')}`,
    prepare: page => page.getByLabel('Value').fill('3100'),
    act: press('Propose Resolution'),
    fails: ['POST', callOfClaim('propose-resolution')],
    toast: 'Resolution cannot be proposed',
  },
  {
    when: 'paying to resolve a claim',
    at: async (_, { claimOf }) => `${against}/resolve/${await claimOf('accusedClaims', 'RESOLUTION_ACCEPTED')}`,
    act: press('Pay and Resolve'),
    fails: ['POST', callOfClaim('resolve')],
    toast: 'Cannot be paid and resolved',
  },
  {
    when: 'opening a defendant',
    at: ({ companyId }) => `/dashboard/search/company/${companyId}`,
    fails: ['GET', /^\/v1\/claims\/defendants\/[^/]+$/],
    page: 'Defendant could not be fetched',
  },
  {
    when: 'opening a claim’s history',
    at: async (_, { claimOf }) => `${mine}/${await claimOf('myClaims', 'RESOLUTION_REJECTED')}/history`,
    fails: ['GET', /^\/v1\/actions\/claims\/[^/]+$/],
    page: 'Actions could not be fetched',
  },
  {
    when: 'searching',
    isVisitor: true,
    at: () => '/search?term=Fischer',
    fails: ['GET', /^\/v1\/search$/],
    page: 'Search failed.',
  },
  {
    when: 'redeeming a code',
    at: () => takeover,
    act: press('Takeover'),
    fails: ['POST', /^\/v1\/claims\/takeover\/[^/]+$/],
    toast: 'Takeover code could not be redeemed',
  },
  {
    when: 'having a code replaced',
    at: () => takeover,
    prepare: press('Go to Reset Code'),
    act: press('Reset Code'),
    fails: ['POST', /^\/v1\/claims\/takeover\/[^/]+\/reset$/],
    toast: 'Takeover code could not be redeemed',
  },
  {
    when: 'reading the news',
    at: () => '/dashboard',
    fails: ['GET', /^\/v1\/notifications$/],
    page: 'Notifications could not be fetched',
  },
  {
    when: 'opening the notifications',
    at: () => mine,
    prepare: page => page.getByRole('button', { name: /^Notifications, \d+ unread$/ }).waitFor(),
    act: async page => {
      const panel = page.getByRole('dialog')
      if (await panel.isHidden()) await press(/^Notifications, \d+ unread$/)(page)
      else await panel.getByRole('button', { name: 'Close' }).click()
    },
    fails: ['PATCH', /^\/v1\/notifications$/],
    toast: 'Notification mark as read failed',
  },
]
