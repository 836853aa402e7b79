import type { updateUser } from '@redress/contract/profile.ts'
import { type Language, languageNames, languages } from '@redress/domain/people/languages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Languages } from 'lucide-react'
import { caller } from '../lib/api-client.ts'
import { sessionQuery, useSession } from '../lib/session.ts'
import { useLanguage, useTexts } from '../texts/texts.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import { useToast } from '../ui/toast.ts'
import classes from './language-switch.module.css'

const sendUpdate = caller<typeof updateUser>('PATCH', '/v1/users')

/** Changes what the page speaks; with a confirmed account, first what the account does, so that mail follows. */
function useLanguageChoice(): (language: Language) => Promise<void> {
  const texts = useTexts('ui').language
  const queries = useQueryClient()
  const toast = useToast()
  const describe = useFailureText()
  const { isConfirmed } = useSession()
  const { changeLanguage } = useLanguage()
  return async language => {
    try {
      if (isConfirmed) queries.setQueryData(sessionQuery.queryKey, await sendUpdate({ body: { language } }))
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
