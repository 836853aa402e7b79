import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { walletTiles } from '../../wallet/named-wallets.ts'
import { walletFailure } from '../../wallet/payment-failure.ts'
import type { StandardWallet } from '../../wallet/standard-wallet.ts'
import { useWallet } from '../../wallet/use-wallet.ts'
import classes from './wallet-dialog.module.css'

interface Props {
  opened: boolean
  onClose: () => void
  /** Whether there is a test wallet to speak of. */
  isLocalChain: boolean
}

type Problem = 'rejected' | 'failed' | 'noAccount'

/** Offers the wallets that were detected, and where to get those that are offered by name. */
export function WalletDialog({ opened, onClose, isLocalChain }: Props) {
  const texts = useTexts('payment').dialog
  const { wallets, connect } = useWallet()
  const [connecting, setConnecting] = useState<string | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)

  const choose = async (wallet: StandardWallet) => {
    if (connecting !== null) return
    setConnecting(wallet.name)
    setProblem(null)
    try {
      if (await connect(wallet)) onClose()
      else setProblem('noAccount')
    } catch (error) {
      setProblem(walletFailure(error).kind === 'REJECTED' ? 'rejected' : 'failed')
    } finally {
      setConnecting(null)
    }
  }

  return (
    <Dialog opened={opened} onClose={onClose} title={texts.title} size="small">
      <div className={classes.content}>
        <p>{texts.text}</p>
        {problem ? <Banner tone="danger">{texts[problem]}</Banner> : null}
        <ul className={classes.tiles}>
          {walletTiles(wallets).map(({ name, wallet, installUrl }) => (
            <li key={name}>
              {wallet ? (
                <button
                  type="button"
                  className={classes.tile}
                  aria-busy={connecting === name}
                  onClick={() => choose(wallet)}
                >
                  <img src={wallet.icon} alt="" width={32} height={32} />
                  <span>{name}</span>
                  <small>{connecting === name ? texts.connecting : texts.detected}</small>
                </button>
              ) : (
                <a className={classes.tile} href={installUrl} target="_blank" rel="noreferrer">
                  <span className={classes.letter} aria-hidden="true">
                    {name.charAt(0)}
                  </span>
                  <span>{name}</span>
                  <small>
                    {texts.install}
                    <span className="visually-hidden"> {texts.newTab}</span>
                    <ExternalLink aria-hidden size={14} />
                  </small>
                </a>
              )}
            </li>
          ))}
        </ul>
        {isLocalChain ? <p>{texts.newcomer}</p> : null}
      </div>
    </Dialog>
  )
}
