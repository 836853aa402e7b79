import { fundTestWallet } from '../people/filing.ts'
import { chooseFile, fillDialog, press, pressAndConfirm, pressInDialog } from './acts.ts'
import { letter, photographs } from './attachments.ts'
import { completeDraft, type Stage } from './stage.ts'
import { type SuccessScene, said } from './success-scene.ts'

const step =
  (number: number) =>
  async ({ claimOf }: Stage) =>
    `/dashboard/create-claim/step-${number}/${await claimOf('myClaims', 'PENDING')}`

/** From one draft that is deleted to another one that is submitted and paid. */
export const filingSuccesses: readonly SuccessScene[] = [
  {
    when: 'having deleted a claim',
    at: step(1),
    act: pressAndConfirm('Delete claim', 'Delete claim'),
    toasts: [said('Claim deleted successfully')],
  },
  {
    when: 'having asked for a new claim',
    at: () => '/dashboard/claims/my-claims',
    act: page => page.getByRole('main').getByRole('button', { name: 'Create new claim' }).first().click(),
    toasts: [said('Claim created successfully')],
  },
  {
    when: 'having named a company',
    prepare: async page => {
      await press('Add defendant')(page)
      await fillDialog({ 'Legal name': 'Moser GmbH', 'Tax ID': 'ATU12345678', 'E-mail': 'office@moser.example' })(page)
      await page.getByLabel('Country of incorporation').selectOption({ label: 'Austria' })
    },
    act: pressInDialog('Save'),
    toasts: [said('Defendant upserted successfully')],
  },
  {
    when: 'having named a person',
    prepare: async page => {
      await page.getByRole('button', { name: 'Add defendant' }).last().click()
      await fillDialog({ 'First name': 'Max', 'Last name': 'Moser', 'E-mail': 'max@moser.example' })(page)
    },
    act: pressInDialog('Save'),
    toasts: [said('Defendant upserted successfully')],
  },
  {
    when: 'having deleted a defendant',
    act: pressAndConfirm('Delete Max Moser', 'Delete'),
    toasts: [said('Defendant deleted successfully')],
  },
  {
    when: 'having uploaded a file',
    at: step(3),
    prepare: press('Upload File'),
    act: chooseFile(letter),
    toasts: [said('File uploaded successfully')],
  },
  {
    when: 'having deleted a document',
    prepare: pressInDialog('Done'),
    act: pressAndConfirm(`Delete ${letter.name}`, 'Delete'),
    toasts: [said('Document deleted successfully')],
  },
  {
    when: 'having added a link',
    prepare: async page => {
      await press('Add document link')(page)
      await fillDialog(photographs)(page)
    },
    act: pressInDialog('Add link'),
    toasts: [said('Document URL added successfully')],
  },
  {
    when: 'having told what happened',
    at: async stage => {
      await completeDraft(stage)
      return step(2)(stage)
    },
    act: press('Go to next step'),
    toasts: [said('Claim updated successfully')],
  },
  {
    when: 'having confirmed the review',
    at: step(4),
    act: press('Go to next step'),
    toasts: [said('Claim updated successfully')],
  },
  {
    when: 'having submitted the claim',
    act: press('Submit'),
    toasts: [said('Claim submitted successfully')],
  },
  {
    when: 'having sent a payment',
    prepare: fundTestWallet,
    act: press(/^Pay [\d.]+ SOL$/),
    toasts: [said('Transaction sent! Waiting for confirmation...', 8)],
  },
]
