import { useParams } from 'react-router'
import { PrivateClaimRecord } from '../features/records/private-claim-record.tsx'
import { useClaim } from '../lib/claim.ts'
import { paths } from '../lib/paths.ts'
import { useFormats, useTexts } from '../texts/texts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'

const { searchCompany, searchIndividual, search, claim: ownClaim } = paths.dashboard
const profiles = { company: searchCompany, individual: searchIndividual }

export function Component() {
  const { claimId = '' } = useParams()
  const texts = useTexts('records')
  const formats = useFormats()
  const claim = useClaim(claimId)
  const own = claim.data?.view === 'party' ? claim.data : null
  return (
    <Page
      title={claim.data?.type ?? texts.claimTitle}
      eyebrow={texts.privateEyebrow(formats.shortId(claimId))}
      actions={
        own ? (
          <ButtonLink to={ownClaim(own.role === 'Plaintiff' ? 'my-claims' : 'against-me', own.id)}>
            {texts.openClaim}
          </ButtonLink>
        ) : null
      }
    >
      <Loaded
        query={claim}
        failure={texts.failures.claim}
        notFound={texts.notFound.claim}
        notFoundAction={<ButtonLink to={search()}>{texts.back}</ButtonLink>}
      >
        {data => (data.view === 'public' ? null : <PrivateClaimRecord claim={data} paths={profiles} />)}
      </Loaded>
    </Page>
  )
}
