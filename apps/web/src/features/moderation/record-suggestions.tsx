import type { CompanyRecord, MergeSuggestion } from '@redress/contract/company-records.ts'
import type { RecordAct } from '@redress/domain/record/record-acts.ts'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useFigureWords } from '../../entities/defendant/figure-words.ts'
import { paths } from '../../lib/paths.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import classes from './moderation.module.css'
import { operatorSection } from './operator-section.ts'
import type { Choice } from './record-decision-form.tsx'
import { findRecordsBy } from './record-queries.ts'
import { StaffSearch } from './staff-search.tsx'

// Loaded on demand: reading the suggestions needs no form.
const RecordDecisionForm = lazy(async () => ({
  default: (await import('./record-decision-form.tsx')).RecordDecisionForm,
}))

interface Props {
  suggestions: readonly MergeSuggestion[]
  /** Total number of suggestions, of which `suggestions` has the first. */
  count: number
  mayArrange: boolean
}

/** Suggested merges: groups of similar records, each with its public data. */
export function RecordSuggestions({ suggestions, count, mayArrange }: Props) {
  const { records: texts } = useTexts('moderation')
  const formats = useFormats()
  if (suggestions.length === 0) return <p className={classes.muted}>{texts.nothingAlike}</p>
  return (
    <>
      {suggestions.map(({ alikeIn, value, records }) => (
        <div key={`${alikeIn} ${records.map(({ id }) => id).join(' ')}`}>
          <Section title={texts.alikeIn[alikeIn](value ?? '')}>
            <ComparedRecords records={records} mayArrange={mayArrange} />
          </Section>
        </div>
      ))}
      {count > suggestions.length ? (
        <p className={classes.muted}>{texts.first(formats.count(suggestions.length))}</p>
      ) : null}
    </>
  )
}

/** Search for records, with a link to each that was found. */
export function RecordSearch({ title, linkTo }: { title: string; linkTo: (companyId: string) => string }) {
  const { records: texts } = useTexts('moderation')
  const formats = useFormats()
  return (
    <StaffSearch title={title} hint={texts.findHint} find={findRecordsBy}>
      {records => (
        <ul className={classes.list}>
          {records.map(({ id, names, countries, websites }) => (
            <li key={id}>
              <Link to={linkTo(id)} className={classes.case ?? ''}>
                <strong>{formats.list(names)}</strong>
                <span className={classes.muted}>
                  {[...countries.map(country => formats.country(country)), ...websites].join(' · ')}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </StaffSearch>
  )
}

/** Records side by side, with the possible decisions. */
export function ComparedRecords({ records, mayArrange }: { records: readonly CompanyRecord[]; mayArrange: boolean }) {
  const formats = useFormats()
  const choices = records.map(({ id, names, websites }) => ({
    id,
    label: formats.list(names),
    description: formats.list(websites),
  }))
  return (
    <div className={classes.entry}>
      <ul className={classes.records}>
        {records.map(record => (
          <li key={record.id}>
            <RecordCard record={record} />
          </li>
        ))}
      </ul>
      {mayArrange ? <RecordActs acts={['merged', 'apart']} choices={choices} /> : null}
    </div>
  )
}

/** A record as the public reads it. */
export function RecordCard({ record, isOpen = false }: { record: CompanyRecord; isOpen?: boolean }) {
  const { records: texts } = useTexts('moderation')
  const formats = useFormats()
  const { id, names, countries, websites, figures } = record
  const words = useFigureWords(figures)
  return (
    <article className={classes.record}>
      <h3>{names[0]}</h3>
      {names.length > 1 ? <p className={classes.muted}>{texts.alsoNamed(formats.list(names.slice(1)))}</p> : null}
      <p className={classes.muted}>
        {[...countries.map(country => formats.country(country)), ...websites].join(' · ')}
      </p>
      <p className={classes.muted}>
        {[
          words.claims,
          words.answered,
          words.unreached,
          words.settled,
          words.kept,
          words.notContradicted,
          words.unproven,
        ]
          .filter(each => each !== null)
          .join(' · ')}
      </p>
      <p className={classes.acts}>
        {isOpen ? null : <Link to={operatorSection('records', id)}>{texts.open}</Link>}
        <Link to={paths.company(id)}>{texts.profile}</Link>
      </p>
    </article>
  )
}

/** Opens the form of each act. */
export function RecordActs({ acts, choices }: { acts: readonly RecordAct[]; choices: readonly Choice[] }) {
  const { records: texts } = useTexts('moderation')
  const [opened, setOpened] = useState<RecordAct | null>(null)
  return (
    <div className={classes.acts}>
      {acts.map(act => (
        <Button key={act} variant="secondary" isSmall onClick={() => setOpened(act)}>
          {texts.acts[act].open}
        </Button>
      ))}
      {opened === null ? null : (
        <Suspense>
          <RecordDecisionForm act={opened} choices={choices} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </div>
  )
}
