import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { type Cluster, faucet, isTestNetwork } from '../../wallet/cluster.ts'

interface Props {
  /** In lamports, as is `needed`. */
  held: bigint
  needed: bigint
  address: string
  cluster: Cluster
  isTestWallet: boolean
}

/** Warning that a wallet holds too little, with ways to fund it. */
export function ShortOfFunds({ held, needed, address, cluster, isTestWallet }: Props) {
  const { short } = useTexts('payment').wallet
  const formats = useFormats()
  const heldSol = formats.solOf(held)
  return (
    <Banner tone="attention" title={short.title(heldSol)}>
      <p>{short.text(heldSol, formats.solOf(needed))}</p>
      {isTestWallet ? <p>{short.testWallet}</p> : <HowToGetIt cluster={cluster} address={address} />}
    </Banner>
  )
}

function HowToGetIt({ cluster, address }: { cluster: Cluster; address: string }) {
  const { short } = useTexts('payment').wallet
  return (
    <>
      {isTestNetwork(cluster) ? (
        <p>
          {short.faucet}{' '}
          <a href={faucet.url} target="_blank" rel="noreferrer">
            {faucet.name}
          </a>
        </p>
      ) : (
        <p>{short.buy}</p>
      )}
      <CopyButton value={address} label={short.copyAddress} message={short.addressCopied} />
    </>
  )
}
