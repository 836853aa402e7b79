import type { Claim } from '@redress/contract/claim-views.ts'
import type { Defendant } from '@redress/contract/defendants.ts'
import { Link } from 'react-router'
import { defendantName } from '../../lib/defendant-name.ts'
import { useTexts } from '../../texts/texts.tsx'
import classes from './record.module.css'

/** Where the profile of each type of defendant is. */
export interface ProfilePaths {
  readonly company: (id: string) => string
  readonly individual: (id: string) => string
}

const profilePath = (paths: ProfilePaths, { type, id }: Pick<Defendant, 'type' | 'id'>): string =>
  ({ Company: paths.company, Individual: paths.individual })[type](id)

/** The defendants of a claim, each leading to its profile; representatives say whom they represent. */
export function DefendantLinks({ defendants, paths }: { defendants: Claim['defendants']; paths: ProfilePaths }) {
  const texts = useTexts('records')
  if (defendants.length === 0) return <p>{texts.noDefendants}</p>
  return (
    <ul className={classes.links}>
      {defendants.map(defendant => (
        <li key={defendant.id}>
          <Link to={profilePath(paths, defendant)}>{defendantName(defendant)}</Link>
          <span>
            {defendant.isCompanyRepresentative
              ? texts.represents(defendant.companyPosition ?? '', defendant.companyName ?? '')
              : texts.defendantTypes[defendant.type]}
          </span>
        </li>
      ))}
    </ul>
  )
}
