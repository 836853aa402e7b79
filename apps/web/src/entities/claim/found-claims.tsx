import type { foundClaim } from '@redress/contract/search.ts'
import type { z } from 'zod'
import type { Elements } from '../../lib/elements.ts'
import { FoundClaimCard } from './found-claim-card.tsx'
import classes from './found-claims.module.css'

interface Props<Claim> {
  claims: readonly Claim[]
  pathOf: (id: string) => string
  /** Note below a claim's card. */
  noteOf?: (claim: Claim) => Elements
}

/** Public claims, one below the other. */
export function FoundClaims<Claim extends z.output<typeof foundClaim>>({ claims, pathOf, noteOf }: Props<Claim>) {
  return (
    <ul className={classes.claims}>
      {claims.map(claim => (
        <li key={claim.id}>
          <FoundClaimCard claim={claim} to={pathOf(claim.id)} />
          {noteOf?.(claim)}
        </li>
      ))}
    </ul>
  )
}
