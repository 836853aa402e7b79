import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useSuspension } from '../../entities/account/suspension.ts'
import { useClaimList, useClaimLists } from '../../entities/claim/claim-queries.ts'
import { configurationQuery } from '../../lib/configuration.ts'
import { paths } from '../../lib/paths.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import classes from './claims.module.css'

/**
 * Whether the limit of unresolved claims is reached. A draft can still be gone on with. Where the call with the counts
 * fails, the list of the unresolved claims and the settings say the same.
 */
function useIsAtLimit(): boolean {
  const { data: lists, errorUpdateCount } = useClaimLists()
  const isWithoutCounts = lists === undefined && errorUpdateCount > 0
  const { data: unresolved } = useClaimList({ list: 'my-claims-unresolved' }, { enabled: isWithoutCounts })
  const { data: settings } = useQuery({ ...configurationQuery, enabled: isWithoutCounts })
  const count = lists?.myClaimsUnresolvedCount ?? unresolved?.all
  const limit = lists?.unresolvedClaimsLimit ?? settings?.unresolvedClaimsLimit
  return count !== undefined && limit !== undefined && count >= limit
}

export function CreateClaimButton() {
  const texts = useTexts('claims')
  const navigate = useNavigate()
  const isAtLimit = useIsAtLimit()
  const isRefused = useSuspension('create a claim') !== null
  return (
    <Button
      icon={<Plus aria-hidden size={18} />}
      disabled={isAtLimit || isRefused}
      onClick={() => void navigate(paths.dashboard.createClaim)}
    >
      {texts.create}
    </Button>
  )
}

/** Says why no claim can be created. */
export function LimitBanner() {
  const texts = useTexts('claims')
  if (!useIsAtLimit()) return null
  return (
    <div className={classes.limit}>
      <Banner tone="attention">{texts.limit}</Banner>
    </div>
  )
}
