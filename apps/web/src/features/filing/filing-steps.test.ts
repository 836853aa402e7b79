import type { ClaimDraft } from '@redress/domain/claim/completeness.ts'
import { describe, expect, test } from 'vitest'
import { stepStates } from './filing-steps.ts'

const empty: ClaimDraft = {
  type: null,
  dateOfClaim: null,
  value: null,
  currency: 'EUR',
  location: null,
  jurisdiction: null,
  howDidInteractionBegin: '',
  whatDidDefendantDo: '',
  whatDidYouDo: '',
  resolvelmentOffered: '',
  communicationCurrentStatus: '',
  lastCommunication: null,
  lastResponse: '',
  representationStatus: null,
  disclaimerTerms: false,
  disclaimerDocumentation: false,
  disclaimerConsent: false,
  defendantsCount: 0,
  documentsCount: 0,
}

describe('the states of the steps', () => {
  test('of an empty draft: nothing is begun, and nothing is a problem yet', () => {
    expect(stepStates(empty, 1, false, [])).toEqual(Array(5).fill('not-started'))
  })

  test('of a draft that is under way', () => {
    const draft = { ...empty, defendantsCount: 1, location: 'Paris' }
    expect(stepStates(draft, 2, false, [])).toEqual([
      'complete',
      'in-progress',
      'not-started',
      'not-started',
      'not-started',
    ])
  })

  test('at the last step, what is missing is a problem', () => {
    expect(stepStates({ ...empty, defendantsCount: 1 }, 5, false, [])).toEqual([
      'complete',
      'problem',
      'problem',
      'problem',
      'not-started',
    ])
  })

  test('a step of which the server lacks what was typed is not complete', () => {
    const draft = { ...empty, disclaimerTerms: true, disclaimerDocumentation: true, disclaimerConsent: true }
    const complete = { ...draft, representationStatus: 'Represented' as const }
    expect(stepStates(complete, 2, false, [])[3]).toBe('complete')
    expect(stepStates(complete, 2, false, ['representationStatus'])[3]).toBe('in-progress')
    expect(stepStates(complete, 5, false, ['representationStatus'])[3]).toBe('problem')
    expect(stepStates(complete, 5, false, ['whatDidYouDo'])[3]).toBe('complete')
  })
})
