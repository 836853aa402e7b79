import { languageNames, languages } from '@redress/domain/people/languages.ts'
import { Languages } from 'lucide-react'
import { useLanguage, useTexts } from '../texts/texts.tsx'
import classes from './language-switch.module.css'
import { useLanguageChoice } from './use-language-choice.ts'

/** Every language by its own name; the choice is kept in this browser and in the account. */
export function LanguageSwitch() {
  const texts = useTexts('ui').language
  const { language } = useLanguage()
  const choose = useLanguageChoice()
  return (
    <fieldset className={classes.languages}>
      <legend className="visually-hidden">{texts.label}</legend>
      <Languages aria-hidden size={18} />
      {languages.map(each => (
        <button
          key={each}
          type="button"
          lang={each}
          className={classes.language}
          aria-pressed={each === language}
          onClick={() => choose(each)}
        >
          {languageNames[each]}
        </button>
      ))}
    </fieldset>
  )
}
