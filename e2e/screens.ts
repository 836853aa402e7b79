import type { Page } from '@playwright/test'
import { settled } from './inspection.ts'
import type { SeededWorld } from './seeded-world.ts'

export interface Screen {
  readonly name: string
  readonly title: string
  readonly viewer: 'visitor' | 'party' | 'newcomer'
  readonly path: string
  /** What is done on the page before it is shown. */
  readonly prepare?: (page: Page) => Promise<void>
}

const seen = (viewer: Screen['viewer']) => (name: string, title: string, path: string, prepare?: Screen['prepare']) => ({
  name,
  title,
  viewer,
  path,
  ...(prepare && { prepare }),
})
const visitor = seen('visitor')
const party = seen('party')
const newcomer = seen('newcomer')

const openNotifications = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /Notifications/ }).click()
  await page.getByRole('dialog').waitFor()
  await settled(page)
}

/** The screens of the gallery, in the order of its pages. */
export function screens({ userId, companyId, claim }: SeededWorld): Screen[] {
  const draft = `/dashboard/create-claim/step`
  const draftId = claim('Injury').id
  const bargain = claim('Slander').id
  const ended = claim('Embezzlement').id
  const mine = '/dashboard/claims/my-claims'
  const against = '/dashboard/claims/against-me'
  return [
    visitor('home', 'The home page', '/'),
    visitor('about', 'About', '/about'),
    visitor('steps', 'Making a claim', '/steps'),
    visitor('faq', 'FAQ', '/faq'),
    visitor('search', 'Search the record', '/search?term=Fischer'),
    visitor('record', 'A public claim', `/claim/${claim('False Representation').id}`),
    visitor('company', 'A public company profile', `/profile/company/${companyId}`),
    visitor('register', 'Sign up', '/auth/register'),
    visitor('login', 'Log in', '/auth/login'),
    newcomer('empty-home', 'The dashboard of somebody new', '/dashboard'),
    newcomer('empty-claims', 'No claims yet', mine),
    party('dashboard', 'The dashboard', '/dashboard'),
    party('notifications', 'Notifications', '/dashboard', openNotifications),
    party('my-claims', 'My claims', mine),
    party('against-me', 'Claims against me', against),
    party('claim', 'A claim, for its parties', `${against}/${ended}`),
    party('resolutions', 'The offers of both sides', `${mine}/${bargain}/resolutions`),
    party('history', 'The history of a claim', `${against}/${ended}/history`),
    party('propose', 'Proposing a resolution', `${mine}/propose/${bargain}`),
    party('resolve', 'Pay and resolve', `${against}/resolve/${claim('Professional Malpractice').id}`),
    party('dispute', 'Disputing a claim', `${against}/dispute/${claim('Fraud or Fraudulent Behavior').id}`),
    party('amend', 'Amending a claim', `/dashboard/claims/${claim('Misconduct').id}/amend`),
    party('payment', 'Paying the fee', `/dashboard/claims/${claim('Non Compete Breach').id}/pay-after-submission`),
    party('step-1', 'Filing, step 1: defendants', `${draft}-1/${draftId}`),
    party('step-2', 'Filing, step 2: what happened', `${draft}-2/${draftId}`),
    party('step-3', 'Filing, step 3: documents', `${draft}-3/${draftId}`),
    party('step-4', 'Filing, step 4: review', `${draft}-4/${draftId}`),
    party('step-5', 'Filing, step 5: submit', `${draft}-5/${draftId}`),
    party('private-search', 'Search, signed in', '/dashboard/search?term=Fischer'),
    party('profile', 'The profile', '/dashboard/profile'),
    party('referrals', 'Referrals', '/dashboard/referrals'),
    party('wallets', 'Wallets', '/dashboard/payment'),
    party('takeover', 'Taking a claim over', '/dashboard/takeover'),
    visitor('user', 'A shared profile', `/profile/user/${userId}`),
  ]
}
