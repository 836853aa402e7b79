import type { PartyClaim } from '@redress/contract/claim-views.ts'
import { offerStage } from '@redress/domain/claim/offers.ts'
import { isResolved } from '@redress/domain/claim/questions.ts'
import { parties } from '@redress/domain/people/parties.ts'
import type { ReactNode } from 'react'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { Money } from '../../ui/money.tsx'
import { Section } from '../../ui/section.tsx'
import { gapBetween, latestOffers, movedBy, type OfferRow, offerRows } from './offer-rows.ts'
import classes from './resolutions.module.css'

/** The claim's own row has no offer. */
type Row = OfferRow | 'claim'

/** The claim and every offer side by side: how far apart, what fee, what each side is left with. */
export function OfferComparison({ claim }: { claim: PartyClaim }) {
  const { comparison } = useTexts('resolutions')
  const columns = useColumns(claim)
  return (
    <>
      <Section title={comparison.title} note={<Gap claim={claim} />}>
        <OfferChart claim={claim} />
        <p className={classes.note}>{comparison.note}</p>
      </Section>
      <DataTable
        caption={comparison.caption}
        columns={columns}
        rows={['claim', ...offerRows(claim)] satisfies Row[]}
        rowKey={(row: Row) => (row === 'claim' ? row : row.offer.id)}
        isDense
      />
    </>
  )
}

function Gap({ claim }: { claim: PartyClaim }) {
  const { comparison } = useTexts('resolutions')
  const formats = useFormats()
  const money = (value: number) => formats.money(Math.abs(value), claim.currency)
  // Once both sides have agreed, or the claim is over, nothing is to be bridged.
  const last = claim.resolutions.at(-1)
  const stage = last && offerStage(last.resolutionStatus, isResolved(claim.status))
  if (isResolved(claim.status) || stage === 'agreed') return null
  const gap = gapBetween(claim.resolutions)
  if (gap !== null) return gap === 0 ? comparison.noGap : comparison.gap(money(gap))
  const difference = offerRows(claim).at(-1)?.difference ?? null
  if (difference === null) return null
  if (difference === 0) return comparison.atClaim
  return difference < 0 ? comparison.gapToClaim(money(difference)) : comparison.aboveClaim(money(difference))
}

function useColumns(claim: PartyClaim): Column<Row>[] {
  const { comparison } = useTexts('resolutions')
  const { party } = useTexts('claims')
  const { columns } = comparison
  const money = (value: number | null) => (value === null ? null : <Money value={value} currency={claim.currency} />)
  const ofOffer = (cell: (row: OfferRow) => ReactNode) => (row: Row) => (row === 'claim' ? null : cell(row))
  return [
    {
      key: 'offer',
      header: columns.offer,
      isTitle: true,
      cell: row => (row === 'claim' ? comparison.claim : <OfferName row={row} />),
    },
    {
      key: 'value',
      header: columns.value,
      align: 'end',
      cell: row => money(row === 'claim' ? claim.asked : row.offer.value),
    },
    { key: 'winner', header: columns.winner, cell: ofOffer(row => party[row.offer.winningParty]) },
    { key: 'gap', header: columns.gap, align: 'end', cell: ofOffer(row => money(row.difference)) },
    { key: 'fee', header: columns.fee, align: 'end', cell: ofOffer(row => money(row.fee)) },
    { key: 'bearer', header: columns.bearer, cell: ofOffer(row => party[row.offer.costOwner]) },
    ...parties.map(
      (side): Column<Row> => ({
        key: side,
        header: { Plaintiff: columns.plaintiff, Defendant: columns.defendant }[side],
        align: 'end',
        cell: ofOffer(row => money(row.net[side])),
      }),
    ),
  ]
}

function OfferName({ row: { offer } }: { row: OfferRow }) {
  const { comparison } = useTexts('resolutions')
  const { party } = useTexts('claims')
  return (
    <span className={classes.offer}>
      {offer.isFromBids ? comparison.byBids : comparison.offerOf(party[offer.proposedBy])}
      <span className={classes.small}>
        <DateText value={offer.createdAt} />
      </span>
    </span>
  )
}

interface Bar {
  readonly key: string
  readonly label: string
  readonly value: number
  readonly note: string
}

/** The claim and the last offer of each party as bars. The table below says the same, so it is not read out. */
function OfferChart({ claim }: { claim: PartyClaim }) {
  const bars = useBars(claim)
  const longest = Math.max(...bars.map(bar => bar.value), 1)
  return (
    <div className={classes.chart} aria-hidden="true">
      {bars.map(({ key, label, value, note }) => (
        <div key={key} className={classes.bar} data-of={key}>
          <p>
            <span>{label}</span>
            <span>{note}</span>
          </p>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            <rect className={classes.track} width="100" height="10" />
            <rect className={classes.amountBar} width={(value / longest) * 100} height="10" />
          </svg>
        </div>
      ))}
    </div>
  )
}

function useBars(claim: PartyClaim): Bar[] {
  const { comparison } = useTexts('resolutions')
  const { party } = useTexts('claims')
  const formats = useFormats()
  const latest = latestOffers(claim.resolutions)
  const money = (value: number) => formats.money(value, claim.currency)
  const ofClaim = claim.asked ?? 0
  return [
    { key: 'claim', label: comparison.claim, value: ofClaim, note: money(ofClaim) },
    ...parties.flatMap(side => {
      const offer = latest[side]
      if (!offer) return []
      const moved = movedBy(offer)
      const note = moved === 0 ? comparison.paysNothing : comparison.pays(money(moved))
      return [{ key: side, label: comparison.offerOf(party[side]), value: moved, note }]
    }),
  ]
}
