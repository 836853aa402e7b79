import { type ErrorCode, errors } from '@redress/contract/errors.ts'
import { germanErrors } from '@redress/contract/german/errors.ts'
import { germanValidationTexts } from '@redress/contract/german/validation-texts.ts'
import type { Language } from '@redress/domain/people/languages.ts'

interface FailureWords {
  readonly error: (code: ErrorCode) => string
  /** What is said beside a field, by the English text, which is what schemas and use cases give. */
  readonly message: (english: string) => string
}

const german: ReadonlyMap<string, string> = new Map([
  ...Object.entries(errors).map(([code, { text }]): [string, string] => [text, germanErrors[code as ErrorCode]]),
  ...Object.entries(germanValidationTexts),
])

/** How a failure is told to people. */
export const failureWords = {
  en: { error: code => errors[code].text, message: english => english },
  de: { error: code => germanErrors[code], message: english => german.get(english) ?? english },
} as const satisfies Record<Language, FailureWords>
