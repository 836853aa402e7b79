import { limits } from '@redress/domain/people/limits.ts'
import { FoundClaimCard } from '../../entities/claim/found-claim-card.tsx'
import { useFigureWords } from '../../entities/defendant/figure-words.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { ResultCard } from '../../ui/result-card.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { useFoundCount } from './found-count.ts'
import { type Kind, KindFilters, useKinds } from './kind-filters.tsx'
import { ResultGroup } from './result-group.tsx'
import { type Found, type FoundDefendant, isSearchable, isTooLong, useSearchResults } from './search-query.ts'

interface Props {
  term: string
  /** How many of a kind are shown at first, and how many more each time. */
  portion: number
  /** Text for each kind without results. */
  none: Readonly<Record<Kind, string>>
  /** Paths of the results. */
  to: {
    readonly claim: (id: string) => string
    readonly company: (id: string) => string
    readonly individual: (id: string) => string
    readonly search: (term: string) => string
  }
}

/** Results of a search term, by kind, with the filters. */
export function SearchResults({ term, portion, none, to }: Props) {
  const texts = useTexts('search')
  const formats = useFormats()
  const query = useSearchResults(term)
  const foundCount = useFoundCount()
  const counted = (total: number) => foundCount(total).counted
  const { shown } = useKinds()
  const { data } = query
  /** Kinds with results; the others get no group. */
  const found = data ? shown.filter(kind => data.totals[kind] > 0) : []

  if (isTooLong(term)) {
    const { title, text } = texts.tooLong
    return <EmptyState title={title} text={text(formats.count(limits.nameLength))} />
  }
  if (!isSearchable(term)) return <EmptyState title={texts.prompt.title} text={texts.prompt.text} />
  const group = (kind: Kind, total: number) => ({
    kind,
    total,
    portion,
    searchKey: [term, String(portion)],
    isLoadingMore: query.isFetchingNextPage,
    onLoadMore: () => void query.fetchNextPage(),
  })
  const defendant = (found: FoundDefendant) => <FoundDefendantCard defendant={found} to={to[found.type](found.id)} />
  return (
    <>
      <KindFilters />
      <p className="visually-hidden" role="status">
        {data
          ? texts.announcement(
              term,
              counted(data.totals.companies),
              counted(data.totals.people),
              counted(data.totals.claims),
            )
          : ''}
      </p>
      {data ? (
        <>
          {found.includes('companies') ? (
            <ResultGroup items={data.companies} {...group('companies', data.totals.companies)}>
              {defendant}
            </ResultGroup>
          ) : null}
          {found.includes('people') ? (
            <ResultGroup items={data.people} {...group('people', data.totals.people)}>
              {defendant}
            </ResultGroup>
          ) : null}
          {found.includes('claims') ? (
            <ResultGroup items={data.claims} {...group('claims', data.totals.claims)}>
              {claim => <FoundClaimCard claim={claim} to={to.claim(claim.id)} />}
            </ResultGroup>
          ) : null}
          {found.length === 0 ? <NothingFound term={term} none={none} found={data} toSearch={to.search} /> : null}
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

function FoundDefendantCard({ defendant, to }: { defendant: FoundDefendant; to: string }) {
  const texts = useTexts('search')
  const formats = useFormats()
  const figures = useFigureWords(defendant.figures)
  const { companyName, companyPosition, country } = defendant
  return (
    <ResultCard
      to={to}
      title={defendant.name}
      facts={{
        position: companyName ? texts.position(companyPosition ?? '', companyName) : null,
        country: country ? formats.country(country) : null,
        claims: figures.claims,
        answered: figures.answered,
        unreached: figures.unreached,
        settled: figures.settled,
        kept: figures.kept,
        notContradicted: figures.notContradicted,
        median: figures.median,
        unproven: figures.unproven,
      }}
    />
  )
}

interface NothingFoundProps extends Pick<Props, 'term' | 'none'> {
  found: Pick<Found, 'totals' | 'suggestion'>
  toSearch: (term: string) => string
}

/** Message if no selected kind has results. It links to other kinds with results and to a similar name. */
function NothingFound({ term, none, found, toSearch }: NothingFoundProps) {
  const texts = useTexts('search')
  const { shown, showAll } = useKinds()
  if (shown.length === 0) return <EmptyState title={texts.nothingChosen} />
  const { totals, suggestion } = found
  const isElsewhere = Object.values(totals).some(total => total > 0)
  return (
    <EmptyState
      title={texts.none.title(term)}
      text={
        <>
          {shown.map(kind => (
            <span key={kind}>{none[kind]} </span>
          ))}
          <span>{isElsewhere ? texts.none.elsewhere : texts.none.advice}</span>
        </>
      }
      action={
        isElsewhere ? (
          <Button onClick={showAll}>{texts.none.showAll}</Button>
        ) : suggestion === undefined ? null : (
          <ButtonLink to={toSearch(suggestion)}>{texts.none.suggestion(suggestion)}</ButtonLink>
        )
      }
    />
  )
}
