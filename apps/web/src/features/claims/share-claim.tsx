import type { ClaimStatus } from '@redress/domain/claim/lifecycle.ts'
import { sharingOf } from '@redress/domain/claim/publication.ts'
import { Share2 } from 'lucide-react'
import { paths } from '../../lib/paths.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useToast } from '../../ui/toast.ts'
import { useCopy } from '../../ui/use-copy.ts'

interface Props {
  claim: { readonly id: string; readonly status: ClaimStatus; readonly isPublic: boolean }
  name: string
  /** Whether the button says what it does, as in a menu. */
  isNamed?: boolean
}

/** Copies the claim's public link; says why not where there is none yet. */
export function ShareClaim({ claim, name, isNamed = false }: Props) {
  const texts = useTexts('claims').share
  const copy = useCopy()
  const toast = useToast()
  const sharing = sharingOf(claim.status, claim.isPublic)
  if (sharing === 'hidden') return null
  const reason = texts.notPublic
  const link = () => new URL(paths.sharedClaim(claim.id), window.location.origin).href
  const look =
    sharing === 'disabled'
      ? { title: reason, 'aria-description': reason, 'aria-disabled': true, onClick: () => toast.info(reason) }
      : { title: texts.label, onClick: () => void copy(link(), texts.copied) }
  const icon = <Share2 aria-hidden size={18} />
  return isNamed ? (
    <Button {...look} variant="quiet" isSmall icon={icon} aria-label={texts.of(name)}>
      {texts.label}
    </Button>
  ) : (
    <IconButton {...look} label={texts.of(name)} icon={icon} />
  )
}
