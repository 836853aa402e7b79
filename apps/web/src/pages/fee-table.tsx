import { platformFee, platformFeeTiers } from '@redress/domain/money/fees.ts'
import { type Cents, cents, numberFromCents } from '@redress/domain/money/money.ts'
import { useFormats, useTexts } from '../texts/texts.tsx'
import { DataTable } from '../ui/data-table.tsx'

const examples = [cents(1_200_00n), cents(10_000_00n), cents(40_000_00n)]

const rows = platformFeeTiers.map((tier, index) => ({
  tier,
  above: platformFeeTiers[index - 1]?.upTo ?? null,
  example: examples[index] ?? null,
}))

/** The platform fee's tiers as the rules state them, each with an example that the rules compute. */
export function FeeTable() {
  const texts = useTexts('faq').fees
  const formats = useFormats()
  const amount = (value: Cents) => formats.amount(numberFromCents(value))

  const range = ({ tier, above }: (typeof rows)[number]) => {
    if (tier.upTo === null) return above === null ? '' : texts.above(amount(above))
    return above === null ? texts.upTo(amount(tier.upTo)) : texts.between(amount(above), amount(tier.upTo))
  }
  return (
    <DataTable
      caption={texts.caption}
      rows={rows}
      rowKey={range}
      columns={[
        { key: 'amount', header: texts.columns.amount, cell: range, isTitle: true },
        {
          key: 'fee',
          header: texts.columns.fee,
          cell: ({ tier }) => ('flat' in tier ? texts.flat(amount(tier.flat)) : texts.percent(String(tier.percent))),
        },
        {
          key: 'example',
          header: texts.columns.example,
          cell: ({ example }) =>
            example === null ? null : texts.example(amount(example), amount(platformFee(example))),
        },
      ]}
    />
  )
}
