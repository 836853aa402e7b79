import type { Language } from '@redress/domain/people/languages.ts'
import { english } from './texts/english.ts'
import { german } from './texts/german.ts'

/** What mail says, by language. */
export const mailTexts = { en: english, de: german } as const satisfies Record<Language, typeof english>
