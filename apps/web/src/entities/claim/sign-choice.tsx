import type { WalletSignature } from '@redress/contract/resolutions.ts'
import { useEffect, useState } from 'react'
import { browserStorage } from '../../lib/browser-storage.ts'
import { useConfiguration } from '../../lib/configuration.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Switch } from '../../ui/switch.tsx'
import { isLocal } from '../../wallet/cluster.ts'
import { signsTexts, signText } from '../../wallet/sign-text.ts'
import { registerTestWallet } from '../../wallet/test-wallet.ts'
import { useWallet } from '../../wallet/wallet-store.ts'
import classes from './signing.module.css'

export type SignText = (text: string) => Promise<WalletSignature>

/** Whether the connected wallet signs the terms as well; nothing where there is none that can. */
export function SignChoice({ onChange }: { onChange: (sign: SignText | null) => void }) {
  const texts = useTexts('claims').signing
  const { connection } = useWallet()
  const { data: configuration } = useConfiguration()
  const [isOn, setOn] = useState(false)
  const cluster = configuration?.cluster
  useEffect(() => {
    if (cluster && isLocal(cluster)) registerTestWallet(browserStorage)
  }, [cluster])
  useEffect(() => {
    onChange(isOn && connection ? text => signText(connection, text) : null)
  }, [isOn, connection, onChange])
  if (!connection || !signsTexts(connection.wallet)) return null
  return (
    <div className={classes.choice}>
      <Switch
        label={texts.label(connection.wallet.name)}
        description={texts.description}
        isOn={isOn}
        onChange={setOn}
      />
    </div>
  )
}
