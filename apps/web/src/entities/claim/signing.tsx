import type { WalletSignature } from '@redress/contract/resolutions.ts'
import type { TermsToSign } from '@redress/domain/proof/terms-to-sign.ts'
import { lazy, Suspense, useRef } from 'react'
import type { Elements } from '../../lib/elements.ts'
import { hasUsedWallet } from '../../wallet/last-wallet.ts'
import type { SignTerms } from './sign-choice.tsx'

// Nearly nobody signs: what wallets take arrives where one was connected before.
const SignChoice = lazy(async () => ({ default: (await import('./sign-choice.tsx')).SignChoice }))

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
  const chosen = useRef<SignTerms | null>(null)
  return {
    choice: hasUsedWallet() ? (
      <Suspense>
        <SignChoice chosen={chosen} />
      </Suspense>
    ) : null,
    sign: async terms => (chosen.current ? { signature: await chosen.current(terms) } : {}),
  }
}
