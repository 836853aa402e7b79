import type { Language } from '@redress/domain/people/languages.ts'

let current: Language = 'en'

/** The language of the page, for what is no component: requests ask for answers in it. */
export const currentLanguage = {
  get: (): Language => current,
  set: (language: Language): void => {
    current = language
  },
}
