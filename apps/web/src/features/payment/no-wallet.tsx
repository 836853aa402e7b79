import type { PayablePayment } from '@redress/contract/payments.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Fold } from '../../ui/fold.tsx'
import { type Cluster, isLocal, isTestNetwork } from '../../wallet/cluster.ts'
import { namedWallets } from '../../wallet/standard-wallet.ts'
import { useAmounts } from './amounts.ts'

/** Introduction for payers without a wallet: what it is and how to get one. */
export function NoWallet({ payment, cluster }: { payment: PayablePayment; cluster: Cluster }) {
  const { noWallet: texts, dialog } = useTexts('payment')
  const { aboutSol } = useAmounts(payment)
  return (
    <Fold title={texts.title}>
      <p>{texts.what}</p>
      {isLocal(cluster) ? <p>{texts.fillLocal}</p> : null}
      <h4>{texts.get}</h4>
      <ol>
        <li>
          {texts.install}{' '}
          {namedWallets.map(({ name, installUrl }, index) => (
            <span key={name}>
              {index > 0 ? ', ' : ''}
              <a href={installUrl} target="_blank" rel="noreferrer">
                {name}
                <span className="visually-hidden"> {dialog.newTab}</span>
              </a>
            </span>
          ))}
        </li>
        <li>{isTestNetwork(cluster) ? texts.fillTest(aboutSol) : texts.fill(aboutSol)}</li>
        <li>{texts.back}</li>
      </ol>
      <p>{texts.caution}</p>
    </Fold>
  )
}
