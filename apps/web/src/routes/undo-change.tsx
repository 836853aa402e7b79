import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { accountChangeQuery, UndoChange } from '../features/auth/undo-change.tsx'
import { paths } from '../lib/paths.ts'
import { useTexts } from '../texts/texts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'

/** For whoever reads a mailbox of an account that was changed: what it was, and a button to undo it. */
export function Component() {
  const { token = '' } = useParams()
  const texts = useTexts('accountChange').undo
  const change = useQuery(accountChangeQuery(token))
  const { data } = change
  const isUndone = data?.isUndone ?? false
  const asked = data?.kind === 'closed' ? texts.closed : texts
  return (
    <Page
      title={isUndone ? texts.undone.title : asked.title}
      lead={data ? (isUndone ? texts.undone.lead : asked.lead) : null}
      width="reading"
    >
      <Loaded
        query={change}
        failure={texts.notLoaded}
        notFound={texts.invalid}
        notFoundAction={<ButtonLink to={paths.auth.forgotPassword}>{texts.newPassword}</ButtonLink>}
      >
        {loaded => <UndoChange change={loaded} token={token} />}
      </Loaded>
    </Page>
  )
}
