import type { RecordOfCompanies } from '@redress/contract/company-records.ts'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Section } from '../../ui/section.tsx'
import classes from './moderation.module.css'
import { useRecordOfCompanies } from './record-queries.ts'
import { ComparedRecords, RecordActs, RecordCard } from './record-suggestions.tsx'

interface Props {
  found: RecordOfCompanies
  /** A company of another record to compare with; `null`: none is chosen yet. */
  otherId: string | null
}

/** A record with the companies that are one in it; and another record beside it. */
export function RecordOfCompaniesView({ found, otherId }: Props) {
  const { records: texts } = useTexts('moderation')
  const formats = useFormats()
  const { record, companies, mayArrange, isParty } = found
  const mayDecide = mayArrange && !isParty
  const stated = ({ country, website }: (typeof companies)[number]) =>
    [country === null ? null : formats.country(country), website].filter(Boolean).join(' · ')
  const choices = companies.map(company => ({
    id: company.id,
    label: company.name,
    description: [texts.claim(company.claimNumber), stated(company)].filter(Boolean).join(' · '),
  }))
  const unproven = choices.filter(({ id }) => companies.some(each => each.id === id && each.isUnproven))
  return (
    <div className={classes.parts}>
      {isParty ? <Banner tone="attention">{texts.isParty}</Banner> : null}
      <div>
        <Section title={texts.isOne}>
          <div className={classes.entry}>
            <RecordCard record={record} isOpen />
            <ul className={classes.entries}>
              {companies.map(company => (
                <li key={company.id}>
                  <strong>{company.name}</strong>
                  <p className={classes.muted}>{stated(company)}</p>
                  <Link to={paths.claim(company.claimId)}>{texts.claim(company.claimNumber)}</Link>
                </li>
              ))}
            </ul>
            {mayDecide && companies.length > 1 ? <RecordActs acts={['split']} choices={choices} /> : null}
            {mayDecide && unproven.length > 0 ? <RecordActs acts={['proven']} choices={unproven} /> : null}
          </div>
        </Section>
      </div>
      {otherId === null ? null : <Compared found={found} otherId={otherId} mayArrange={mayDecide} />}
    </div>
  )
}

function Compared({ found, otherId, mayArrange }: { found: RecordOfCompanies; otherId: string; mayArrange: boolean }) {
  const { records: texts } = useTexts('moderation')
  const query = useRecordOfCompanies(otherId)
  return (
    <div>
      <Section title={texts.compared}>
        <Loaded query={query} failure={texts.loadFailed} notFound={texts.notFound}>
          {other =>
            found.companies.some(({ id }) => id === other.record.id) ? (
              <p>{texts.sameRecord}</p>
            ) : (
              <ComparedRecords records={[found.record, other.record]} mayArrange={mayArrange && !other.isParty} />
            )
          }
        </Loaded>
      </Section>
    </div>
  )
}
