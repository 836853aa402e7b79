import { useTexts } from '../../texts/texts.tsx'
import { Page } from '../../ui/page.tsx'
import { Bone, Skeleton } from '../../ui/skeleton.tsx'
import { type ConfirmationKind, useEmailConfirmation } from './use-email-confirmation.ts'

/** Stands there for the moment that the link takes. */
export function ConfirmationToken({ kind, token }: { kind: ConfirmationKind; token: string }) {
  const texts = useTexts('auth').confirm
  useEmailConfirmation(kind, token)
  return (
    <Page title={texts.title} lead={texts.wait} width="reading">
      <Skeleton>
        <Bone height="3rem" />
      </Skeleton>
    </Page>
  )
}
