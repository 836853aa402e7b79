import { Languages } from 'lucide-react'
import { type Language, languages } from '../texts/languages.ts'
import { useLanguage, useTexts } from '../texts/texts.tsx'
import { useToast } from '../ui/toast.ts'
import classes from './language-switch.module.css'

const names = Object.entries(languages) as [Language, string][]

/** Every language by its own name; the choice is kept in this browser. */
export function LanguageSwitch() {
  const texts = useTexts('ui').language
  const toast = useToast()
  const { language, speak } = useLanguage()
  return (
    <fieldset className={classes.languages}>
      <legend className="visually-hidden">{texts.label}</legend>
      <Languages aria-hidden size={18} />
      {names.map(([each, name]) => (
        <button
          key={each}
          type="button"
          lang={each}
          className={classes.language}
          aria-pressed={each === language}
          onClick={() => speak(each).catch(() => toast.error(texts.failed))}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
