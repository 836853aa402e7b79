import { WifiOff } from 'lucide-react'
import { useOnline } from '../lib/online.ts'
import { useTexts } from '../texts/texts.tsx'
import classes from './offline-banner.module.css'

/** Says that the network is away. It lies over the page, which does not move, and takes no focus. */
export function OfflineBanner() {
  const texts = useTexts('layout')
  const isOnline = useOnline()
  return (
    <div className={`${classes.overlay} no-print`} role="status">
      {isOnline ? null : (
        <p className={classes.banner}>
          <WifiOff aria-hidden size={18} />
          <span>{texts.offline}</span>
        </p>
      )}
    </div>
  )
}
