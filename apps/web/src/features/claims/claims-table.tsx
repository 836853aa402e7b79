import type { ClaimListItem } from '@redress/contract/claim-views.ts'
import { isActiveResolution } from '@redress/domain/claim/resolutions.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { History } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { actionsOf } from '../../entities/claim/claim-actions.ts'
import { viewOf } from '../../entities/claim/claim-sides.ts'
import { StatusBadge } from '../../entities/claim/claim-status.tsx'
import { paths } from '../../lib/paths.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { IconLink } from '../../ui/icon-button.tsx'
import { Money } from '../../ui/money.tsx'
import { ClaimActions } from './claim-actions.tsx'
import classes from './claims.module.css'
import { ShareClaim } from './share-claim.tsx'

interface Props {
  claims: readonly ClaimListItem[]
  party: Party
  empty: ReactNode
}

/** One side's claims, with what can be done about each now. */
export function ClaimsTable({ claims, party, empty }: Props) {
  const texts = useTexts('claims')
  const columns = useColumns(party)
  return (
    <DataTable
      caption={texts.tabs[viewOf(party)]}
      columns={columns}
      rows={claims}
      rowKey={claim => claim.id}
      empty={empty}
      isDense
    />
  )
}

const proposalOf = (claim: ClaimListItem) =>
  claim.resolutions.findLast(resolution => isActiveResolution(resolution.resolutionStatus))

function useColumns(party: Party): Column<ClaimListItem>[] {
  const texts = useTexts('claims')
  const formats = useFormats()
  const view = viewOf(party)
  const { dashboard } = paths
  const nameOf = (claim: ClaimListItem) => texts.claim(formats.shortId(claim.id))
  const amount = (claim: ClaimListItem, value: number | null | undefined) =>
    value === null || value === undefined ? null : <Money value={value} currency={claim.currency} />
  return [
    {
      key: 'history',
      header: texts.columns.history,
      cell: claim => (
        <IconLink
          to={dashboard.history(view, claim.id)}
          label={texts.historyOf(nameOf(claim))}
          icon={<History aria-hidden size={18} />}
        />
      ),
    },
    {
      key: 'date',
      header: texts.columns.date,
      cell: claim => (claim.dateOfClaim === null ? null : <DateText value={claim.dateOfClaim} />),
    },
    {
      key: 'original',
      header: texts.columns.original,
      align: 'end',
      cell: claim => amount(claim, claim.value),
    },
    {
      key: 'proposal',
      header: texts.columns.proposal,
      align: 'end',
      cell: claim => amount(claim, proposalOf(claim)?.value),
    },
    {
      key: 'status',
      header: texts.columns.status,
      cell: claim => <StatusBadge status={claim.status} isDisregarded={claim.isDisregarded} />,
    },
    {
      key: 'claim',
      header: texts.columns.claim,
      isTitle: true,
      cell: claim => <ClaimName claim={claim} party={party} />,
    },
    {
      key: 'resolutions',
      header: texts.columns.resolutions,
      cell: claim =>
        claim.resolutions.length === 0 ? null : (
          <Link
            className={classes.link}
            to={dashboard.resolutions(view, claim.id)}
            aria-label={texts.resolutionsOf(String(claim.resolutions.length), nameOf(claim))}
          >
            {texts.viewCount(String(claim.resolutions.length))}
          </Link>
        ),
    },
    {
      key: 'actions',
      header: texts.columns.actions,
      cell: claim =>
        actionsOf(claim, party).length === 0 ? null : (
          <div className={classes.actions}>
            <ClaimActions claim={claim} party={party} name={nameOf(claim)} isSmall />
          </div>
        ),
    },
    {
      key: 'share',
      header: texts.columns.share,
      cell: claim => <ShareClaim claim={claim} name={nameOf(claim)} />,
    },
  ]
}

function ClaimName({ claim, party }: { claim: ClaimListItem; party: Party }) {
  const texts = useTexts('claims')
  const vocabulary = useTexts('vocabulary')
  const formats = useFormats()
  const [first, ...others] = claim.defendantNames
  const against = others.length === 0 ? first : texts.andMore(first ?? '', String(others.length))
  const other = { Plaintiff: against ? texts.against(against) : null, Defendant: texts.by(claim.plaintiffName) }[party]
  return (
    <span className={classes.name}>
      <Link className={classes.link} to={paths.dashboard.claim(viewOf(party), claim.id)}>
        {claim.type === null ? texts.untyped : vocabulary.claimType(claim.type)}
      </Link>
      <span className={classes.small}>
        {formats.shortId(claim.id)}
        {other ? ` · ${other}` : ''}
      </span>
    </span>
  )
}
