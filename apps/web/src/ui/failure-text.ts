import type { ErrorCode } from '@redress/contract/errors.ts'
import { useCallback } from 'react'
import { isApiError, isOffline } from '../lib/api-error.ts'
import { useTexts } from '../texts/texts.tsx'

/** The text of a failure: the server's own, that one is offline or too fast (and until when), or the default given. */
export function useFailureText(): (error: unknown, fallback: string) => string {
  const texts = useTexts('ui')
  return useCallback(
    (error, fallback) => {
      if (isOffline(error)) return texts.state.offline
      if (isApiError(error) && error.status === 429 && error.retryAfter !== null) {
        const isOfPasswords = error.code === ('TOO_MANY_WRONG_PASSWORDS' satisfies ErrorCode)
        return (isOfPasswords ? texts.state.wrongPasswords : texts.state.tooOften)(error.retryAfter)
      }
      return isApiError(error) && error.message !== '' ? error.message : fallback
    },
    [texts],
  )
}
