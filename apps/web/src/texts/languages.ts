import { type Language, languageFor } from '@redress/domain/people/languages.ts'
import { browserStorage } from '../lib/browser-storage.ts'
import { type Catalogue, en } from './en.ts'

/** Every language, by its name in itself. */
export const languageNames = { en: 'English', de: 'Deutsch' } as const satisfies Record<Language, string>

const catalogues: Record<Language, () => Promise<Catalogue>> = {
  en: async () => en,
  de: () => import('./de.ts').then(module => module.de),
}

export const catalogueOf = (language: Language): Promise<Catalogue> => catalogues[language]()

const key = 'redress.language'

export const rememberLanguage = (language: Language): void => browserStorage.write(key, language)

/** What was spoken here before; otherwise the first of the browser's languages that there is. */
export function preferredLanguage(): Language {
  const spoken = browserStorage.read(key)
  return languageFor(spoken === null ? navigator.languages : [spoken])
}
