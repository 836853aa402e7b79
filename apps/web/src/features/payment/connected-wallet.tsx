import { lamports, lamportsPerSol, solAmount } from '@redress/domain/money/money.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Configuration } from '../../lib/configuration.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.ts'
import { balanceOf } from '../../wallet/node.ts'
import { fundTestWallet, testWalletName } from '../../wallet/test-wallet.ts'
import { type Connection, useWallet } from '../../wallet/wallet-store.ts'
import classes from './connected-wallet.module.css'

const balanceInterval = 10_000

interface Props {
  connection: Connection
  configuration: Configuration
  /** What the payment still needs, in lamports. */
  missing: bigint
  onChange: () => void
  onFunded: () => void
}

/** The connected wallet: its account and balance, and buttons to fund, change or disconnect it. */
export function ConnectedWallet({ connection, configuration, missing, onChange, onFunded }: Props) {
  const texts = useTexts('payment').wallet
  const toast = useToast()
  const { disconnect } = useWallet()
  const { wallet, account } = connection
  const { rpcUrl } = configuration
  const balance = useQuery({
    queryKey: ['wallet balance', rpcUrl, account.address],
    queryFn: () => balanceOf(rpcUrl, account.address),
    staleTime: 0,
    refetchInterval: balanceInterval,
  })
  const funding = useMutation({
    mutationFn: async () => {
      await fundTestWallet(rpcUrl, account.address, missing + lamportsPerSol)
      await balance.refetch()
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
          {balance.data === undefined ? '–' : `${solAmount(lamports(balance.data))} SOL`}
        </p>
      </div>
      {isTestWallet ? <p className={classes.note}>{texts.testNote}</p> : null}
      {isTestWallet ? (
        <Button variant="secondary" isWide isPending={funding.isPending} onClick={() => funding.mutate()}>
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
