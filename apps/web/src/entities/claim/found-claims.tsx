import type { foundClaim } from '@redress/contract/search.ts'
import type { z } from 'zod'
import { FoundClaimCard } from './found-claim-card.tsx'
import classes from './found-claims.module.css'

interface Props {
  claims: readonly z.output<typeof foundClaim>[]
  pathOf: (id: string) => string
}

/** Public claims, one below the other. */
export function FoundClaims({ claims, pathOf }: Props) {
  return (
    <ul className={classes.claims}>
      {claims.map(claim => (
        <li key={claim.id}>
          <FoundClaimCard claim={claim} to={pathOf(claim.id)} />
        </li>
      ))}
    </ul>
  )
}
