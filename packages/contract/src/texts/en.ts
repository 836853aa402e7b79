import * as vocabulary from '@redress/domain/claim/vocabulary.ts'
import type { ContractTexts } from '../contract-texts.ts'
import { errors as failures } from '../errors.ts'
import { validationTexts } from '../validation-texts.ts'

// English is what travels, so that here its texts are gathered and not written.
const itself = <Word extends string>(words: readonly Word[]) =>
  Object.fromEntries(words.map(word => [word, word])) as Record<Word, Word>

export const errors = Object.fromEntries(
  Object.entries(failures).map(([code, { text }]) => [code, text]),
) as ContractTexts['errors']

export const validation: ContractTexts['validation'] = validationTexts
export const claimTypes: ContractTexts['claimTypes'] = itself(vocabulary.claimTypes)
export const disputeReasons: ContractTexts['disputeReasons'] = itself(vocabulary.disputeReasons)
export const representationStatuses: ContractTexts['representationStatuses'] = itself(vocabulary.representationStatuses)
export const documentKinds: ContractTexts['documentKinds'] = kinds => kinds
