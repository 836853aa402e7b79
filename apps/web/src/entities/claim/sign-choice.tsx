import type { WalletSignature } from '@redress/contract/resolutions.ts'
import { type TermsToSign, textToSign } from '@redress/domain/proof/terms-to-sign.ts'
import { type RefObject, useEffect, useState } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { browserStorage } from '../../lib/browser-storage.ts'
import { useConfiguration } from '../../lib/configuration.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Switch } from '../../ui/switch.tsx'
import { isLocal } from '../../wallet/cluster.ts'
import { signsTexts, signText } from '../../wallet/sign-text.ts'
import { registerTestWallet } from '../../wallet/test-wallet.ts'
import { useWallet, type WalletConnection } from '../../wallet/wallet-store.ts'
import classes from './signing.module.css'

/** @throws ApiError where the wallet did not sign */
export type SignTerms = (terms: TermsToSign) => Promise<WalletSignature>

/** Whether the connected wallet signs the terms as well; nothing where there is none that can. */
export function SignChoice({ chosen }: { chosen: RefObject<SignTerms | null> }) {
  const texts = useTexts('resolutions').signing
  const { connection } = useWallet()
  const { data: configuration } = useConfiguration()
  const [isOn, setOn] = useState(false)
  const cluster = configuration?.cluster
  useEffect(() => {
    if (cluster && isLocal(cluster)) registerTestWallet(browserStorage)
  }, [cluster])
  useEffect(() => {
    chosen.current = isOn && connection ? terms => sign(connection, terms, texts.declined) : null
  }, [isOn, connection, texts, chosen])
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

async function sign(connection: WalletConnection, terms: TermsToSign, declined: string): Promise<WalletSignature> {
  try {
    return await signText(connection, textToSign(terms))
  } catch {
    throw new ApiError({ status: 400, code: 'WALLET_DECLINED', message: declined })
  }
}
