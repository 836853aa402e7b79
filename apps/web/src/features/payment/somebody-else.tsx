import { paths } from '../../lib/paths.ts'
import { useTexts } from '../../texts/texts.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Fold } from '../../ui/fold.tsx'

/** The link with which somebody without an account may pay. */
export function SomebodyElse({ publicId, claimNumber }: { publicId: string; claimNumber: string }) {
  const texts = useTexts('payment').somebodyElse
  return (
    <Fold title={texts.title}>
      <p>{texts.text(claimNumber)}</p>
      <CopyButton
        value={`${window.location.origin}${paths.payForSomebody(publicId)}`}
        label={texts.copy}
        message={texts.copied}
      />
      <p>{texts.follow}</p>
    </Fold>
  )
}
