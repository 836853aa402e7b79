import type { Language } from '@redress/domain/people/languages.ts'
import { de } from './de.ts'
import { en, type Texts } from './en.ts'

/** What the server writes to people, by language. A new language is one file beside this one and a line here. */
export const serverTexts: Readonly<Record<Language, Texts>> = { en, de }
