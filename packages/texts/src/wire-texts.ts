import { validationTexts } from '@redress/contract/validation-texts.ts'
import type { ContractTexts } from './contract-texts.ts'
import type * as english from './en/page/frame.ts'

/** A text of a table; what the table does not know stays as it came. */
const textOf = (table: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(table, key) ? (table[key] ?? key) : key

/** The closed lists of the contract in a language other than English. */
export const vocabularyIn = (
  texts: Omit<ContractTexts, 'errors' | 'validation' | 'claimStatuses'>,
): typeof english.vocabulary => ({
  claimType: type => textOf(texts.claimTypes, type),
  disputeReason: reason => textOf(texts.disputeReasons, reason),
  representation: status => textOf(texts.representationStatuses, status),
  documentKinds: texts.documentKinds,
})

/** The statuses of claims in a language other than English. */
export const claimStatusesIn = ({ claimStatuses }: Pick<ContractTexts, 'claimStatuses'>) => claimStatuses

/** The contract's validation texts, found by the English ones, which schemas and the server give. */
export function wireIn({ validation }: Pick<ContractTexts, 'validation'>): typeof english.wire {
  const codes = Object.keys(validationTexts) as (keyof typeof validationTexts)[]
  const translations = Object.fromEntries(codes.map(code => [validationTexts[code], validation[code]]))
  return { validation: text => textOf(translations, text) }
}
