import { lamportsPerSol } from '@redress/domain/money/money.ts'
import { type UseQueryResult, useMutation } from '@tanstack/react-query'
import type { Configuration } from '../../lib/configuration.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.ts'
import type { Funds } from '../../wallet/funds.ts'
import { fundTestWallet, testWalletName } from '../../wallet/test-wallet.ts'
import { useWallet, type WalletConnection } from '../../wallet/wallet-store.ts'
import classes from './connected-wallet.module.css'
import { ShortOfFunds } from './short-of-funds.tsx'

interface Props {
  connection: WalletConnection
  configuration: Configuration
  funds: UseQueryResult<Funds>
  /** Open amount of the payment, in lamports. */
  missing: bigint
  /** Required balance in lamports if the wallet holds too little; `null` if it suffices or is unknown. */
  needed: bigint | null
  onChange: () => void
  onFunded: () => void
}

/** The connected wallet: account, balance and shortfall, with buttons to fund, change or disconnect it. */
export function ConnectedWallet({ connection, configuration, funds, missing, needed, onChange, onFunded }: Props) {
  const { wallet: texts, amountInSol } = useTexts('payment')
  const formats = useFormats()
  const toast = useToast()
  const { disconnect } = useWallet()
  const { wallet, account } = connection
  const funding = useMutation({
    mutationFn: async () => {
      await fundTestWallet(configuration.rpcUrl, account.address, missing + lamportsPerSol)
      await funds.refetch()
    },
    onSuccess: () => {
      toast.success(texts.funded)
      onFunded()
    },
    onError: () => toast.error(texts.fundFailed),
  })
  const isTestWallet = wallet.name === testWalletName
  return (
    <div className={classes.card}>
      <div className={classes.head}>
        <img src={wallet.icon} alt="" width={36} height={36} />
        <div className={classes.identity}>
          <p className={classes.name}>{wallet.name}</p>
          <p className={classes.account} title={account.address}>
            <span className="visually-hidden">{texts.account}: </span>
            {shortAddress(account.address)}
          </p>
        </div>
        <p className={classes.balance}>
          <span>{texts.balance}</span>
          {funds.data === undefined ? '–' : amountInSol(formats.solOf(funds.data.held))}
        </p>
      </div>
      {isTestWallet ? <p className={classes.note}>{texts.testNote}</p> : null}
      {needed === null || !funds.data ? null : (
        <ShortOfFunds
          held={funds.data.held}
          needed={needed}
          address={account.address}
          cluster={configuration.cluster}
          isTestWallet={isTestWallet}
        />
      )}
      {isTestWallet ? (
        <Button
          variant={needed === null ? 'secondary' : 'primary'}
          isWide
          isPending={funding.isPending}
          onClick={() => funding.mutate()}
        >
          {texts.fund}
        </Button>
      ) : null}
      <div className={classes.actions}>
        <Button variant="quiet" isSmall onClick={onChange}>
          {texts.change}
        </Button>
        <Button variant="quiet" isSmall onClick={() => disconnect().catch(() => undefined)}>
          {texts.disconnect}
        </Button>
      </div>
    </div>
  )
}

const shortAddress = (address: string): string => `${address.slice(0, 4)}…${address.slice(-4)}`
