import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { walletFailure } from '../../wallet/payment-failure.ts'
import { type InstallableWallet, type StandardWallet, walletTiles } from '../../wallet/standard-wallet.ts'
import { useWallet } from '../../wallet/wallet-store.ts'
import classes from './wallet-dialog.module.css'

interface Props {
  opened: boolean
  onClose: () => void
}

type ConnectFailure = 'rejected' | 'failed' | 'noAccount'

/** Connects one of the detected wallets; the named ones that are missing have links to install them. */
export function WalletDialog({ opened, onClose }: Props) {
  const texts = useTexts('payment').dialog
  const { wallets, connect } = useWallet()
  const { detected, missing } = walletTiles(wallets)
  const [connecting, setConnecting] = useState<string | null>(null)
  const [failure, setFailure] = useState<ConnectFailure | null>(null)

  const choose = async (wallet: StandardWallet) => {
    if (connecting !== null) return
    setConnecting(wallet.name)
    setFailure(null)
    try {
      if (await connect(wallet)) onClose()
      else setFailure('noAccount')
    } catch (error) {
      setFailure(walletFailure(error).kind === 'REJECTED' ? 'rejected' : 'failed')
    } finally {
      setConnecting(null)
    }
  }

  return (
    <Dialog opened={opened} onClose={onClose} title={texts.title} size="small">
      <div className={classes.content}>
        <p>{texts.text}</p>
        {failure ? <Banner tone="danger">{texts[failure]}</Banner> : null}
        {detected.length > 0 ? (
          <ul className={classes.tiles}>
            {detected.map(({ name, wallet }) => (
              <li key={name}>
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
              </li>
            ))}
          </ul>
        ) : (
          <p>{texts.noneDetected}</p>
        )}
        {missing.length > 0 ? (
          <>
            {detected.length > 0 ? <h3 className={classes.others}>{texts.others}</h3> : null}
            <Installs wallets={missing} />
          </>
        ) : null}
      </div>
    </Dialog>
  )
}

function Installs({ wallets }: { wallets: readonly InstallableWallet[] }) {
  const texts = useTexts('payment').dialog
  return (
    <ul className={classes.tiles}>
      {wallets.map(({ name, installUrl }) => (
        <li key={name}>
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
        </li>
      ))}
    </ul>
  )
}
