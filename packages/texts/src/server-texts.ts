import { byLanguage } from '@redress/domain/people/languages.ts'
import type { ServerTexts } from './en/server.ts'

/** Texts of the server by language, each found by its folder. */
export const serverTexts = await byLanguage<ServerTexts>(
  async language => (await import(`./${language}/server.ts`)).server,
)
