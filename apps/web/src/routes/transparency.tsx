import type { getTransparency, Transparency } from '@redress/contract/moderation.ts'
import { locales } from '@redress/domain/people/languages.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { caller } from '../lib/api-client.ts'
import { useFormats, useLanguage, useTexts } from '../texts/texts.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'
import classes from './transparency.module.css'

const fetchTransparency = caller<typeof getTransparency>('GET', '/v1/transparency')
const transparencyQuery = queryOptions({
  queryKey: ['transparency'],
  queryFn: ({ signal }) => fetchTransparency(undefined, { signal }),
  staleTime: 60_000,
})

/** Public page on the operator's decisions about reports. */
export function Component() {
  const texts = useTexts('transparency')
  const query = useQuery(transparencyQuery)
  return (
    <Page width="wide" title={texts.title} lead={texts.lead}>
      <Loaded query={query} failure={texts.failed}>
        {({ months, decisions, recordActs, suspensions }) =>
          months.length === 0 ? (
            <EmptyState title={texts.none} />
          ) : (
            <div className={classes.parts}>
              <h2>{texts.months}</h2>
              <Months months={months} />
              {decisions.length === 0 ? null : <Decisions decisions={decisions} />}
              {suspensions.length === 0 ? null : <Suspensions suspensions={suspensions} />}
              {recordActs.length === 0 ? null : <RecordActs acts={recordActs} />}
              <p>{texts.note}</p>
            </div>
          )
        }
      </Loaded>
    </Page>
  )
}

type Month = Transparency['months'][number]
type Decision = Transparency['decisions'][number]

function Months({ months }: { months: readonly Month[] }) {
  const texts = useTexts('transparency')
  const formats = useFormats()
  const { language } = useLanguage()
  const name = new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const counted = [
    'restricted',
    'redacted',
    'refused',
    'objections',
    'restored',
    'medianDays',
    'records',
    'suspensions',
  ] as const
  const columns: Column<Month>[] = [
    { key: 'month', header: texts.month, cell: ({ month }) => name.format(new Date(month)), isTitle: true },
    ...counted.map(
      (key): Column<Month> => ({
        ...{ key, header: texts[key], align: 'end' },
        cell: month => (month[key] === null ? texts.noDays : formats.count(month[key])),
      }),
    ),
  ]
  return <DataTable caption={texts.months} columns={columns} rows={months} rowKey={({ month }) => month} isDense />
}

function Decisions({ decisions }: { decisions: readonly Decision[] }) {
  const texts = useTexts('transparency')
  const grounds = useTexts('grounds')
  const formats = useFormats()
  const objectionOf = ({ isObjected, outcome, outcomeDay }: Decision): string => {
    if (outcome !== null) return texts.outcomes[outcome](formats.date(outcomeDay))
    return isObjected ? texts.objected : texts.noObjection
  }
  const columns: Column<Decision>[] = [
    { key: 'day', header: texts.day, cell: ({ day }) => formats.date(day), isTitle: true },
    { key: 'about', header: texts.about, cell: ({ isOfWords }) => (isOfWords ? texts.words : texts.claim) },
    { key: 'ground', header: texts.ground, cell: ({ ground }) => grounds[ground] },
    { key: 'done', header: texts.done, cell: ({ kind }) => texts.kinds[kind] },
    { key: 'days', header: texts.days, align: 'end', cell: ({ daysTaken }) => formats.count(daysTaken) },
    { key: 'objection', header: texts.objection, cell: objectionOf },
  ]
  const rows = decisions.map((decision, index) => ({ ...decision, key: String(index) }))
  return (
    <>
      <h2>{texts.decisions}</h2>
      <DataTable caption={texts.decisions} columns={columns} rows={rows} rowKey={({ key }) => key} isDense />
    </>
  )
}

type SuspensionEntry = Transparency['suspensions'][number]

function Suspensions({ suspensions }: { suspensions: readonly SuspensionEntry[] }) {
  const texts = useTexts('transparency')
  const { grounds, scopes } = useTexts('restrictions').account
  const formats = useFormats()
  const standingOf = ({ isObjected, outcome, outcomeDay }: SuspensionEntry): string => {
    if (outcome !== null) return texts.suspensionOutcomes[outcome](formats.date(outcomeDay))
    return isObjected ? texts.isObjected : texts.isInForce
  }
  const columns: Column<SuspensionEntry>[] = [
    { key: 'day', header: texts.day, cell: ({ day }) => formats.date(day), isTitle: true },
    { key: 'scope', header: texts.scope, cell: ({ scope }) => scopes[scope] },
    { key: 'ground', header: texts.ground, cell: ({ ground }) => grounds[ground] },
    { key: 'standing', header: texts.standing, cell: standingOf },
  ]
  const rows = suspensions.map((suspension, index) => ({ ...suspension, key: String(index) }))
  return (
    <>
      <h2>{texts.suspensions}</h2>
      <DataTable caption={texts.suspensions} columns={columns} rows={rows} rowKey={({ key }) => key} isDense />
    </>
  )
}

type RecordActEntry = Transparency['recordActs'][number]

function RecordActs({ acts }: { acts: readonly RecordActEntry[] }) {
  const texts = useTexts('transparency')
  const formats = useFormats()
  const columns: Column<RecordActEntry>[] = [
    { key: 'day', header: texts.day, cell: ({ day }) => formats.date(day), isTitle: true },
    { key: 'act', header: texts.done, cell: ({ act }) => texts.recordActs[act] },
  ]
  const rows = acts.map((act, index) => ({ ...act, key: String(index) }))
  return (
    <>
      <h2>{texts.records}</h2>
      <DataTable caption={texts.records} columns={columns} rows={rows} rowKey={({ key }) => key} isDense />
    </>
  )
}
