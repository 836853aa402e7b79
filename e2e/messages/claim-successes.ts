import { fundTestWallet, payButton } from '../filing/filing-by-page.ts'
import { aboutLetter, codeIn, mailTo } from '../installation/mailbox.ts'
import { fillDispute, press, pressAndConfirm } from './page-actions.ts'
import type { SuccessCase } from './success-case.ts'

const mine = '/dashboard/claims/my-claims'
const against = '/dashboard/claims/against-me'
const companyInNoticePeriod = 'apoio@lumen-energia.example'

export const claimSuccesses: readonly SuccessCase[] = [
  {
    when: 'having amended a claim',
    at: async ({ claimOf }) => `/dashboard/claims/${await claimOf('myClaims', 'PENDING_PUBLICATION')}/amend`,
    prepare: page => page.getByLabel('Value').fill('700'),
    act: press('Amend claim'),
    toasts: ['claim-amended-successfully'],
  },
  {
    when: 'having disputed a claim',
    at: async ({ claimOf }) => `${against}/dispute/${await claimOf('accusedClaims', 'PUBLISHED')}`,
    prepare: async page => {
      await fillDispute(page)
      await press('Pay and dispute')(page)
      await fundTestWallet(page)
    },
    act: press(payButton),
    toasts: ['transaction-is-confirmed', 'claim-disputed-successfully'],
  },
  {
    when: 'having proposed a resolution',
    at: async ({ claimOf }) => `${mine}/propose/${await claimOf('myClaims', 'RESOLUTION_REJECTED')}`,
    prepare: page => page.getByLabel('Value').fill('3100'),
    act: press('Propose Resolution'),
    toasts: ['resolution-proposed-successfully'],
  },
  {
    when: 'having accepted a resolution',
    at: async ({ claimOf }) => `${mine}/${await claimOf('myClaims', 'RESOLUTION_PROPOSED_BY_DEFENDANT')}`,
    act: pressAndConfirm('Accept', 'Accept'),
    toasts: ['resolution-accepted-successfully'],
  },
  {
    when: 'having rejected a resolution',
    at: async ({ claimOf }) => `${against}/${await claimOf('accusedClaims', 'RESOLUTION_PROPOSED_BY_PLAINTIFF')}`,
    act: pressAndConfirm('Reject', 'Reject'),
    toasts: ['resolution-rejected-successfully'],
  },
  {
    when: 'having paid and resolved a claim',
    at: async ({ claimOf }) => `${against}/resolve/${await claimOf('accusedClaims', 'RESOLUTION_ACCEPTED')}`,
    prepare: async page => {
      await press('Pay and Resolve')(page)
      await fundTestWallet(page)
    },
    act: press(payButton),
    toasts: ['transaction-is-confirmed', 'claim-paid-and-resolved-successfully'],
  },
  {
    when: 'having shared a claim',
    at: () => mine,
    act: page =>
      page
        .getByRole('button', { name: /^Share /, disabled: false })
        .first()
        .click(),
    toasts: ['claim-link-copied-to-clipboard'],
  },
  {
    when: 'having had a code replaced',
    who: 'stranger',
    at: () => '/dashboard/takeover?redeem_code=ABCD-EFGH-JKMN-PQRS-TVWX-YZ01-23',
    prepare: press('Go to Reset Code'),
    act: press('Reset Code'),
    toasts: ['reset-takeover-code-successfully'],
  },
  {
    when: 'having redeemed a code',
    who: 'stranger',
    at: async ({ installation }) => {
      const letter = await mailTo(installation.mailUrl, companyInNoticePeriod, aboutLetter)
      return `/dashboard/takeover?redeem_code=${codeIn(letter)}`
    },
    act: press('Takeover'),
    toasts: ['code-redeemed-successfully'],
  },
]
