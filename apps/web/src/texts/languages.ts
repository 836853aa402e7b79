import { keptText } from '../lib/kept-text.ts'
import { type Catalogue, en } from './en.ts'

/** Every language, by its name in itself. */
export const languages = { en: 'English', de: 'Deutsch' } as const

export type Language = keyof typeof languages

const catalogues: Record<Language, () => Promise<Catalogue>> = {
  en: async () => en,
  de: () => import('./de.ts').then(module => module.de),
}

export const catalogueOf = (language: Language): Promise<Catalogue> => catalogues[language]()

const isLanguage = (text: string): text is Language => Object.hasOwn(languages, text)

export function languageOf(locale: string): Language {
  const language = locale.slice(0, 2).toLowerCase()
  return isLanguage(language) ? language : 'en'
}

const key = 'redress.language'

export const rememberLanguage = (language: Language): void => keptText.write(key, language)

/** What was chosen here before; otherwise the first of the browser's languages that there is. */
export function preferredLanguage(): Language {
  const chosen = keptText.read(key)
  if (chosen !== null && isLanguage(chosen)) return chosen
  const wished = navigator.languages.map(locale => locale.slice(0, 2).toLowerCase())
  return wished.find(isLanguage) ?? 'en'
}
