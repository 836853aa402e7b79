import type { ShownStatus } from '@redress/domain/claim/claim-lists.ts'
import {
  type ClaimType,
  claimTypes,
  type DisputeReason,
  disputeReasons,
  type RepresentationStatus,
  representationStatuses,
} from '@redress/domain/claim/vocabulary.ts'
import { byLanguage, type Language } from '@redress/domain/people/languages.ts'
import { claimStatusTexts } from './claim-status-texts.ts'
import { type ErrorCode, errors } from './errors.ts'
import { historyTexts } from './history-texts.ts'
import { type OfferTexts, offerTexts } from './offer-words.ts'
import { type ValidationCode, validationTexts } from './validation-texts.ts'

/** What the contract says to people in one language; `texts/<language>.ts` exports each part by its name. */
export interface ContractTexts {
  readonly errors: Readonly<Record<ErrorCode, string>>
  readonly validation: Readonly<Record<ValidationCode, string>>
  readonly claimTypes: Readonly<Record<ClaimType, string>>
  readonly claimStatuses: Readonly<Record<ShownStatus, string>>
  readonly history: typeof historyTexts
  readonly disputeReasons: Readonly<Record<DisputeReason, string>>
  readonly representationStatuses: Readonly<Record<RepresentationStatus, string>>
  /** What an offer does to its reader; see `offerInWords`. */
  readonly offers: OfferTexts
  /** The kinds of file that are accepted, given the English list of them. */
  readonly documentKinds: (english: string) => string
}

const asTheyAre = <Word extends string>(words: readonly Word[]) =>
  Object.fromEntries(words.map(word => [word, word])) as Record<Word, Word>

/** English is what travels, so that it stands where the contract defines it. */
const english: ContractTexts = {
  errors: Object.fromEntries(Object.entries(errors).map(([code, { text }]) => [code, text])) as ContractTexts['errors'],
  validation: validationTexts,
  claimTypes: asTheyAre(claimTypes),
  claimStatuses: claimStatusTexts,
  history: historyTexts,
  disputeReasons: asTheyAre(disputeReasons),
  representationStatuses: asTheyAre(representationStatuses),
  offers: offerTexts,
  documentKinds: kinds => kinds,
}

/** Every language's texts, found by the name of the file: a language is registered nowhere. */
export const contractTexts = await byLanguage<ContractTexts>(async language =>
  language === 'en' ? english : import(`./texts/${language}.ts`),
)

/** Each English text's translation, by language. */
const translations = await byLanguage(async language => {
  const texts = contractTexts[language]
  return new Map<string, string>([
    ...Object.entries(texts.errors).map(([code, text]): [string, string] => [english.errors[code as ErrorCode], text]),
    ...Object.entries(texts.validation).map(([code, text]): [string, string] => [
      english.validation[code as ValidationCode],
      text,
    ]),
  ])
})

/**
 * A message beside a field, in a language, by the English one, which is what schemas and use cases give. What is not one
 * of the contract's texts stays as it came.
 */
export const messageIn = (language: Language, english: string): string => translations[language].get(english) ?? english
