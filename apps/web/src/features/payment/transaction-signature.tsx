import { ExternalLink } from 'lucide-react'
import { useTexts } from '../../texts/texts.tsx'
import classes from './transaction-signature.module.css'

/** A transaction's signature, and the way to look it up where the cluster is public. */
export function TransactionSignature({ signature, explorer }: { signature: string; explorer: string | null }) {
  const texts = useTexts('payment').receipt
  return (
    <span className={classes.transaction}>
      <code>{signature}</code>
      {explorer ? (
        <a href={explorer} target="_blank" rel="noreferrer" className="no-print">
          {texts.explorer}
          <ExternalLink aria-hidden size={16} />
        </a>
      ) : null}
    </span>
  )
}
