import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSession } from '../lib/session.ts'
import { useLanguage } from '../texts/texts.tsx'

/** Follows the language of the account that is signed in, and fetches again what the server answered in another one. */
export function useAccountLanguage(): void {
  const queries = useQueryClient()
  const { language, changeLanguage } = useLanguage()
  const { user, isConfirmed } = useSession()
  const wanted = isConfirmed && user ? user.language : language
  const answeredIn = useRef(language)
  useEffect(() => {
    // Where it cannot be loaded, the page stays in the one that it has; the switch says so.
    if (wanted !== language) changeLanguage(wanted).catch(() => undefined)
  }, [wanted, language, changeLanguage])
  useEffect(() => {
    if (answeredIn.current === language) return
    answeredIn.current = language
    void queries.invalidateQueries()
  }, [language, queries])
}
