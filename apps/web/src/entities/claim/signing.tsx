import type { WalletSignature } from '@redress/contract/resolutions.ts'
import { type TermsToSign, textToSign } from '@redress/domain/proof/terms-to-sign.ts'
import { lazy, Suspense, useCallback, useRef } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import type { Elements } from '../../lib/elements.ts'
import { useTexts } from '../../texts/texts.tsx'
import { hasUsedWallet } from '../../wallet/last-wallet.ts'
import type { SignText } from './sign-choice.tsx'

// Nearly nobody signs: what wallets take arrives where one was connected before.
const SignChoice = lazy(() => import('./sign-choice.tsx').then(module => ({ default: module.SignChoice })))

interface Signing {
  /** The choice to sign, where a wallet was connected in this browser. */
  readonly choice: Elements
  /**
   * The signature over the terms, where that was chosen.
   * @throws ApiError where the wallet did not sign
   */
  readonly sign: (terms: TermsToSign) => Promise<{ readonly signature?: WalletSignature }>
}

/** Signs the terms of an offer with a wallet, for those who choose to. */
export function useSigning(): Signing {
  const texts = useTexts('claims').signing
  const chosen = useRef<SignText | null>(null)
  const onChange = useCallback((sign: SignText | null) => {
    chosen.current = sign
  }, [])
  return {
    choice: hasUsedWallet() ? (
      <Suspense>
        <SignChoice onChange={onChange} />
      </Suspense>
    ) : null,
    async sign(terms) {
      if (chosen.current === null) return {}
      try {
        return { signature: await chosen.current(textToSign(terms)) }
      } catch {
        throw new ApiError({ status: 400, code: 'WALLET_DECLINED', message: texts.declined })
      }
    },
  }
}
