import { fundTestWallet, payButton } from '../filing/filing-by-page.ts'
import { letter, photographs } from './attachments.ts'
import { chooseFile, fillDialog, press, pressAndConfirm, pressInDialog } from './page-actions.ts'
import { completeDraft, type Participants } from './participants.ts'
import type { SuccessCase } from './success-case.ts'

const step =
  (number: number) =>
  async ({ claimOf }: Participants) =>
    `/dashboard/create-claim/step-${number}/${await claimOf('myClaims', 'PENDING')}`

/** From one draft that is deleted to another one that is submitted and paid. */
export const filingSuccesses: readonly SuccessCase[] = [
  {
    when: 'having deleted a claim',
    at: step(1),
    act: pressAndConfirm('Delete claim', 'Delete claim'),
    toasts: ['claim-deleted-successfully'],
  },
  {
    when: 'having asked for a new claim',
    at: () => '/dashboard/claims/my-claims',
    act: page => page.getByRole('main').getByRole('button', { name: 'Create new claim' }).first().click(),
    toasts: ['claim-created-successfully'],
  },
  {
    when: 'having named a company',
    prepare: async page => {
      await press('Add defendant: company')(page)
      await fillDialog({ 'Legal name': 'Moser GmbH', 'Tax ID': 'ATU12345678', 'E-mail': 'office@moser.example' })(page)
      await page.getByLabel('Country of incorporation').selectOption({ label: 'Austria' })
    },
    act: pressInDialog('Save'),
    toasts: ['defendant-upserted-successfully'],
  },
  {
    when: 'having named a person',
    prepare: async page => {
      await page.getByRole('button', { name: 'Add defendant: person' }).click()
      await fillDialog({ 'First name': 'Max', 'Last name': 'Moser', 'E-mail': 'max@moser.example' })(page)
    },
    act: pressInDialog('Save'),
    toasts: ['defendant-upserted-successfully'],
  },
  {
    when: 'having deleted a defendant',
    act: pressAndConfirm('Delete Max Moser', 'Delete'),
    toasts: ['defendant-deleted-successfully'],
  },
  {
    when: 'having uploaded a file',
    at: step(3),
    prepare: press('Upload File'),
    act: chooseFile(letter),
    toasts: ['file-uploaded-successfully'],
  },
  {
    when: 'having deleted a document',
    prepare: pressInDialog('Done'),
    act: pressAndConfirm(`Delete ${letter.name}`, 'Delete'),
    toasts: ['document-deleted-successfully'],
  },
  {
    when: 'having added a link',
    prepare: async page => {
      await press('Add document link')(page)
      await fillDialog(photographs)(page)
    },
    act: pressInDialog('Add link'),
    toasts: ['document-url-added-successfully'],
  },
  {
    when: 'having told what happened',
    at: async participants => {
      await completeDraft(participants)
      return step(2)(participants)
    },
    act: press('Go to next step'),
    toasts: ['claim-updated-successfully'],
  },
  {
    when: 'having confirmed the review',
    at: step(4),
    act: press('Go to next step'),
    toasts: ['claim-updated-successfully'],
  },
  {
    when: 'having submitted the claim',
    act: press('Submit'),
    toasts: ['claim-submitted-successfully'],
  },
  {
    when: 'having sent a payment',
    prepare: fundTestWallet,
    act: press(payButton),
    toasts: ['transaction-sent-waiting-for-confirmation'],
    keepsBack: /\/v1\/(claims|payments)\b/,
  },
]
