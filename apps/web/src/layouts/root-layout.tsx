import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type Location, Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { useSession, useSessionAcrossTabs } from '../lib/session.ts'
import { useLanguage } from '../texts/texts.tsx'
import { ConfirmProvider } from '../ui/confirm-dialog.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import classes from './root-layout.module.css'

export function Component() {
  useSessionAcrossTabs()
  useAccountLanguage()
  const isLoading = useNavigation().state !== 'idle'
  return (
    <>
      <div className={classes.progress} data-loading={isLoading || undefined} aria-hidden="true" />
      <ConfirmProvider>
        <Outlet />
      </ConfirmProvider>
      <OfflineBanner />
      <ScrollRestoration getKey={scrollKey} />
    </>
  )
}

/** Every full load has the same key: there the address says whose position it is. */
const scrollKey = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key)

/** Follows the language of the account that is signed in, and fetches again what the server answered in another one. */
function useAccountLanguage(): void {
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
