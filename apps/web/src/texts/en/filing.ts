import type { RequiredItem } from '@redress/domain/claim/completeness.ts'

interface Guideline {
  readonly title: string
  readonly text: readonly string[]
}

/** Creating a claim in five steps. */
export const filing = {
  eyebrow: (step: number, steps: number) => `Create new claim · Step ${step} of ${steps}`,
  steps: ['Defendant(s)', 'What Happened', 'Documents', 'Review', 'Submit'],
  leads: [
    'Name everybody you claim from. Each needs an e-mail address, because that is how they hear of the claim.',
    'Tell it once, in order. What you type is saved as you go.',
    'Add at least one document or link that supports your account.',
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
    dateOfClaim: 'The day on which the dispute arose or the money fell due.',
    location: 'The town or place where it happened.',
    jurisdiction: 'The country or state whose law applies.',
    value: 'The amount that you ask for.',
  },

  guidelines: {
    defendants: {
      title: 'Who to name',
      text: [
        'Name whoever owes you or did you wrong: the company you dealt with, the person, or both.',
        'Use an e-mail address that the defendant reads. The invitation with their personal code goes there when you have paid the submission fee, and it cannot be edited later.',
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
        'Contracts, invoices, messages, photos and receipts: whatever shows that your account is right. They are added in the step Documents.',
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
      text: ['The day on which you last wrote to, called or met the defendant, whoever began it.'],
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
        'Submitting a claim costs a small fixed fee. When a resolution is agreed, a platform fee falls due: 200 for an agreement of up to 5,000, 5 percent up to 15,000, and 2 percent above.',
        'The agreement names the party who bears it. The cost owner pays within 10 business days.',
      ],
    },
  } satisfies Record<string, Guideline>,

  review: {
    change: 'Change',
    changeField: (field: string) => `Change ${field}`,
    notAnswered: 'Not answered yet',
    company: 'Company',
    person: 'Person',
    representatives: (count: number) => (count === 1 ? '1 representative' : `${count} representatives`),
    files: 'Documents and links',
    confirmTitle: 'Confirm',
    disclaimerTerms: 'I have read the terms and conditions and accept them.',
    disclaimerDocumentation: 'The documents and statements that I give are accurate to the best of my knowledge.',
    disclaimerConsent: 'I consent to being contacted by a professional who represents a party of this claim.',
    terms: 'Read the terms and conditions',
  },

  submit: {
    nextTitle: 'What happens next',
    next: (fee: string, notice: string) => [
      `You pay the submission fee of ${fee} with a wallet, by QR code or by link.`,
      'We tell every defendant by e-mail and invite them to answer.',
      `The notice period of ${notice} starts. In it you can still amend the value, and the defendants can answer before the public sees anything.`,
      'When it is over, the claim is published.',
    ],
    nextFailed: 'What it costs could not be fetched.',
    summaryTitle: 'Your claim',
    locked: 'After you submit, the claim can no longer be edited or deleted.',
    submit: 'Submit',
    done: 'Claim submitted successfully',
    failed: 'Claim could not be submitted',
    notReady: 'The claim is not complete yet',
    documents: (count: string) => `${count} documents and links`,
    oneDocument: '1 document or link',
  },
}

export type GuidelineTopic = keyof typeof filing.guidelines
