import type { MonthFigures } from '@redress/contract/figures.ts'
import { locales } from '@redress/domain/people/languages.ts'
import { ChevronsUpDown, Download } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { saveBlob } from '../../lib/save-blob.ts'
import { useFormats, useLanguage, useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Section } from '../../ui/section.tsx'
import { Bone } from '../../ui/skeleton.tsx'
import classes from './figures.module.css'

// The library that draws is fetched when there is something to draw.
const Chart = lazy(async () => ({ default: (await import('./chart.tsx')).Chart }))

/** A column of a table, a series of its chart, or both. */
interface Figure {
  readonly key: string
  readonly label: string
  readonly of: (month: MonthFigures) => number | null
  /** Figure over all months, if it is not their sum; `null` if there is none. */
  readonly ofAll?: ((months: readonly MonthFigures[]) => number | null) | undefined
  /** An amount of money, with its decimals. */
  readonly isMoney?: boolean
  readonly isDrawn?: boolean
}

interface FigureSet {
  readonly key: string
  readonly title: string
  readonly note: string
  readonly kind: 'bars' | 'lines'
  readonly figures: readonly Figure[]
}

const sumOf = (of: Figure['of']) => (months: readonly MonthFigures[]) =>
  // Sums whole cents to avoid floating-point errors.
  months.reduce((sum, month) => sum + Math.round(100 * (of(month) ?? 0)), 0) / 100

/** In percent, with one decimal. */
const share = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((1_000 * part) / whole) / 10

type Count = Exclude<keyof MonthFigures, 'month' | 'medianDaysToAnswer' | 'fees'>

/** Sets of figures, each shown as a chart and as a table. */
function useFigureSets(months: readonly MonthFigures[]): FigureSet[] {
  const texts = useTexts('staff').figures
  const counted = (key: Count, rest: Partial<Figure> = {}): Figure => ({
    ...{ key, label: texts.columns[key], of: month => month[key] },
    ...rest,
  })
  const notDrawn = { isDrawn: false } as const
  const shareOf = (key: 'settledShare' | 'keptShare', part: Count, whole: Count): Figure => ({
    key,
    label: texts.columns[key],
    of: month => share(month[part], month[whole]),
    ofAll: all => share(sumOf(month => month[part])(all), sumOf(month => month[whole])(all)),
  })
  const currencies = [...new Set(months.flatMap(({ fees }) => fees.map(({ currency }) => currency)))]
  return [
    {
      ...{ key: 'claims', ...texts.sets.claims, kind: 'bars' },
      figures: [
        counted('filed', notDrawn),
        counted('inNoticePeriod'),
        counted('published'),
        counted('negotiated'),
        counted('withdrawn'),
        counted('settled'),
        counted('settledBeforePublication', notDrawn),
      ],
    },
    {
      ...{ key: 'letters', ...texts.sets.letters, kind: 'lines' },
      figures: [
        counted('lettersSent'),
        counted('lettersAccepted', notDrawn),
        counted('lettersRefused', notDrawn),
        counted('lettersOpened'),
        counted('lettersAnswered'),
      ],
    },
    {
      ...{ key: 'days', ...texts.sets.days, kind: 'lines' },
      figures: [
        {
          key: 'medianDaysToAnswer',
          label: texts.columns.medianDaysToAnswer,
          of: ({ medianDaysToAnswer: days }) => (days === null ? null : Math.round(days * 10) / 10),
          ofAll: () => null,
        },
        counted('lettersAnswered', notDrawn),
      ],
    },
    {
      ...{ key: 'shares', ...texts.sets.shares, kind: 'lines' },
      figures: [shareOf('settledShare', 'settled', 'filed'), shareOf('keptShare', 'agreementsKept', 'agreements')],
    },
    {
      ...{ key: 'agreements', ...texts.sets.agreements, kind: 'lines' },
      figures: [
        counted('agreements'),
        counted('agreementsKept'),
        counted('agreementsNotContradicted'),
        counted('agreementsOverdue'),
        counted('agreementsKeptOnTime', notDrawn),
        counted('agreementsInInstalments', notDrawn),
      ],
    },
    {
      ...{ key: 'fees', ...texts.sets.fees, kind: 'lines' },
      figures: currencies.map(currency => ({
        key: currency,
        label: texts.fee(currency),
        of: ({ fees }) => fees.find(fee => fee.currency === currency)?.amount ?? 0,
        isMoney: true,
      })),
    },
  ]
}

/** The figures of a span of months, which is chosen above them. */
export function Monthly({ months: all }: { months: readonly MonthFigures[] }) {
  const texts = useTexts('staff').figures
  const { language } = useLanguage()
  const [from, setFrom] = useState(all.at(-12)?.month ?? all[0]?.month ?? '')
  const [to, setTo] = useState(all.at(-1)?.month ?? '')
  const months = all.filter(({ month }) => month >= from && month <= to)
  const sets = useFigureSets(months)
  const long = new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const options = all.map(({ month }) => ({ month, name: long.format(new Date(month)) }))
  return (
    <div className={classes.sets}>
      <search className={classes.span} aria-label={texts.span}>
        <MonthChoice label={texts.from} value={from} options={options} onChoose={setFrom} />
        <MonthChoice label={texts.to} value={to} options={options} onChoose={setTo} />
      </search>
      {months.length === 0 ? (
        <EmptyState title={texts.emptySpan} />
      ) : (
        sets
          .filter(({ figures }) => figures.length > 0)
          .map(set => <FigureSection key={set.key} set={set} months={months} />)
      )}
    </div>
  )
}

interface MonthChoiceProps {
  label: string
  value: string
  options: readonly { readonly month: string; readonly name: string }[]
  onChoose: (month: string) => void
}

function MonthChoice({ label, value, options, onChoose }: MonthChoiceProps) {
  const id = useId()
  return (
    <div className={classes.choice}>
      <label htmlFor={id}>{label}</label>
      <span className={classes.field}>
        <select id={id} value={value} onChange={event => onChoose(event.target.value)}>
          {options.map(({ month, name }) => (
            <option key={month} value={month}>
              {name}
            </option>
          ))}
        </select>
        <ChevronsUpDown aria-hidden size={16} />
      </span>
    </div>
  )
}

function FigureSection({ set, months }: { set: FigureSet; months: readonly MonthFigures[] }) {
  const texts = useTexts('staff').figures
  const formats = useFormats()
  const { language } = useLanguage()
  const short = new Intl.DateTimeFormat(locales[language], { month: 'short', year: '2-digit', timeZone: 'UTC' })
  const nameOf = ({ month }: MonthFigures) => short.format(new Date(month))
  const drawn = set.figures.filter(({ isDrawn = true }) => isDrawn)
  const rows = [
    ...months.map(month => ({ key: month.month, name: nameOf(month), values: set.figures.map(({ of }) => of(month)) })),
    {
      key: 'all',
      name: texts.all,
      values: set.figures.map(({ of, ofAll = sumOf(of) }) => ofAll(months)),
    },
  ]
  const columns: Column<(typeof rows)[number]>[] = [
    { key: 'month', header: texts.month, cell: ({ name }) => name, isTitle: true },
    ...set.figures.map(
      ({ key, label, isMoney }, index): Column<(typeof rows)[number]> => ({
        ...{ key, header: label, align: 'end' },
        cell: ({ values }) => {
          const value = values[index]
          if (value === null || value === undefined) return null
          return isMoney ? formats.amount(value) : formats.count(value)
        },
      }),
    ),
  ]
  const save = () => {
    const lines = rows.map(({ key, values }) => [key, ...values])
    const cells = [['month', ...set.figures.map(({ key }) => key)], ...lines.slice(0, -1)]
    // Keys, months and numbers hold nothing that would have to stand in quotes (RFC 4180).
    const content = cells.map(row => `${row.join(',')}\r\n`).join('')
    saveBlob(new Blob([content], { type: 'text/csv' }), `redress-${set.key}.csv`)
  }
  return (
    <Section
      title={set.title}
      note={set.note}
      actions={
        <Button variant="secondary" isSmall icon={<Download aria-hidden size={18} />} onClick={save}>
          {texts.csv}
        </Button>
      }
    >
      <Suspense fallback={<Bone height="16rem" />}>
        <Chart
          kind={set.kind}
          label={texts.chart(set.title)}
          months={months.map(nameOf)}
          series={drawn.map(({ key, label, of }) => ({ key, label, values: months.map(of) }))}
          format={formats.count}
        />
      </Suspense>
      <Fold title={texts.table}>
        <div className={classes.numbers}>
          <DataTable caption={set.title} columns={columns} rows={rows} rowKey={({ key }) => key} />
        </div>
      </Fold>
    </Section>
  )
}
