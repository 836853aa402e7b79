import type { ClaimStatus } from '@redress/domain/claim/lifecycle.ts'
import { sharingOf } from '@redress/domain/claim/publication.ts'
import { Share2 } from 'lucide-react'
import { paths } from '../../lib/paths.ts'
import { useTexts } from '../../texts/texts.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useToast } from '../../ui/toast.ts'
import { useCopy } from '../../ui/use-copy.ts'

interface Props {
  claim: { readonly id: string; readonly status: ClaimStatus; readonly isPublic: boolean }
  name: string
}

/** Copies the claim's public link; says why not where there is none yet. */
export function ShareClaim({ claim, name }: Props) {
  const texts = useTexts('claims').share
  const copy = useCopy()
  const toast = useToast()
  const sharing = sharingOf(claim.status, claim.isPublic)
  if (sharing === 'hidden') return null
  const reason = texts.notPublic
  const icon = <Share2 aria-hidden size={18} />
  if (sharing === 'disabled') {
    return (
      <IconButton
        label={texts.of(name)}
        icon={icon}
        title={reason}
        aria-description={reason}
        aria-disabled
        onClick={() => toast.info(reason)}
      />
    )
  }
  const link = () => new URL(paths.sharedClaim(claim.id), window.location.origin).href
  return (
    <IconButton
      label={texts.of(name)}
      icon={icon}
      title={texts.label}
      onClick={() => void copy(link(), texts.copied)}
    />
  )
}
