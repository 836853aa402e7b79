import { useParams } from 'react-router'
import { isClaimListView } from '../entities/claim/claim-sides.ts'
import { defendantName, type ProfilePaths, useDefendant } from '../entities/defendant/defendant.tsx'
import { DefendantProfile } from '../features/records/defendant-profile.tsx'
import { type ClaimListView, paths } from '../lib/paths.ts'
import { useTexts } from '../texts/texts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'

interface Props {
  kind: 'company' | 'individual'
  /** Where the profile is shown, which is where its links stay: in public, or in the dashboard's search or lists of claims. */
  within: 'public' | 'search' | 'claims'
}

/** The profile of a company or a person that a claim names: the answer holds what the caller may see. */
export function Component({ kind, within }: Props) {
  const { defendantId, type } = useParams()
  const texts = useTexts('records')
  const { profiles, search } = addressesOf(within, isClaimListView(type) ? type : 'my-claims')
  if (defendantId !== undefined) return <Known {...{ kind, within, profiles, search, defendantId }} />
  return (
    <Page title={texts.profile.titles[kind]}>
      <EmptyState title={texts.idMissing} action={<ButtonLink to={search()}>{texts.back}</ButtonLink>} />
    </Page>
  )
}

interface Addresses {
  readonly profiles: ProfilePaths
  readonly search: (term?: string) => string
}

function addressesOf(within: Props['within'], view: ClaimListView): Addresses {
  const { dashboard } = paths
  const addresses: Record<Props['within'], Addresses> = {
    public: { profiles: paths, search: paths.search },
    search: {
      profiles: { company: dashboard.searchCompany, individual: dashboard.searchIndividual },
      search: dashboard.search,
    },
    claims: {
      profiles: { company: id => dashboard.company(view, id), individual: id => dashboard.individual(view, id) },
      search: dashboard.search,
    },
  }
  return addresses[within]
}

function Known({ kind, within, profiles, search, defendantId }: Props & Addresses & { defendantId: string }) {
  const texts = useTexts('records')
  const defendant = useDefendant(defendantId)
  const name = defendant.data ? defendantName(defendant.data) : null
  return (
    <Page
      title={name ?? texts.profile.titles[kind]}
      eyebrow={defendant.data ? texts.profile.eyebrow[defendant.data.type] : null}
      lead={defendant.data ? texts.profile.stated : null}
      actions={
        name ? (
          <ButtonLink variant="secondary" to={search(name)}>
            {texts.profile.claims}
          </ButtonLink>
        ) : null
      }
    >
      <Loaded
        query={defendant}
        failure={texts.failures.defendant}
        notFound={texts.notFound[within === 'claims' ? 'defendant' : kind]}
        notFoundAction={<ButtonLink to={search()}>{texts.back}</ButtonLink>}
      >
        {data => <DefendantProfile defendant={data} paths={profiles} />}
      </Loaded>
    </Page>
  )
}
