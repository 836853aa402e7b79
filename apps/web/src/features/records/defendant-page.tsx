import { useParams } from 'react-router'
import { defendantName } from '../../lib/defendant-name.ts'
import { useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Page } from '../../ui/page.tsx'
import type { ProfilePaths } from './defendant-links.tsx'
import { DefendantProfile } from './defendant-profile.tsx'
import { useDefendant } from './record-queries.ts'

interface Props {
  kind: 'company' | 'individual'
  profiles: ProfilePaths
  search: (term?: string) => string
  /** Said where there is none; the kind's own words where it is absent. */
  notFound?: string
}

/** The page of a company or a person, in public or in the dashboard: the answer holds what the caller may see. */
export function DefendantPage(props: Props) {
  const { defendantId } = useParams()
  const texts = useTexts('records')
  if (defendantId !== undefined) return <Known {...props} defendantId={defendantId} />
  return (
    <Page title={texts.profile.titles[props.kind]}>
      <EmptyState title={texts.idMissing} action={<ButtonLink to={props.search()}>{texts.back}</ButtonLink>} />
    </Page>
  )
}

function Known({ kind, profiles, search, notFound, defendantId }: Props & { defendantId: string }) {
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
        notFound={notFound ?? texts.notFound[kind]}
        notFoundAction={<ButtonLink to={search()}>{texts.back}</ButtonLink>}
      >
        {data => <DefendantProfile defendant={data} paths={profiles} />}
      </Loaded>
    </Page>
  )
}
