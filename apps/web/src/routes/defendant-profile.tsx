import { useParams } from 'react-router'
import { isClaimListView } from '../entities/claim/claim-sides.ts'
import { defendantName, type ProfilePaths, useDefendant } from '../entities/defendant/defendant.tsx'
import { useRecord } from '../entities/defendant/record-query.ts'
import { DefendantProfile } from '../features/records/defendant-profile.tsx'
import { RecordClaims, RecordFigures } from '../features/records/record-overview.tsx'
import { type ClaimListView, paths } from '../lib/paths.ts'
import { useTexts } from '../texts/texts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Moved } from '../ui/moved.tsx'
import { Page } from '../ui/page.tsx'
import classes from './defendant-profile.module.css'

interface Props {
  kind: 'company' | 'individual'
  /** Area in which the profile and its links stay: the public pages, or the dashboard's search or claim lists. */
  within: 'public' | 'search' | 'claims'
}

const typeOf = { company: 'Company', individual: 'Individual' } as const

/** Profile of a company or person that a claim names. The response holds the data that the caller may see. */
export function Component({ kind, within }: Props) {
  const { defendantId, type } = useParams()
  const texts = useTexts('records')
  const addresses = addressesOf(within, isClaimListView(type) ? type : 'my-claims')
  if (defendantId !== undefined) return <Known {...{ kind, within, defendantId, ...addresses }} />
  return (
    <Page title={texts.profile.titles[kind]}>
      <EmptyState title={texts.idMissing} action={<ButtonLink to={addresses.search()}>{texts.back}</ButtonLink>} />
    </Page>
  )
}

interface Addresses {
  readonly profiles: ProfilePaths
  readonly pathOfClaim: (id: string) => string
  readonly search: (term?: string) => string
}

function addressesOf(within: Props['within'], view: ClaimListView): Addresses {
  const { dashboard } = paths
  const addresses: Record<Props['within'], Addresses> = {
    public: { profiles: paths, pathOfClaim: paths.claim, search: paths.search },
    search: {
      profiles: { company: dashboard.searchCompany, individual: dashboard.searchIndividual },
      pathOfClaim: dashboard.searchClaim,
      search: dashboard.search,
    },
    claims: {
      profiles: { company: id => dashboard.company(view, id), individual: id => dashboard.individual(view, id) },
      pathOfClaim: dashboard.searchClaim,
      search: dashboard.search,
    },
  }
  return addresses[within]
}

/** Whichever claim's defendant is asked for, its one record is shown; within a party's own claims, as that claim states it. */
function Known(props: Props & Addresses & { defendantId: string }) {
  const { kind, within, profiles, pathOfClaim, search, defendantId } = props
  const texts = useTexts('records')
  const defendant = useDefendant(defendantId)
  const records = useRecord(defendantId)
  const record = records.data ?? null
  if (within !== 'claims' && record && record.id !== defendantId) {
    return <Moved to={profiles[record.type](record.id)} />
  }
  // Wait for the figures: shown later, they would push the rest down.
  const shown = records.isLoading && !defendant.error ? { ...defendant, data: undefined } : defendant
  const name = shown.data ? defendantName(shown.data) : null
  return (
    <Page
      title={name ?? texts.profile.titles[kind]}
      eyebrow={texts.profile.eyebrow[typeOf[kind]]}
      lead={shown.error ? null : texts.profile.stated}
      // Search engines leave people out: they are found by a search here only.
      isUnlisted={kind === 'individual'}
      structuredData={
        name === null
          ? undefined
          : {
              '@type': 'ProfilePage',
              name,
              mainEntity: { '@type': kind === 'company' ? 'Organization' : 'Person', name },
            }
      }
    >
      <Loaded
        query={shown}
        failure={texts.failures.defendant}
        notFound={texts.notFound[within === 'claims' ? 'defendant' : kind]}
        notFoundAction={<ButtonLink to={search()}>{texts.back}</ButtonLink>}
      >
        {data => (
          <div className={classes.profile}>
            {record ? <RecordFigures record={record} /> : null}
            <DefendantProfile defendant={data} paths={profiles} />
            {record ? (
              <RecordClaims
                record={record}
                hasMore={records.hasNextPage}
                isLoadingMore={records.isFetchingNextPage}
                onLoadMore={() => void records.fetchNextPage()}
                pathOfClaim={pathOfClaim}
              />
            ) : null}
          </div>
        )}
      </Loaded>
    </Page>
  )
}
