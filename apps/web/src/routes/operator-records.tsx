import { useParams, useSearchParams } from 'react-router'
import { ConsoleSections } from '../entities/operator/console-sections.tsx'
import { operatorSection } from '../features/moderation/operator-section.ts'
import { RecordOfCompaniesView } from '../features/moderation/record-of-companies.tsx'
import { useRecordOfCompanies, useSuggestedMerges } from '../features/moderation/record-queries.ts'
import { RecordSearch, RecordSuggestions } from '../features/moderation/record-suggestions.tsx'
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
  const query = useSuggestedMerges()
  return (
    <Page width="wide" title={texts.records.title} lead={query.data ? texts.records.lead : null} isUnlisted>
      <Loaded query={query} failure={texts.records.loadFailed} notFound={texts.notHere}>
        {data => (
          <div className={classes.parts}>
            <ConsoleSections hasReports />
            <RecordSearch title={texts.records.find} linkTo={id => operatorSection('records', id)} />
            <RecordSuggestions {...data} />
          </div>
        )}
      </Loaded>
    </Page>
  )
}

function OneRecord({ companyId }: { companyId: string }) {
  const texts = useTexts('moderation')
  const [search] = useSearchParams()
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
            <RecordSearch title={texts.records.compare} linkTo={id => `?${new URLSearchParams({ with: id })}`} />
          </div>
        )}
      </Loaded>
    </Page>
  )
}
