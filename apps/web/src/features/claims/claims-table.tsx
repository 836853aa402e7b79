import type { ClaimListItem } from '@redress/contract/claim-views.ts'
import type { SortKey } from '@redress/domain/claim/claim-lists.ts'
import { turnOf } from '@redress/domain/claim/claim-turn.ts'
import { isActiveResolution } from '@redress/domain/claim/resolutions.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { Handshake, History } from 'lucide-react'
import { Link } from 'react-router'
import { viewOf } from '../../entities/claim/claim-sides.ts'
import { StatusBadge } from '../../entities/claim/claim-status.tsx'
import type { Elements } from '../../lib/elements.ts'
import { paths } from '../../lib/paths.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { type Column, DataTable, type Sorting } from '../../ui/data-table.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { IconLink } from '../../ui/icon-button.tsx'
import { Money } from '../../ui/money.tsx'
import { ClaimActions } from './claim-actions.tsx'
import { ClaimTurn } from './claim-turn.tsx'
import classes from './claims-table.module.css'
import { ShareClaim } from './share-claim.tsx'

interface Props {
  claims: readonly ClaimListItem[]
  party: Party
  empty: Elements
  sorting: Sorting<SortKey>
}

/** One side's claims, with whose turn each is and what can be done about it now. */
export function ClaimsTable({ claims, party, empty, sorting }: Props) {
  const texts = useTexts('claims')
  const columns = useColumns(party)
  return (
    <DataTable
      caption={texts.tabs[viewOf(party)]}
      columns={columns}
      rows={claims}
      rowKey={claim => claim.id}
      empty={empty}
      sorting={sorting}
      layout={classes.layout}
    />
  )
}

const proposalOf = (claim: ClaimListItem) =>
  claim.resolutions.findLast(resolution => isActiveResolution(resolution.resolutionStatus))

function useColumns(party: Party): Column<ClaimListItem, SortKey>[] {
  const texts = useTexts('claims')
  const formats = useFormats()
  const view = viewOf(party)
  const { dashboard } = paths
  const nameOf = (claim: ClaimListItem) => texts.claim(formats.shortId(claim.id))
  const otherOf = useOther(party)
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
      sortKey: 'date',
      cell: claim => (claim.dateOfClaim === null ? null : <DateText value={claim.dateOfClaim} />),
    },
    {
      key: 'original',
      header: texts.columns.original,
      align: 'end',
      sortKey: 'amount',
      cell: claim => amount(claim, claim.asked),
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
      sortKey: 'status',
      cell: claim => <StatusBadge {...claim} />,
    },
    {
      key: 'claim',
      header: texts.columns.claim,
      isTitle: true,
      cell: claim => <ClaimName claim={claim} party={party} other={otherOf(claim)} />,
    },
    {
      key: 'resolutions',
      header: texts.columns.resolutions,
      cell: claim =>
        claim.resolutions.length === 0 ? null : (
          <Resolutions
            to={dashboard.resolutions(view, claim.id)}
            count={claim.resolutions.length}
            name={nameOf(claim)}
          />
        ),
    },
    {
      key: 'actions',
      header: texts.columns.actions,
      cell: claim =>
        turnOf(claim, party).may.length === 0 ? null : (
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
    {
      key: 'turn',
      header: texts.columns.turn,
      hideHeader: true,
      cell: claim => <ClaimTurn claim={claim} party={party} whom={otherOf(claim)} />,
    },
  ]
}

/** The number of them beside a sign; in words for those who only hear it. */
function Resolutions({ to, count, name }: { to: string; count: number; name: string }) {
  const texts = useTexts('claims')
  const formats = useFormats()
  const label = texts.resolutionsOf(formats.count(count), name)
  return (
    <Link className={classes.resolutions} to={to} title={label}>
      <Handshake aria-hidden size={18} />
      <span aria-hidden>{formats.count(count)}</span>
      <span className="visually-hidden">{label}</span>
    </Link>
  )
}

/** From whom a claim asks, or who asks, in words; `null` where nobody is named yet. */
function useOther(party: Party) {
  const texts = useTexts('claims')
  const formats = useFormats()
  return ({ defendantNames: [first, ...others], plaintiffName }: ClaimListItem) => {
    if (party === 'Defendant') return texts.by(plaintiffName)
    if (first === undefined) return null
    return texts.against(others.length === 0 ? first : texts.andMore(first, formats.count(others.length)))
  }
}

function ClaimName({ claim, party, other }: { claim: ClaimListItem; party: Party; other: string | null }) {
  const texts = useTexts('claims')
  const vocabulary = useTexts('vocabulary')
  const formats = useFormats()
  const type = claim.type === null ? texts.untyped : vocabulary.claimType(claim.type)
  return (
    <span className={classes.name} title={[type, other, formats.shortId(claim.id)].filter(Boolean).join(' · ')}>
      <Link to={paths.dashboard.claim(viewOf(party), claim.id)}>{type}</Link>
      {other ? <span className={classes.other}>{other}</span> : null}
    </span>
  )
}
