import * as failures from '@redress/contract/errors.ts'
import * as words from '@redress/domain/claim/vocabulary.ts'
import type { ContractTexts } from '../contract-texts.ts'

// English is what travels, so that it stands where the contract defines it.
export { claimStatusTexts as claimStatuses } from '@redress/contract/claim-status-texts.ts'
export { historyTexts as history } from '@redress/contract/history-texts.ts'
export { offerTexts as offers } from '@redress/contract/offer-words.ts'
export { validationTexts as validation } from '@redress/contract/validation-texts.ts'

const asTheyAre = <Word extends string>(list: readonly Word[]) =>
  Object.fromEntries(list.map(word => [word, word])) as Record<Word, Word>

export const errors = Object.fromEntries(
  Object.entries(failures.errors).map(([code, { text }]) => [code, text]),
) as ContractTexts['errors']

export const claimTypes: ContractTexts['claimTypes'] = asTheyAre(words.claimTypes)

export const disputeReasons: ContractTexts['disputeReasons'] = asTheyAre(words.disputeReasons)

export const representationStatuses: ContractTexts['representationStatuses'] = asTheyAre(words.representationStatuses)

export const documentKinds: ContractTexts['documentKinds'] = kinds => kinds
