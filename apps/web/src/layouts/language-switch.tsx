import { type Language, languageNames, languages } from '@redress/domain/people/languages.ts'
import { Languages } from 'lucide-react'
import { useUpdateAccount } from '../entities/account/account.ts'
import { useSession } from '../lib/session.ts'
import { useLanguage, useTexts } from '../texts/texts.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import { useToast } from '../ui/toast.ts'
import classes from './language-switch.module.css'

/** Changes the language of the page; with a confirmed account, first that of the account, so that mail follows. */
function useLanguageChoice(): (language: Language) => Promise<void> {
  const texts = useTexts('ui').language
  const update = useUpdateAccount()
  const toast = useToast()
  const describe = useFailureText()
  const { isConfirmed } = useSession()
  const { changeLanguage } = useLanguage()
  return async language => {
    try {
      if (isConfirmed) await update({ language })
      await changeLanguage(language)
    } catch (error) {
      toast.error(describe(error, texts.failed))
    }
  }
}

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
