import { StatusBadge } from '../../entities/claim/claim-status.tsx'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Money } from '../../ui/money.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { type Kind, KindFilters, useKinds } from './kind-filters.tsx'
import { ResultCard } from './result-card.tsx'
import { ResultGroup } from './result-group.tsx'
import { type FoundClaim, type FoundDefendant, isSearchable, useSearchResults } from './search-query.ts'

interface Props {
  term: string
  /** How many of a kind are shown at first, and how many more each time. */
  portion: number
  /** What is said of a kind of which nothing was found. */
  none: Readonly<Record<Kind, string>>
  /** Where each result leads. */
  to: {
    readonly claim: (id: string) => string
    readonly company: (id: string) => string
    readonly individual: (id: string) => string
  }
}

/** What a term finds, by kind, with the filters. */
export function SearchResults({ term, portion, none, to }: Props) {
  const texts = useTexts('search')
  const formats = useFormats()
  const query = useSearchResults(term)
  const [shown] = useKinds()
  const { data } = query

  if (!isSearchable(term)) return <EmptyState title={texts.prompt.title} text={texts.prompt.text} />
  const group = (kind: Kind, total: number) => ({
    kind,
    none: none[kind],
    total,
    portion,
    searchKey: [term, String(portion)],
    isLoadingMore: query.isFetchingNextPage,
    onLoadMore: () => void query.fetchNextPage(),
  })
  const defendant = (found: FoundDefendant) => (
    <ResultCard
      to={to[found.type](found.id)}
      title={found.name}
      facts={{
        position: found.companyName ? texts.position(found.companyPosition ?? '', found.companyName) : null,
        country: found.country ? formats.country(found.country) : null,
      }}
    />
  )
  return (
    <>
      <KindFilters />
      <p className="visually-hidden" role="status">
        {data ? texts.announcement(term, data.totals.companies, data.totals.people, data.totals.claims) : ''}
      </p>
      {data ? (
        <>
          {shown.includes('companies') ? (
            <ResultGroup items={data.companies} {...group('companies', data.totals.companies)}>
              {defendant}
            </ResultGroup>
          ) : null}
          {shown.includes('people') ? (
            <ResultGroup items={data.people} {...group('people', data.totals.people)}>
              {defendant}
            </ResultGroup>
          ) : null}
          {shown.includes('claims') ? (
            <ResultGroup items={data.claims} {...group('claims', data.totals.claims)}>
              {claim => <ClaimCard claim={claim} to={to.claim(claim.id)} />}
            </ResultGroup>
          ) : null}
          {shown.length === 0 ? <EmptyState title={texts.nothingChosen} /> : null}
        </>
      ) : query.error ? (
        <ErrorState error={query.error} fallback={texts.failed} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton>
          <Bone width="10rem" height="1.5rem" />
          <Bone height="4.5rem" />
          <Bone height="4.5rem" />
          <Bone height="4.5rem" />
        </Skeleton>
      )}
    </>
  )
}

function ClaimCard({ claim, to }: { claim: FoundClaim; to: string }) {
  const texts = useTexts('search')
  const vocabulary = useTexts('vocabulary')
  const formats = useFormats()
  return (
    <ResultCard
      to={to}
      title={vocabulary.claimType(claim.type)}
      badge={<StatusBadge status={claim.currentStatus} isDisregarded={claim.isDisregarded} />}
      facts={{
        parties: texts.between(claim.plaintiffName, claim.defendantNames.join(', ')),
        value: <Money value={claim.value} currency={claim.currency} />,
        jurisdiction: claim.jurisdiction,
        date: formats.date(claim.dateOfClaim),
        id: texts.claimId(formats.shortId(claim.id)),
      }}
    />
  )
}
