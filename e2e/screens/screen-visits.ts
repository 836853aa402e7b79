import type { Page } from '@playwright/test'
import type { ScreenName } from '../../requirements/screens.ts'
import type { SeededData } from '../installation/seeded-data.ts'

/** Screen to visit: the viewer, the address and the actions. */
interface ScreenVisit {
  readonly viewer: 'visitor' | 'party' | 'newcomer'
  readonly path: string
  /** Actions before the inspection. */
  readonly prepare?: (page: Page) => Promise<void>
}

const unknownId = '00000000-0000-4000-8000-000000000000'
const mine = '/dashboard/claims/my-claims'
const against = '/dashboard/claims/against-me'
const press =
  (name: string, which = 0) =>
  (page: Page) =>
    page.getByRole('main').getByRole('button', { name }).nth(which).click()
const unfold = (title: string) => (page: Page) => page.getByRole('button', { name: title, expanded: false }).click()
const openNotifications = (page: Page) => page.getByRole('button', { name: /^Notifications/ }).click()

/** How each screen of the requirements is reached in the seeded installation. */
export function screenVisits(seeded: SeededData): Record<ScreenName, ScreenVisit> {
  const { userId, companyId, personId, paidFeeId, publicPaymentId, claim } = seeded
  const viewer = 'party'
  const step = (number: number) => `/dashboard/create-claim/step-${number}/${claim('Injury').id}`
  return {
    'the-start-page-and-the-public-layout': { viewer: 'visitor', path: '/' },
    about: { viewer: 'visitor', path: '/about' },
    'making-a-claim': { viewer: 'visitor', path: '/steps' },
    'the-questions': { viewer: 'visitor', path: '/faq' },
    'the-public-search': { viewer: 'visitor', path: '/search?term=fischer' },
    'the-public-search-nothing-found': { viewer: 'visitor', path: '/search?term=nothing+like+that' },
    'the-public-claim': { viewer: 'visitor', path: `/claim/${claim('False Representation').id}` },
    'the-public-company': { viewer: 'visitor', path: `/profile/company/${companyId}` },
    'the-public-person': { viewer: 'visitor', path: `/profile/individual/${personId}` },
    'paying-for-somebody-else': { viewer: 'visitor', path: `/pay/${publicPaymentId}` },
    'the-public-user': { viewer: 'visitor', path: `/profile/user/${userId}` },
    'a-claim-that-is-none': { viewer: 'visitor', path: `/claim/${unknownId}` },
    'a-company-that-is-none': { viewer: 'visitor', path: `/profile/company/${unknownId}` },
    'a-person-that-is-none': { viewer: 'visitor', path: '/profile/individual/no-id' },
    'a-user-that-is-none': { viewer: 'visitor', path: `/profile/user/${unknownId}` },
    'the-entry': { viewer: 'visitor', path: '/auth' },
    'the-login': { viewer: 'visitor', path: '/auth/login' },
    'the-registration': { viewer: 'visitor', path: '/auth/register' },
    'the-terms': {
      viewer: 'visitor',
      path: '/auth/register',
      prepare: page => page.getByRole('button', { name: 'terms and conditions' }).click(),
    },
    'a-forgotten-password': { viewer: 'visitor', path: '/auth/forgot-password' },
    'a-new-password': { viewer: 'visitor', path: `/auth/reset-password/${'a'.repeat(43)}` },
    'a-confirmation-that-was-sent': { viewer: 'visitor', path: '/auth/confirmation/sent' },
    'home-and-the-navigation': { viewer, path: '/dashboard' },
    'logging-out': {
      viewer,
      path: '/dashboard',
      prepare: page => page.getByRole('button', { name: 'Logout' }).click(),
    },
    'the-notifications': { viewer, path: '/dashboard', prepare: openNotifications },
    'no-notifications': { viewer: 'newcomer', path: '/dashboard', prepare: openNotifications },
    'the-private-search': { viewer, path: '/dashboard/search?term=Fischer' },
    'the-private-search-nothing-found': { viewer, path: '/dashboard/search?term=nothing+like+that' },
    'the-private-claim': { viewer, path: `/dashboard/search/claim/${claim('False Representation').id}` },
    'the-private-company': { viewer, path: `/dashboard/search/company/${companyId}` },
    'the-private-person': { viewer, path: `/dashboard/search/individual/${personId}` },
    'the-profile': { viewer, path: '/dashboard/profile' },
    'adding-an-e-mail': { viewer, path: '/dashboard/profile', prepare: press('Add email') },
    'changing-the-password': { viewer, path: '/dashboard/profile', prepare: press('Change password') },
    'personal-data': { viewer, path: '/dashboard/profile', prepare: unfold('Personal data') },
    'the-address': { viewer, path: '/dashboard/profile', prepare: unfold('Address') },
    referrals: { viewer: 'newcomer', path: '/dashboard/referrals' },
    'social-providers': { viewer, path: '/dashboard/social-providers' },
    wallets: { viewer: 'newcomer', path: '/dashboard/payment' },
    'adding-a-wallet': { viewer: 'newcomer', path: '/dashboard/payment', prepare: press('Add Wallet') },
    'taking-a-claim-over': { viewer, path: '/dashboard/takeover?redeem_code=ABCD-EFGH' },
    'resetting-a-code': { viewer, path: '/dashboard/takeover', prepare: press('Go to Reset Code') },
    'the-questions-in-the-dashboard': { viewer, path: '/dashboard/faq' },
    'a-private-claim-that-is-none': { viewer, path: `/dashboard/search/claim/${unknownId}` },
    'a-private-company-that-is-none': { viewer, path: `/dashboard/search/company/${unknownId}` },
    'a-private-person-that-is-none': { viewer, path: '/dashboard/search/individual/no-id' },
    'my-claims': { viewer, path: mine },
    'claims-against-me': { viewer, path: against },
    'no-claims': { viewer: 'newcomer', path: mine },
    'no-claims-against-me': { viewer: 'newcomer', path: against },
    'a-claim-read-only': { viewer, path: `${against}/${claim('Embezzlement').id}` },
    'the-history': { viewer, path: `${mine}/${claim('Slander').id}/history` },
    'the-resolutions': { viewer, path: `${against}/${claim('Embezzlement').id}/resolutions` },
    'a-resolution-that-is-none': { viewer, path: `${against}/${claim('Embezzlement').id}/resolutions/${unknownId}` },
    proposing: { viewer, path: `${mine}/propose/${claim('Slander').id}` },
    'paying-and-resolving': { viewer, path: `${against}/resolve/${claim('Professional Malpractice').id}` },
    disputing: { viewer, path: `${against}/dispute/${claim('Fraud or Fraudulent Behavior').id}` },
    amending: { viewer, path: `/dashboard/claims/${claim('Misconduct').id}/amend` },
    'paying-after-submission': {
      viewer,
      path: `/dashboard/claims/${claim('Non Compete Breach').id}/pay-after-submission`,
    },
    'a-receipt': { viewer, path: `${mine}/${claim('Misconduct').id}/receipts/${paidFeeId}` },
    'step-1': { viewer, path: step(1) },
    'step-1-an-empty-list': { viewer, path: step(1), prepare: press('See list (0)') },
    'a-company-as-a-defendant': { viewer, path: step(1), prepare: press('Add defendant: company') },
    'a-person-as-a-defendant': { viewer, path: step(1), prepare: press('Add defendant: person') },
    'deleting-the-claim': { viewer, path: step(1), prepare: press('Delete claim') },
    'step-2': { viewer, path: step(2) },
    'step-2-general': { viewer, path: `${step(2)}?change=type` },
    'step-2-synopsis': { viewer, path: `${step(2)}?change=whatDidYouDo` },
    'step-2-current-status': { viewer, path: `${step(2)}?change=lastResponse` },
    'step-3': { viewer, path: step(3) },
    uploading: { viewer, path: step(3), prepare: press('Upload File') },
    'adding-a-link': { viewer, path: step(3), prepare: press('Add document link') },
    'step-4': { viewer, path: step(4) },
    'step-5': { viewer, path: step(5) },
    'a-step-without-a-claim': { viewer, path: '/dashboard/create-claim/step-1' },
    'a-claim-without-an-id': { viewer, path: `${mine}/propose` },
    'a-claim-of-mine-that-is-none': { viewer, path: `${mine}/${unknownId}` },
    'a-defendant-without-an-id': { viewer, path: `${mine}/company` },
    'a-defendant-that-is-none': { viewer, path: `${mine}/company/${unknownId}` },
    'a-defendant-of-a-claim': { viewer, path: `${mine}/company/${companyId}`, prepare: unfold('Wallets') },
  }
}
