import type { updateUser } from '@redress/contract/profile.ts'
import type { Language } from '@redress/domain/people/languages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { caller } from '../lib/api-client.ts'
import { sessionQuery, useSession } from '../lib/session.ts'
import { useLanguage, useTexts } from '../texts/texts.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import { useToast } from '../ui/toast.ts'

const sendUpdate = caller<typeof updateUser>('PATCH', '/v1/users')

/** Changes what the page speaks; with a confirmed account, first what the account does, so that mail follows. */
export function useLanguageChoice(): (language: Language) => Promise<void> {
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
