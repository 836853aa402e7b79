import type { PartyClaim } from '@redress/contract/claims.ts'
import { parties } from '@redress/domain/parties.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { DateText } from '../../ui/date-text.tsx'
import { Money } from '../../ui/money.tsx'
import { Section } from '../../ui/section.tsx'
import { OfferChart } from './offer-chart.tsx'
import { gapBetween, type OfferRow, offerRows } from './offer-rows.ts'
import classes from './resolutions.module.css'

/** The claim and every offer side by side: how far apart, what fee, what each side is left with. */
export function OfferComparison({ claim }: { claim: PartyClaim }) {
  const { comparison } = useTexts('resolutions')
  const columns = useColumns(claim)
  const rows = offerRows(claim)
  return (
    <>
      <Section title={comparison.title} note={<Gap claim={claim} />}>
        <OfferChart claim={claim} />
        <p className={classes.note}>{comparison.note}</p>
      </Section>
      <DataTable caption={comparison.caption} columns={columns} rows={rows} rowKey={row => row.id} isDense />
    </>
  )
}

function Gap({ claim }: { claim: PartyClaim }) {
  const { comparison } = useTexts('resolutions')
  const formats = useFormats()
  const money = (value: number) => formats.money(Math.abs(value), claim.currency)
  const gap = gapBetween(claim.resolutions)
  if (gap !== null) return gap === 0 ? comparison.noGap : comparison.gap(money(gap))
  const difference = offerRows(claim).at(-1)?.difference ?? null
  if (difference === null) return null
  if (difference === 0) return comparison.atClaim
  return difference < 0 ? comparison.gapToClaim(money(difference)) : comparison.aboveClaim(money(difference))
}

function useColumns(claim: PartyClaim): Column<OfferRow>[] {
  const { comparison } = useTexts('resolutions')
  const { party } = useTexts('claims')
  const money = (value: number | null) => (value === null ? null : <Money value={value} currency={claim.currency} />)
  const { columns } = comparison
  return [
    {
      key: 'offer',
      header: columns.offer,
      isTitle: true,
      cell: ({ resolution }) => (
        <span className={classes.offer}>
          {comparison.offerOf(party[resolution.proposedBy])}
          <span className={classes.small}>
            <DateText value={resolution.createdAt} />
          </span>
        </span>
      ),
    },
    { key: 'value', header: columns.value, align: 'end', cell: row => money(row.resolution.value) },
    { key: 'winner', header: columns.winner, cell: row => party[row.resolution.winningParty] },
    { key: 'gap', header: columns.gap, align: 'end', cell: row => money(row.difference) },
    { key: 'fee', header: columns.fee, align: 'end', cell: row => money(row.fee) },
    { key: 'bearer', header: columns.bearer, cell: row => party[row.resolution.costOwner] },
    ...parties.map(
      (side): Column<OfferRow> => ({
        key: side,
        header: { Plaintiff: columns.plaintiff, Defendant: columns.defendant }[side],
        align: 'end',
        cell: row => money(row.net[side]),
      }),
    ),
  ]
}
