import { letter, photographs } from './attachments.ts'
import { callOfClaim, claimCall, type FailureCase, type FailureData } from './failure-case.ts'
import { chooseFile, fillDialog, press, pressAndConfirm, pressInDialog } from './page-actions.ts'

const step =
  (number: number) =>
  ({ draftId }: FailureData) =>
    `/dashboard/create-claim/step-${number}/${draftId}`

export const filingFailures: readonly FailureCase[] = [
  {
    when: 'asking for a new claim',
    at: () => '/dashboard/create-claim',
    fails: ['POST', /^\/v1\/claims$/],
    toast: 'claim-could-not-be-created',
    page: 'claim-could-not-be-created',
  },
  {
    when: 'going on from what happened',
    at: step(2),
    prepare: page => page.getByLabel('Location').fill('Villach'),
    act: press('Go to next step'),
    fails: ['PATCH', claimCall],
    toast: 'claim-could-not-be-updated',
  },
  {
    when: 'going on from the review',
    at: step(4),
    prepare: page => page.getByRole('combobox', { name: 'Representation status' }).selectOption('Seeking Counsel'),
    act: press('Go to next step'),
    fails: ['PATCH', claimCall],
    toast: 'claim-could-not-be-updated',
  },
  {
    when: 'deleting a claim',
    at: step(1),
    act: pressAndConfirm('Delete claim', 'Delete claim'),
    fails: ['DELETE', claimCall],
    toast: 'claim-could-not-be-deleted',
  },
  {
    when: 'submitting a claim',
    at: step(5),
    act: press('Submit'),
    fails: ['POST', callOfClaim('submit')],
    toast: 'claim-could-not-be-submitted',
  },
  {
    when: 'naming a person',
    at: step(1),
    prepare: async page => {
      await page.getByRole('button', { name: 'Add defendant: person' }).click()
      await fillDialog({ 'First name': 'Max', 'Last name': 'Moser', 'E-mail': 'max@moser.example' })(page)
    },
    act: pressInDialog('Save'),
    fails: ['POST', callOfClaim('defendants/individual')],
    toast: 'defendant-could-not-be-upserted',
  },
  {
    when: 'naming a company',
    at: step(1),
    prepare: async page => {
      await press('Add defendant: company')(page)
      await fillDialog({ 'Legal name': 'Moser GmbH', 'Tax ID': 'ATU12345678', 'E-mail': 'office@moser.example' })(page)
      await page.getByLabel('Country of incorporation').selectOption({ label: 'Austria' })
    },
    act: pressInDialog('Save'),
    fails: ['POST', callOfClaim('defendants/company')],
    toast: 'defendant-could-not-be-upserted',
  },
  {
    when: 'deleting a defendant',
    at: step(1),
    act: pressAndConfirm(/^Delete (?!claim)/, 'Delete'),
    fails: ['DELETE', callOfClaim('defendants/[^/]+')],
    toast: 'defendant-could-not-be-deleted',
  },
  {
    when: 'adding a link',
    at: step(3),
    prepare: async page => {
      await press('Add document link')(page)
      await fillDialog(photographs)(page)
    },
    act: pressInDialog('Add link'),
    fails: ['POST', callOfClaim('documents/urls')],
    toast: 'claim-document-url-cannot-be-added',
  },
  {
    when: 'uploading a file',
    at: step(3),
    prepare: press('Upload File'),
    act: chooseFile(letter),
    fails: ['POST', callOfClaim('documents/files')],
    toast: 'claim-document-url-cannot-be-added',
  },
  {
    when: 'deleting a document',
    at: step(3),
    act: pressAndConfirm(/^Delete contract/, 'Delete'),
    fails: ['DELETE', callOfClaim('documents/[^/]+')],
    toast: 'document-could-not-be-deleted',
  },
  {
    when: 'downloading a document',
    at: step(3),
    act: press(/^Download/),
    fails: ['GET', callOfClaim('documents/[^/]+/files')],
    toast: 'document-could-not-be-downloaded',
  },
]
