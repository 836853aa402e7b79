import { ClaimEyebrow, WithPartyClaim } from '../entities/claim/party-claim.tsx'
import { HistoryFile } from '../features/claims/history-file.tsx'
import { HistoryTable } from '../features/claims/history-table.tsx'
import { useTexts } from '../texts/texts.tsx'
import { Page } from '../ui/page.tsx'

export function Component() {
  const { history } = useTexts('claims')
  return (
    <WithPartyClaim title={history.title} width="wide">
      {claim => (
        <Page
          title={history.title}
          lead={history.lead}
          eyebrow={<ClaimEyebrow claim={claim} />}
          width="wide"
          actions={<HistoryFile claimId={claim.id} />}
        >
          <HistoryTable claim={claim} />
        </Page>
      )}
    </WithPartyClaim>
  )
}
