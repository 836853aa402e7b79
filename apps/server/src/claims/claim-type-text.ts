import { claimTypes as germanClaimTypes } from '@redress/contract/texts/de.ts'
import type { ClaimType } from '@redress/domain/claim/vocabulary.ts'
import type { Language } from '@redress/domain/people/languages.ts'

const texts = {
  en: { nameOf: type => type, untyped: 'Claim' },
  // Mail programs show the soft hyphens of narrow columns.
  de: { nameOf: type => germanClaimTypes[type].replaceAll('\u00ad', ''), untyped: 'Forderung' },
} as const satisfies Record<Language, { nameOf: (type: ClaimType) => string; untyped: string }>

/** What a claim is about, as people read it. */
export const claimTypeText = (type: ClaimType | null, language: Language): string =>
  type === null ? texts[language].untyped : texts[language].nameOf(type)
