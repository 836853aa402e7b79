import type { ErrorCode } from '@redress/contract/errors.ts'
import { contractTexts, messageIn } from '@redress/contract/contract-texts.ts'
import { type Language, languages } from '@redress/domain/people/languages.ts'

interface FailureWords {
  readonly error: (code: ErrorCode) => string
  /** What is said beside a field, by the English text, which is what schemas and use cases give. */
  readonly message: (english: string) => string
}

const wordsIn = (language: Language): FailureWords => ({
  error: code => contractTexts[language].errors[code],
  message: english => messageIn(language, english),
})

/** How a failure is told to people. */
export const failureWords = Object.fromEntries(languages.map(language => [language, wordsIn(language)])) as Record<
  Language,
  FailureWords
>
