import type { logout } from '@redress/contract/auth.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { caller } from '../lib/api-client.ts'
import { clearPersistedForms } from '../lib/form-persistence.ts'
import { sessionQuery } from '../lib/session.ts'
import { sessionHint } from '../lib/session-hint.ts'
import { useTexts } from '../texts/texts.tsx'
import { type Question, useConfirm } from '../ui/confirm-dialog.tsx'
import { useFailureText } from '../ui/failure-text.ts'
import { useToast } from '../ui/toast.ts'

const endSession = caller<typeof logout>('POST', '/v1/auth/logout')

/**
 * Logs out after a confirmation, and drops all cached data and unsent input. A failure asks again. Once
 * `isLoggedOut`, the caller redirects to the login page.
 */
export function useLogout() {
  const texts = useTexts('layout').logout
  const confirm = useConfirm()
  const describe = useFailureText()
  const toast = useToast()
  const queries = useQueryClient()
  const [isLoggedOut, setLoggedOut] = useState(false)
  const askAndLogout = async (question: Question) => {
    if (!(await confirm({ ...question, confirmLabel: texts.confirm }))) return
    try {
      await endSession()
    } catch (error) {
      toast.error(texts.failedToast)
      await askAndLogout({ title: describe(error, texts.failed), text: texts.stillLoggedIn })
      return
    }
    sessionHint.set(false)
    // Unmount the pages before clearing the cache, so that nothing is refetched.
    flushSync(() => setLoggedOut(true))
    clearPersistedForms()
    queries.clear()
    queries.setQueryData(sessionQuery.queryKey, null)
  }
  return { logout: () => askAndLogout({ title: texts.question }), isLoggedOut }
}
