import { byLanguage } from '@redress/domain/people/languages.ts'
import type { ServerTexts } from './languages/en.ts'

/** What the server writes to people, by language, each found by the name of its file. */
export const serverTexts = await byLanguage<ServerTexts>(
  async language => (await import(`./languages/${language}.ts`))[language],
)
