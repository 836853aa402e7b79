import type { Language } from '@redress/domain/people/languages.ts'

let spoken: Language = 'en'

/** What the page speaks, for what is said beside its components: requests ask for answers in the same language. */
export const spokenLanguage = {
  get: (): Language => spoken,
  set: (language: Language): void => {
    spoken = language
  },
}
