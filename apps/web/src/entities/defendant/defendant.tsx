import type { Claim } from '@redress/contract/claim-views.ts'
import type { Defendant, getDefendant } from '@redress/contract/defendants.ts'
import type { DefendantOutcome } from '@redress/domain/record/defendant-outcomes.ts'
import { isolated } from '@redress/domain/text/isolated.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { caller } from '../../lib/api-client.ts'
import type { Elements } from '../../lib/elements.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Fold } from '../../ui/fold.tsx'
import classes from './defendant-links.module.css'

const fetchDefendant = caller<typeof getDefendant>('GET', '/v1/claims/defendants/:id')

/** A defendant, as far as the caller may see it. */
export const useDefendant = (id: string) =>
  useQuery({
    queryKey: ['defendants', id],
    queryFn: ({ signal }) => fetchDefendant({ params: { id } }, { signal }),
  })

/** Name of a defendant, isolated for bidirectional text: a company's legal name, a person's first and last name. */
export const defendantName = ({
  legalName,
  firstName,
  lastName,
}: Pick<Defendant, 'legalName' | 'firstName' | 'lastName'>): string =>
  isolated(legalName ?? [firstName, lastName].filter(Boolean).join(' '))

/** Path of the profile by type of defendant. */
export interface ProfilePaths {
  readonly company: (id: string) => string
  readonly individual: (id: string) => string
}

const profilePath = (paths: ProfilePaths, { type, id }: Pick<Defendant, 'type' | 'id'>): string =>
  ({ Company: paths.company, Individual: paths.individual })[type](id)

/** Note that the author of a reply is known only by an address the plaintiff stated. */
export function UnprovenNote() {
  return <small>{useTexts('records').replies.unproven}</small>
}

/** The defendant's outcome in a resolved claim; nothing for an open one. */
export function OutcomeNote({ outcome }: { outcome: DefendantOutcome | null }) {
  const texts = useTexts('records').outcomesOfDefendants
  return outcome === null ? null : <strong className={classes.outcome}>{texts[outcome]}</strong>
}

interface LinksProps {
  defendants: Claim['defendants']
  paths: ProfilePaths
  /** Note below each defendant. */
  noteOf?: (defendant: Defendant) => Elements
  /** Whether all defendants are shown, as when one of them needs an action. */
  isUnfolded?: boolean
}

const shownAtFirst = 5

/** The defendants of a claim, each leading to its profile, the first five at first. */
export function DefendantLinks({ defendants, isUnfolded = false, ...rest }: LinksProps) {
  const texts = useTexts('records')
  const formats = useFormats()
  if (defendants.length === 0) return <p>{texts.noDefendants}</p>
  const folded = defendants.slice(shownAtFirst)
  return (
    <>
      <LinkList defendants={defendants.slice(0, shownAtFirst)} {...rest} />
      {folded.length === 0 ? null : (
        <Fold title={texts.moreDefendants(formats.count(folded.length))} defaultOpen={isUnfolded}>
          <LinkList defendants={folded} {...rest} />
        </Fold>
      )}
    </>
  )
}

/** The links; a representative is shown with the company. */
function LinkList({ defendants, paths, noteOf }: Omit<LinksProps, 'isUnfolded'>) {
  const texts = useTexts('records')
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
          {/* A representative speaks for the company, which is named as well. */}
          {defendant.isCompanyRepresentative ? null : <OutcomeNote outcome={defendant.outcome} />}
          {noteOf?.(defendant)}
        </li>
      ))}
    </ul>
  )
}
