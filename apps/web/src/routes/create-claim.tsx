import { useOpenDraft } from '../features/filing/open-draft.ts'
import { useTexts } from '../texts/texts.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Page } from '../ui/page.tsx'
import { Bone, Skeleton } from '../ui/skeleton.tsx'

export function Component() {
  const texts = useTexts('filing')
  const draft = useOpenDraft()
  return (
    <Page title={texts.creating} width="wide">
      {draft.error ? (
        <ErrorState key={draft.triedAt} error={draft.error} fallback={texts.createFailed} onRetry={draft.retry} />
      ) : (
        <Skeleton>
          <Bone height="3.5rem" />
          <Bone height="14rem" />
        </Skeleton>
      )}
    </Page>
  )
}
