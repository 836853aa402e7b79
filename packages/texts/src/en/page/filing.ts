import type { RequiredItem } from '@redress/domain/claim/completeness.ts'

interface Guideline {
  readonly title: string
  readonly text: readonly string[]
}

/** Creating a claim in five steps. */
export const filing = {
  eyebrow: (step: number, steps: number) => `Create new claim · Step ${step} of ${steps}`,
  steps: ['Defendant(s)', 'What Happened', 'Documents', 'Review', 'Submit'],
  shortSteps: ['Who', 'What', 'Proof', 'Review', 'Submit'],
  leads: [
    'Name everybody you claim from. Each needs an email address, because that is how they hear of the claim.',
    'Tell it once, in order. What you type is saved as you go.',
    'Add at least one document or link that supports your words.',
    'Check your answers, then confirm them.',
    'Here is what happens next, and what it costs.',
  ],
  creating: 'Opening your claim…',
  created: 'Claim created successfully',
  createFailed: 'Claim could not be created',
  updated: 'Claim updated successfully',
  updateFailed: 'Claim could not be updated',
  next: 'Go to next step',
  back: 'Go back',
  toReview: 'Save and return to review',
  missing: 'Still missing',
  missingItems: {
    defendantsCount: 'at least one defendant',
    documentsCount: 'at least one document or link',
  } satisfies Partial<Record<RequiredItem, string>>,

  remove: {
    label: 'Delete claim',
    question: 'Do you want to delete this claim?',
    text: 'Everything you typed and every document you added is deleted. This cannot be undone.',
    confirm: 'Delete claim',
    done: 'Claim deleted successfully',
    failed: 'Claim could not be deleted',
  },

  saving: {
    hint: 'What you type is saved as you go.',
    saving: 'Saving…',
    saved: (time: string) => `Saved ${time}`,
    offline: 'Not saved yet: you are offline. Your words are kept in this browser and saved as soon as you are back.',
    retrying: 'Not saved yet: the server cannot be reached. Your words are kept in this browser and we try again.',
    held: (fields: string) => `Not saved yet, please check: ${fields}`,
    failed: 'Not saved',
  },

  sections: {
    general: 'General',
    synopsis: 'Synopsis',
    currentStatus: 'Current status',
  },
  sectionDone: 'Complete',
  sectionLeft: (count: string) => `${count} to go`,
  hints: {
    evidenceAdded: 'You have added documents.',
    dateOfClaim: 'The day on which the dispute arose or the money fell due.',
    location: 'The town or place where it happened.',
    jurisdiction: 'The country or state whose law applies.',
    value: 'The amount that you ask for.',
  },

  guidelines: {
    defendants: {
      title: 'Who to name',
      text: [
        'Name the company or the person who owes you or did you wrong, or both.',
        'Use an email address that the defendant reads. The invitation with their personal code goes there as soon as the claim is filed. After that you can correct the address three times at most, as long as nobody answers for them.',
        'You cannot be a defendant in your own claim.',
      ],
    },
    type: {
      title: 'Type of claim',
      text: [
        'Choose the kind that your evidence shows most clearly. If two fit, take the one that the money follows from.',
        'The type is public once the claim is published.',
      ],
    },
    synopsis: {
      title: 'Synopsis',
      text: [
        'Tell what happened as you would to somebody who knows neither of you: who, what, when, how much.',
        'The synopsis is visible only to the named defendants.',
      ],
    },
    materialEvidence: {
      title: 'Material evidence',
      text: [
        'Contracts, invoices, messages, photos and receipts: everything that shows that you are right. You add them in the step Documents.',
        'Evidence is visible only to the defendants and their representatives.',
        'Files can have up to 50Mb. No compressed, audio or video files. Links must begin with https.',
      ],
    },
    interaction: {
      title: 'How the interaction began',
      text: [
        'How did you come to deal with each other? Name the first contact, the agreement and its date.',
        'An example: “On 3 March I ordered a kitchen for 8,400 euros and paid half in advance.”',
      ],
    },
    defendantDid: {
      title: 'What the defendant did',
      text: [
        'What did the defendant do, or fail to do, that you claim money for? Keep to facts that you can support.',
        'Leave out judgements of character. They do not help your claim.',
      ],
    },
    youDid: {
      title: 'What you did',
      text: [
        'Say how you kept your side, and what you did when it went wrong: reminders, complaints, a deadline that you set.',
      ],
    },
    resolutionOffered: {
      title: 'Resolution offered',
      text: [
        'What has either of you offered so far to settle this? Name amounts and dates. If there was no offer, say so.',
      ],
    },
    currentStatus: {
      title: 'Current status',
      text: [
        'Where do things stand today? Are you still in contact, and on what terms?',
        'The current status is visible only to the named defendants.',
      ],
    },
    lastCommunication: {
      title: 'Last communication',
      text: ['The day on which you last wrote to, called or met the defendant. It does not matter who began.'],
    },
    lastResponse: {
      title: 'Last response',
      text: ['What did the defendant last say or write? If there was no answer, write that there was none.'],
    },
    representation: {
      title: 'Representation status',
      text: [
        'Say whether a lawyer represents you, whether you look for one, or neither.',
        'Your representation status is not public.',
      ],
    },
    platformFees: {
      title: 'Platform fees',
      text: [
        'Submitting a claim costs a fixed fee. When an offer is accepted, a platform fee is due, in the currency of the claim. It is 200 for an agreement of up to 5,000, 5 percent up to 15,000, and 2 percent above.',
        'The agreement names the party who pays the fee. The cost owner pays within 10 business days.',
      ],
    },
  } satisfies Record<string, Guideline>,

  review: {
    change: 'Change',
    changeField: (field: string) => `Change ${field}`,
    notAnswered: 'Not answered yet',
    company: 'Company',
    person: 'Person',
    represents: (company: string) => `Represents ${company}`,
    files: 'Documents and links',
    public: {
      title: 'What the public will see',
      note: 'As it will look when the notice period is over and nobody has answered by then. Everybody can read it, and search engines can find it.',
      showStreet: 'Show my street address to the public',
      street: 'The record of this claim shows it, and so does that of every other claim that you file.',
      withheld: 'The record of your claims does not show it. The parties see it.',
      failed: 'Your street address could not be shown or withheld',
      noStreet: 'The record does not show your street address.',
      profile: 'Go to your profile',
      hidden:
        'Not public: your words, your documents, whether a lawyer represents you, and the email addresses, phones, tax IDs and wallets of the defendants.',
    },
    confirmTitle: 'Confirm',
    disclaimerTerms: 'I have read the terms and conditions and accept them.',
    disclaimerDocumentation: 'The documents and statements that I give are accurate to the best of my knowledge.',
    disclaimerConsent: 'I consent to being contacted by a professional who represents a party of this claim.',
    terms: 'Read the terms and conditions',
  },

  submit: {
    nextTitle: 'What happens next',
    cost: (fee: string) => `Submitting costs ${fee}. Your claim is filed when that is paid.`,
    free: 'Submitting costs nothing. Your claim is filed at once.',
    payFirst: 'You pay on the next page: with a wallet, by QR code, or by a link for somebody else.',
    payFirstByBank: 'You pay on the next page: by bank transfer, with a wallet, or by a link for somebody else.',
    afterPayment: 'When the fee is paid, we email every defendant and invite them to answer.',
    atOnce: 'We email every defendant and invite them to answer.',
    publishedAtOnce: 'The claim is public at once.',
    notice: (notice: string) => [
      `The notice period of ${notice} starts. In it you can still amend the amount, and the defendants can answer before the public sees anything.`,
      'When it is over, the claim is published.',
    ],
    nextFailed: 'We could not load the fee. Please load the page again.',
    summaryTitle: 'Your claim',
    locked:
      'Until the fee is paid you can take the claim back to edit it. After that it can no longer be edited or deleted.',
    lockedAtOnce: 'After you submit, the claim can no longer be edited or deleted.',
    submit: 'Submit',
    done: 'Claim submitted successfully',
    failed: 'Claim could not be submitted',
    notReady: 'The claim is not complete yet',
    profileLacks:
      'Your profile does not say yet who files the claim. Please add this there, and come back; the claim is kept:',
    ofProfile: { firstName: 'First name', country: 'Country', identificationId: 'Identification ID' },
    notSaved: 'Your last changes here are not saved yet. Please check them, so that nothing older is submitted:',
    documents: (count: string) => `${count} documents and links`,
    oneDocument: '1 document or link',
  },
}

export type GuidelineTopic = keyof typeof filing.guidelines

/** Naming defendants, and their profiles. */
export const defendants = {
  company: 'Company as a defendant',
  person: 'Person as a defendant',
  add: { company: 'Add defendant: company', person: 'Add defendant: person' },
  seeList: (count: string) => `See list (${count})`,
  hideList: (count: string) => `Hide list (${count})`,
  empty: 'No defendants found.',
  noRepresentatives: 'No representatives found.',
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  remove: 'Delete',
  removeOf: (name: string) => `Delete ${name}`,
  representatives: 'Representatives',
  addRepresentative: 'Add representative',
  addRepresentativeTo: (company: string) => `Add a representative of ${company}`,
  dialogs: {
    addCompany: 'Add a company',
    editCompany: 'Edit company',
    addPerson: 'Add a person',
    editPerson: 'Edit person',
    addRepresentative: 'Add representative',
    editRepresentative: 'Edit representative',
  },
  save: 'Save',
  fields: {
    legalName: 'Legal name',
    taxId: 'Tax ID',
    country: 'Country of incorporation',
    email: 'E-mail',
    cellPhone: 'Cellphone',
    website: 'Website',
    linkedIn: 'LinkedIn',
    firstName: 'First name',
    lastName: 'Last name',
    companyPosition: 'Position in the company',
    companyName: 'Company name',
    otherLinks: 'Other social links',
    otherLink: (number: string) => `Social link ${number}`,
    wallets: 'Wallets',
    wallet: (number: string) => `Wallet address ${number}`,
  },
  hints: {
    email: 'The invitation to answer goes to this address.',
    emailFixed: 'The email of a defendant cannot be edited. Delete the defendant and add it again.',
    taxId: 'Their tax or VAT number. You find it in the imprint of their website and on their invoices.',
    country: 'You see your own country here until you choose another.',
    website: 'For example roof.example',
  },
  addLink: 'Add social link',
  removeLink: (number: string) => `Remove social link ${number}`,
  addWallet: 'Add wallet',
  removeWallet: (number: string) => `Remove wallet ${number}`,
  saved: 'Defendant upserted successfully',
  savedPlainly: 'The details of the defendant are saved.',
  saveFailed: 'Defendant could not be upserted',
  deleteQuestion: (name: string) => `Do you want to delete ${name}?`,
  deleteCompanyText: 'Its representatives are deleted as well.',
  deleted: 'Defendant deleted successfully',
  deleteFailed: 'Defendant could not be deleted',
}

/** Evidence: files and links. */
export const documents = {
  listTitle: 'Documents and links',
  upload: 'Upload File',
  addLink: 'Add document link',
  empty: 'No documents yet',
  emptyText: 'Upload a file or add a link. You need at least one.',
  none: 'No documents.',
  link: 'Link',
  open: (name: string) => `Open ${name}, opens in a new tab`,
  downloadOf: (name: string) => `Download ${name}`,
  downloading: 'Downloading…',
  downloadFailed: 'Document could not be downloaded',
  remove: 'Delete',
  removeOf: (name: string) => `Delete ${name}`,
  removeQuestion: (name: string) => `Do you want to delete ${name}?`,
  removeText: 'This cannot be undone.',
  removed: 'Document deleted successfully',
  removeFailed: 'Document could not be deleted',
  unnamed: 'Document',
  caption: {
    add: 'Say what it shows',
    change: 'Change the caption',
    title: (name: string) => `What ${name} shows`,
    label: 'Caption',
    hint: 'For example: the invoice, with the agreed price on page 3. Everybody who can open the file reads it.',
    save: 'Save',
    failed: 'The caption could not be saved',
  },

  uploadTitle: 'Upload File',
  drop: 'Drag files here, paste them, or',
  choose: 'Choose files',
  dropNow: 'Drop the files to upload them',
  rules: (size: string) => `Several at once, up to ${size} each. No compressed, audio or video files.`,
  accepted: (kinds: string) => `Accepted: ${kinds}.`,
  queue: 'Files being uploaded',
  waiting: 'Waiting',
  uploading: (percent: string) => `${percent}%`,
  checking: 'Checking…',
  done: 'Uploaded',
  cancelled: 'Cancelled',
  cancelOf: (name: string) => `Cancel the upload of ${name}`,
  retry: 'Retry',
  retryOf: (name: string) => `Retry the upload of ${name}`,
  dismissOf: (name: string) => `Remove ${name} from this list`,
  close: 'Done',
  progressOf: (name: string) => `Upload of ${name}`,
  uploaded: 'File uploaded successfully',
  uploadFailed: 'File could not be uploaded',
  problems: {
    type: (kinds: string) => `This type of file is not accepted. These are: ${kinds}.`,
    size: (size: string) => `The file is larger than ${size}.`,
    empty: 'The file is empty.',
    tooMany: (count: string) => `Each person can add at most ${count} documents and links to a claim.`,
    total: (size: string) => `The files that one person adds to a claim can have at most ${size} together.`,
  },

  linkTitle: 'Add document link',
  linkDescription: 'Description',
  linkUrl: 'URL',
  linkHint: 'Make sure that the other side can open it.',
  linkSubmit: 'Add link',
  linkAdded: 'Document URL added successfully',
  linkFailed: 'Claim document URL cannot be added',
}
