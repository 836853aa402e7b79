import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { browserStorage } from '../../lib/browser-storage.ts'
import type { Configuration } from '../../lib/configuration.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { isLocal } from '../../wallet/cluster.ts'
import { fundsOf, neededFor } from '../../wallet/funds.ts'
import { registerTestWallet } from '../../wallet/test-wallet.ts'
import { useWallet } from '../../wallet/wallet-store.ts'
import { useAmounts } from './amounts.ts'
import { ConnectedWallet } from './connected-wallet.tsx'
import type { Paying } from './use-pay.ts'
import type { FollowedPayment } from './use-payment.ts'
import { WalletDialog } from './wallet-dialog.tsx'
import classes from './wallet-payment.module.css'

const fundsInterval = 10_000

interface Props {
  followed: FollowedPayment
  configuration: Configuration
  paying: Paying
}

/**
 * Pays by a wallet of this browser. Without a connection the button opens the dialog to connect one; with too little in
 * the wallet there is no button, but what is missing.
 */
export function WalletPayment({ followed, configuration, paying }: Props) {
  const texts = useTexts('payment').wallet
  const { connection } = useWallet()
  const [isChoosing, setChoosing] = useState(false)
  const { payment, processed, attempt } = followed
  const { rpcUrl, cluster } = configuration
  const address = connection?.account.address
  const missing = BigInt(payment.missing)
  const funds = useQuery({
    queryKey: ['wallet funds', rpcUrl, address],
    queryFn: address === undefined ? skipToken : () => fundsOf(rpcUrl, address),
    staleTime: 0,
    retry: false,
    refetchInterval: fundsInterval,
  })
  const needed = funds.data && !paying.isPending ? neededFor(missing, funds.data) : null

  useEffect(() => {
    if (isLocal(cluster)) registerTestWallet(browserStorage)
  }, [cluster])

  const pay = () => paying.pay({ payment, configuration, connection, processed, attempt })
  return (
    <section className={classes.wallet} aria-labelledby="pay-by-wallet">
      <h3 id="pay-by-wallet">{texts.title}</h3>
      {connection ? (
        <ConnectedWallet
          connection={connection}
          configuration={configuration}
          funds={funds}
          missing={missing}
          needed={needed}
          onChange={() => setChoosing(true)}
          onFunded={paying.reset}
        />
      ) : (
        <div className={classes.none}>
          <p>{texts.none}</p>
          <Button variant="secondary" onClick={() => setChoosing(true)}>
            {texts.connect}
          </Button>
        </div>
      )}
      {needed === null ? (
        <PayButton
          followed={followed}
          isAsking={paying.isPending}
          isPending={paying.isPending || (connection !== null && funds.isPending)}
          onClick={connection ? pay : () => setChoosing(true)}
        />
      ) : null}
      <WalletDialog opened={isChoosing} onClose={() => setChoosing(false)} />
    </section>
  )
}

interface PayButtonProps {
  followed: FollowedPayment
  /** Whether the wallet was asked. */
  isAsking: boolean
  isPending: boolean
  onClick: () => void
}

function PayButton({ followed: { payment, phase }, isAsking, isPending, onClick }: PayButtonProps) {
  const texts = useTexts('payment').wallet
  const { fee, aboutSol, aboutMissingSol } = useAmounts(payment)
  const isPartlyPaid = payment.missing !== payment.lamports
  const label = () => {
    if (isAsking) return texts.paying
    if (isPartlyPaid) return texts.payRest(aboutMissingSol)
    return phase.kind === 'failed' ? texts.payAgain(fee, aboutSol) : texts.pay(fee, aboutSol)
  }
  return (
    <Button isWide isPending={isPending} onClick={onClick}>
      {label()}
    </Button>
  )
}
