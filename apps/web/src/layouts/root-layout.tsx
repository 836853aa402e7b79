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

/** Scroll key. All full loads share the key `default`, so the URL identifies the position. */
const scrollKey = ({ key, pathname, search }: Location): string => (key === 'default' ? pathname + search : key)

/** Applies the language of the signed-in account, and refetches responses in another language. */
function useAccountLanguage(): void {
  const queries = useQueryClient()
  const { language, changeLanguage } = useLanguage()
  const { user, isConfirmed } = useSession()
  const wanted = isConfirmed && user ? user.language : language
  const answeredIn = useRef(language)
  useEffect(() => {
    // If the language cannot be loaded, the current one stays. The language switch reports the failure.
    if (wanted !== language) changeLanguage(wanted).catch(() => undefined)
  }, [wanted, language, changeLanguage])
  useEffect(() => {
    if (answeredIn.current === language) return
    answeredIn.current = language
    void queries.invalidateQueries()
  }, [language, queries])
}
