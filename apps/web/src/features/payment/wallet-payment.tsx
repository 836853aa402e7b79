import { useEffect, useState } from 'react'
import { browserStorage } from '../../lib/browser-storage.ts'
import type { Configuration } from '../../lib/configuration.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { isLocal } from '../../wallet/cluster.ts'
import { registerTestWallet } from '../../wallet/test-wallet.ts'
import { useWallet } from '../../wallet/wallet-store.ts'
import { ConnectedWallet } from './connected-wallet.tsx'
import type { Paying } from './use-pay.ts'
import type { FollowedPayment } from './use-payment.ts'
import { WalletDialog } from './wallet-dialog.tsx'
import classes from './wallet-payment.module.css'

interface Props {
  followed: FollowedPayment
  configuration: Configuration
  paying: Paying
}

/** Pays by a wallet of this browser; without a connection, the button opens the dialog to connect one. */
export function WalletPayment({ followed, configuration, paying }: Props) {
  const texts = useTexts('payment').wallet
  const { connection } = useWallet()
  const [isChoosing, setChoosing] = useState(false)
  const { payment, phase, processed, attempt } = followed
  const isLocalChain = isLocal(configuration.cluster)

  useEffect(() => {
    if (isLocalChain) registerTestWallet(browserStorage)
  }, [isLocalChain])

  const pay = () => paying.pay({ payment, configuration, connection, processed, attempt })
  return (
    <section className={classes.wallet} aria-labelledby="pay-by-wallet">
      <h3 id="pay-by-wallet">{texts.title}</h3>
      {connection ? (
        <>
          <ConnectedWallet
            connection={connection}
            configuration={configuration}
            missing={BigInt(payment.missing)}
            onChange={() => setChoosing(true)}
            onFunded={paying.reset}
          />
          <Button isWide isPending={paying.isPending} onClick={pay}>
            {paying.isPending
              ? texts.paying
              : phase.kind === 'failed'
                ? texts.payAgain(payment.missingSol)
                : texts.pay(payment.missingSol)}
          </Button>
        </>
      ) : (
        <>
          <p>{texts.text}</p>
          <Button isWide onClick={() => setChoosing(true)}>
            {texts.connect}
          </Button>
        </>
      )}
      <WalletDialog opened={isChoosing} onClose={() => setChoosing(false)} isLocalChain={isLocalChain} />
    </section>
  )
}
