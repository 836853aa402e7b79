import type { Page } from '@playwright/test'
import { claimWith } from '../filing/filing-by-page.ts'
import type { SeededData } from '../installation/seeded-data.ts'
import { settled } from './inspection.ts'

export interface Screen {
  readonly name: string
  readonly title: string
  readonly viewer: 'visitor' | 'party' | 'newcomer'
  readonly path: string
  /** Actions on the page before the screenshot. */
  readonly prepare?: (page: Page) => Promise<void>
  readonly isFirstScreenful?: boolean
}

const openNotifications = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /Notifications/ }).click()
  await page.getByRole('dialog').waitFor()
  await settled(page)
}

/** From the list; on a phone from the claim, to which its row leads. */
const askToAccept = async (page: Page): Promise<void> => {
  const accept = page.getByRole('button', { name: /^Accept/ }).first()
  const row = claimWith(page, 'Accept')
  await accept.or(row).first().waitFor()
  if (await accept.isHidden()) await row.click()
  await accept.click()
  await page.getByRole('alertdialog').waitFor()
}

/** The screens of the gallery, in their order. */
export function screens({ userId, companyId, paidFeeId, claim }: SeededData): Screen[] {
  const filing = (step: number) => `/dashboard/create-claim/step-${step}/${claim('Injury').id}`
  const negotiated = claim('Slander').id
  const ended = claim('Embezzlement').id
  const disputable = claim('Fraud or Fraudulent Behavior').id
  const unpaid = claim('Non Compete Breach').id
  const inNotice = claim('Misconduct').id
  const agreed = claim('Professional Malpractice').id
  const mine = '/dashboard/claims/my-claims'
  const against = '/dashboard/claims/against-me'
  return [
    { name: 'home', title: 'The home page', viewer: 'visitor', path: '/', isFirstScreenful: true },
    { name: 'steps', title: 'Making a claim', viewer: 'visitor', path: '/steps' },
    { name: 'search', title: 'Searching the record', viewer: 'visitor', path: '/search?term=Fischer' },
    {
      name: 'record',
      title: 'A claim that nobody answered',
      viewer: 'visitor',
      path: `/claim/${claim('False Representation').id}`,
    },
    { name: 'company', title: 'The profile of a company', viewer: 'visitor', path: `/profile/company/${companyId}` },
    { name: 'member', title: 'The profile of a member', viewer: 'visitor', path: `/profile/user/${userId}` },
    { name: 'register', title: 'Signing up', viewer: 'visitor', path: '/auth/register' },
    { name: 'newcomer', title: 'The dashboard of somebody new', viewer: 'newcomer', path: '/dashboard' },
    { name: 'dashboard', title: 'The dashboard', viewer: 'party', path: '/dashboard' },
    {
      name: 'notifications',
      title: 'Notifications',
      viewer: 'party',
      path: '/dashboard',
      prepare: openNotifications,
      isFirstScreenful: true,
    },
    { name: 'claims', title: 'My claims', viewer: 'party', path: mine },
    {
      name: 'accepting',
      title: 'Accepting an offer',
      viewer: 'party',
      path: mine,
      prepare: askToAccept,
      isFirstScreenful: true,
    },
    { name: 'claim', title: 'A claim, for its parties', viewer: 'party', path: `${against}/${ended}` },
    { name: 'resolutions', title: 'The offers compared', viewer: 'party', path: `${mine}/${negotiated}/resolutions` },
    { name: 'propose', title: 'Proposing a resolution', viewer: 'party', path: `${mine}/propose/${negotiated}` },
    { name: 'dispute', title: 'Disputing a claim', viewer: 'party', path: `${against}/dispute/${disputable}` },
    { name: 'payment', title: 'Paying', viewer: 'party', path: `/dashboard/claims/${unpaid}/pay-after-submission` },
    { name: 'paid', title: 'Having paid', viewer: 'party', path: `${mine}/${inNotice}/receipts/${paidFeeId}` },
    { name: 'settling', title: 'Paying what was agreed', viewer: 'party', path: `${against}/resolve/${agreed}` },
    { name: 'filing-1', title: 'Filing: the defendants', viewer: 'party', path: filing(1) },
    { name: 'filing-2', title: 'Filing: what happened', viewer: 'party', path: filing(2) },
    { name: 'filing-3', title: 'Filing: the documents', viewer: 'party', path: filing(3) },
    { name: 'filing-4', title: 'Filing: the review', viewer: 'party', path: filing(4) },
    { name: 'filing-5', title: 'Filing: submitting', viewer: 'party', path: filing(5) },
  ]
}
