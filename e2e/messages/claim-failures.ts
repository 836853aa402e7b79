import { callOfClaim, claimCall, type FailureCase } from './failure-case.ts'
import { fillDispute, press, pressAndConfirm } from './page-actions.ts'

const mine = '/dashboard/claims/my-claims'
const against = '/dashboard/claims/against-me'
const takeover = '/dashboard/takeover?redeem_code=ABCD-EFGH-JKMN-PQRS-TVWX-YZ01-23'

export const claimFailures: readonly FailureCase[] = [
  {
    when: 'opening a claim of one’s own',
    at: ({ draftId }) => `${mine}/${draftId}`,
    fails: ['GET', claimCall],
    toast: 'claim-could-not-be-fetched',
    page: 'claim-could-not-be-fetched',
  },
  {
    when: 'opening a public claim',
    isVisitor: true,
    at: ({ draftId }) => `/claim/${draftId}`,
    fails: ['GET', claimCall],
    toast: 'claim-could-not-be-fetched',
    page: 'claim-could-not-be-fetched',
  },
  {
    when: 'opening the lists of claims',
    at: () => mine,
    fails: ['GET', /^\/v1\/claims\/lists\/my-claims$/],
    toast: 'claims-could-not-be-fetched',
    page: 'claims-could-not-be-fetched',
  },
  {
    when: 'opening the dashboard’s home',
    at: () => '/dashboard',
    fails: ['GET', /^\/v1\/claims$/],
    toast: 'claims-could-not-be-fetched',
    page: 'claims-could-not-be-fetched',
  },
  {
    when: 'amending a claim',
    at: async (_, { claimOf }) => `/dashboard/claims/${await claimOf('myClaims', 'PENDING_PUBLICATION')}/amend`,
    prepare: page => page.getByLabel('Value').fill('700'),
    act: press('Amend claim'),
    fails: ['PATCH', callOfClaim('amend')],
    toast: 'claim-could-not-be-amended',
  },
  {
    when: 'disputing a claim',
    at: async (_, { claimOf }) => `${against}/dispute/${await claimOf('accusedClaims', 'PUBLISHED')}`,
    prepare: fillDispute,
    act: press('Pay and dispute'),
    fails: ['POST', callOfClaim('dispute')],
    toast: 'claim-could-not-be-disputed',
  },
  {
    when: 'accepting a resolution',
    at: async (_, { claimOf }) => `${mine}/${await claimOf('myClaims', 'RESOLUTION_PROPOSED_BY_DEFENDANT')}`,
    act: pressAndConfirm('Accept', 'Accept'),
    fails: ['POST', callOfClaim('accept-resolution')],
    toast: 'resolution-couldnt-be-accepted',
    fixedToast: 'something-went-wrong-too',
  },
  {
    when: 'rejecting a resolution',
    at: async (_, { claimOf }) => `${mine}/${await claimOf('myClaims', 'RESOLUTION_PROPOSED_BY_DEFENDANT')}`,
    act: pressAndConfirm('Reject', 'Reject'),
    fails: ['POST', callOfClaim('reject-resolution')],
    toast: 'resolution-cannot-be-rejected',
    fixedToast: 'something-went-wrong-too',
  },
  {
    when: 'proposing a resolution',
    at: async (_, { claimOf }) => `${mine}/propose/${await claimOf('myClaims', 'RESOLUTION_REJECTED')}`,
    prepare: page => page.getByLabel('Value').fill('3100'),
    act: press('Propose Resolution'),
    fails: ['POST', callOfClaim('propose-resolution')],
    toast: 'resolution-cannot-be-proposed',
  },
  {
    when: 'paying to resolve a claim',
    at: async (_, { claimOf }) => `${against}/resolve/${await claimOf('accusedClaims', 'RESOLUTION_ACCEPTED')}`,
    act: press('Pay and Resolve'),
    fails: ['POST', callOfClaim('resolve')],
    toast: 'cannot-be-paid-and-resolved',
  },
  {
    when: 'opening a defendant',
    at: ({ companyId }) => `/dashboard/search/company/${companyId}`,
    fails: ['GET', /^\/v1\/claims\/defendants\/[^/]+$/],
    toast: 'defendant-could-not-be-fetched',
    page: 'defendant-could-not-be-fetched',
  },
  {
    when: 'opening a claim’s history',
    at: async (_, { claimOf }) => `${mine}/${await claimOf('myClaims', 'RESOLUTION_REJECTED')}/history`,
    fails: ['GET', /^\/v1\/actions\/claims\/[^/]+$/],
    toast: 'actions-could-not-be-fetched',
    page: 'actions-could-not-be-fetched',
  },
  {
    when: 'searching',
    isVisitor: true,
    at: () => '/search?term=Fischer',
    fails: ['GET', /^\/v1\/search$/],
    toast: 'search-failed',
    page: 'search-failed',
  },
  {
    when: 'redeeming a code',
    at: () => takeover,
    act: press('Takeover'),
    fails: ['POST', /^\/v1\/claims\/takeover\/[^/]+$/],
    toast: 'takeover-code-could-not-be-redeemed',
  },
  {
    when: 'having a code replaced',
    at: () => takeover,
    prepare: press('Go to Reset Code'),
    act: press('Reset Code'),
    fails: ['POST', /^\/v1\/claims\/takeover\/[^/]+\/reset$/],
    toast: 'takeover-code-could-not-be-redeemed',
  },
  {
    when: 'reading the news',
    at: () => '/dashboard',
    fails: ['GET', /^\/v1\/notifications$/],
    toast: 'notifications-could-not-be-fetched',
    page: 'notifications-could-not-be-fetched',
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
    toast: 'notification-mark-as-read-failed',
  },
]
