import { useNavigate, useParams, useSearchParams } from 'react-router'
import { ConsoleSections } from '../entities/operator/console-sections.tsx'
import { operatorSection } from '../features/moderation/operator-section.ts'
import { RecordFinder } from '../features/moderation/record-finder.tsx'
import { RecordOfCompaniesView } from '../features/moderation/record-of-companies.tsx'
import { useRecordOfCompanies, useSuggestedMerges } from '../features/moderation/record-queries.ts'
import { RecordSuggestions } from '../features/moderation/record-suggestions.tsx'
import { useTexts } from '../texts/texts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'
import classes from './operator.module.css'

/** The console's records of companies: which may be one, or one of them. */
export function OperatorRecords() {
  const { companyId } = useParams()
  return companyId === undefined ? <Suggestions /> : <OneRecord key={companyId} companyId={companyId} />
}

function Suggestions() {
  const texts = useTexts('moderation')
  const navigate = useNavigate()
  const query = useSuggestedMerges()
  return (
    <Page width="wide" title={texts.records.title} lead={query.data ? texts.records.lead : null} isUnlisted>
      <Loaded query={query} failure={texts.records.loadFailed} notFound={texts.notHere}>
        {data => (
          <div className={classes.parts}>
            <ConsoleSections hasReports />
            <RecordSuggestions {...data} />
            <RecordFinder
              title={texts.records.find}
              submitLabel={texts.records.findSubmit}
              onFound={id => navigate(operatorSection('records', id))}
            />
          </div>
        )}
      </Loaded>
    </Page>
  )
}

function OneRecord({ companyId }: { companyId: string }) {
  const texts = useTexts('moderation')
  const [search, setSearch] = useSearchParams()
  const query = useRecordOfCompanies(companyId)
  return (
    <Page
      title={query.data?.record.names[0] ?? texts.records.title}
      isUnlisted
      actions={
        <ButtonLink variant="secondary" isSmall to={operatorSection('records')}>
          {texts.records.back}
        </ButtonLink>
      }
    >
      <Loaded query={query} failure={texts.records.loadFailed} notFound={texts.records.notFound}>
        {data => (
          <div className={classes.parts}>
            <RecordOfCompaniesView found={data} otherId={search.get('with')} />
            <RecordFinder
              title={texts.records.compare}
              submitLabel={texts.records.compareSubmit}
              onFound={id => setSearch({ with: id })}
            />
          </div>
        )}
      </Loaded>
    </Page>
  )
}
