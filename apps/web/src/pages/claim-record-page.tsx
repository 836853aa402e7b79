import { useParams } from 'react-router'
import { PublicClaimRecord } from '../features/records/public-claim-record.tsx'
import { RecordActions } from '../features/records/record-actions.tsx'
import { useClaim } from '../lib/claim.ts'
import { paths } from '../lib/paths.ts'
import { useFormats, useTexts } from '../texts/texts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'

export function Component() {
  const { claimId = '' } = useParams()
  const texts = useTexts('records')
  const formats = useFormats()
  const claim = useClaim(claimId)
  return (
    <Page
      title={claim.data?.type ?? texts.claimTitle}
      eyebrow={texts.eyebrow(formats.shortId(claimId))}
      width="wide"
      actions={claim.data ? <RecordActions claimId={claimId} /> : null}
    >
      <Loaded
        query={claim}
        failure={texts.failures.claim}
        notFound={texts.notFound.claim}
        notFoundAction={<ButtonLink to={paths.search()}>{texts.back}</ButtonLink>}
      >
        {data => <PublicClaimRecord claim={data} paths={paths} />}
      </Loaded>
    </Page>
  )
}
