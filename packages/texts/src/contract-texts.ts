import type { ErrorCode } from '@redress/contract/errors.ts'
import type { historyTexts } from '@redress/contract/history-texts.ts'
import type { OfferTexts } from '@redress/contract/offer-words.ts'
import type { ValidationCode } from '@redress/contract/validation-texts.ts'
import type { ShownStatus } from '@redress/domain/claim/claim-lists.ts'
import type { ClaimType, DisputeReason, RepresentationStatus } from '@redress/domain/claim/vocabulary.ts'
import { byLanguage, type Language } from '@redress/domain/people/languages.ts'

/** The contract's texts in one language; `<language>/contract.ts` exports each part by its name. */
export interface ContractTexts {
  readonly errors: Readonly<Record<ErrorCode, string>>
  readonly validation: Readonly<Record<ValidationCode, string>>
  readonly claimTypes: Readonly<Record<ClaimType, string>>
  readonly claimStatuses: Readonly<Record<ShownStatus, string>>
  readonly history: typeof historyTexts
  readonly disputeReasons: Readonly<Record<DisputeReason, string>>
  readonly representationStatuses: Readonly<Record<RepresentationStatus, string>>
  /** Sentences about what an offer does to its reader; see `offerInWords`. */
  readonly offers: OfferTexts
  /** Names of the accepted kinds of file, given the English list. */
  readonly documentKinds: (english: string) => string
}

/** Every language's texts, found by its folder. */
export const contractTexts = await byLanguage<ContractTexts>(language => import(`./${language}/contract.ts`))

/** Each English text's translation, by language. */
const translations = await byLanguage(async language => {
  const { en, [language]: texts } = contractTexts
  return new Map<string, string>([
    ...Object.entries(texts.errors).map(([code, text]): [string, string] => [en.errors[code as ErrorCode], text]),
    ...Object.entries(texts.validation).map(([code, text]): [string, string] => [
      en.validation[code as ValidationCode],
      text,
    ]),
  ])
})

/**
 * Translates a message of the contract. Schemas and use cases give it in English; unknown messages are returned
 * unchanged.
 */
export const messageIn = (language: Language, english: string): string => translations[language].get(english) ?? english
