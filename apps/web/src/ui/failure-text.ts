import { isApiError, isOffline } from '../lib/api-error.ts'
import { useTexts } from '../texts/texts.tsx'

/** Says a failure in words: what the server says, in the language that is spoken, that one is offline, or the default given. */
export function useFailureText(): (error: unknown, fallback: string) => string {
  const texts = useTexts('ui')
  const wire = useTexts('wire')
  return (error, fallback) => {
    if (isOffline(error)) return texts.state.offline
    return isApiError(error) && error.message !== '' ? wire.failure(error.code, error.message) : fallback
  }
}
