import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { useSessionAcrossTabs } from '../lib/session.ts'
import { OfflineBanner } from './offline-banner.tsx'
import classes from './root-layout.module.css'
import { useAccountLanguage } from './use-account-language.ts'

export function Component() {
  useSessionAcrossTabs()
  useAccountLanguage()
  const isLoading = useNavigation().state !== 'idle'
  return (
    <>
      <div className={classes.progress} data-loading={isLoading || undefined} aria-hidden="true" />
      <Outlet />
      <OfflineBanner />
      <ScrollRestoration />
    </>
  )
}
