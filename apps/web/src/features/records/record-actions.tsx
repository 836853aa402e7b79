import { Printer } from 'lucide-react'
import { paths } from '../../lib/paths.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'

/** Shares the public record's address, and prints it. */
export function RecordActions({ claimId }: { claimId: string }) {
  const texts = useTexts('records')
  return (
    <>
      <CopyButton
        value={new URL(paths.sharedClaim(claimId), window.location.origin).href}
        label={texts.copyLink}
        message={texts.linkCopied}
      />
      <Button variant="secondary" icon={<Printer aria-hidden size={18} />} onClick={() => window.print()}>
        {texts.print}
      </Button>
    </>
  )
}
