import { isApiError, isOffline } from '../lib/api-error.ts'
import { useTexts } from '../texts/texts.tsx'

/** The text of a failure: the server's own, that one is offline, or the default given. */
export function useFailureText(): (error: unknown, fallback: string) => string {
  const texts = useTexts('ui')
  return (error, fallback) => {
    if (isOffline(error)) return texts.state.offline
    return isApiError(error) && error.message !== '' ? error.message : fallback
  }
}
