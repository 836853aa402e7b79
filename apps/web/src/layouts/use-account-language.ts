import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSession } from '../lib/session.ts'
import { useLanguage } from '../texts/texts.tsx'

/** Speaks the language of the account that is signed in, and asks again for what the server had worded in another one. */
export function useAccountLanguage(): void {
  const queries = useQueryClient()
  const { language, speak } = useLanguage()
  const { user, isConfirmed } = useSession()
  const wished = isConfirmed && user ? user.language : language
  const worded = useRef(language)
  useEffect(() => {
    // Where it cannot be loaded, the page goes on in what it speaks; the switch says so.
    if (wished !== language) speak(wished).catch(() => undefined)
  }, [wished, language, speak])
  useEffect(() => {
    if (worded.current === language) return
    worded.current = language
    void queries.invalidateQueries()
  }, [language, queries])
}
