import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { Defendant } from '@redress/contract/defendants.ts'
import { useClaimCache } from '../../entities/claim/claim-queries.ts'
import { useSession } from '../../lib/session.ts'
import { useTexts } from '../../texts/texts.tsx'
import { useToast } from '../../ui/toast.ts'
import type { TakenEmails } from './defendant-schemas.ts'

/** State of the form for one defendant: the addresses already taken, and the callback after saving. */
export function useDefendantForm(claim: PartyClaim, edited: Defendant | null) {
  const texts = useTexts('defendants')
  const toast = useToast()
  const cache = useClaimCache()
  const { user } = useSession()
  const taken: TakenEmails = {
    own: user?.emails.map(email => email.address) ?? [],
    others: claim.defendants.flatMap(defendant =>
      defendant.view === 'private' && defendant.id !== edited?.id ? [defendant.email] : [],
    ),
  }
  const saved = async () => {
    await cache.refresh(claim.id)
    toast.success(texts.saved)
    toast.success(texts.savedPlainly)
  }
  return { taken, saved }
}
