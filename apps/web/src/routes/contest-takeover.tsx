import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ContestByLink, namedTakeoverQuery } from '../features/takeover/contest-by-link.tsx'
import { paths } from '../lib/paths.ts'
import { useFormats, useTexts } from '../texts/texts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'

/** For whoever reads the mailbox that a claim names: who used its code, and a button to contest that. */
export function Component() {
  const { token = '' } = useParams()
  const { byLink: texts } = useTexts('takeover')
  const formats = useFormats()
  const takeover = useQuery(namedTakeoverQuery(token))
  const { data } = takeover
  if (!data) {
    return (
      <Page title={texts.title} width="reading">
        <Loaded
          query={takeover}
          failure={texts.notLoaded}
          notFound={texts.invalid}
          notFoundAction={<ButtonLink to={paths.home}>{texts.toHome}</ButtonLink>}
        >
          {() => null}
        </Loaded>
      </Page>
    )
  }
  const { title, lead } = texts.states[data.state]
  const until = data.contestedUntil === null ? '' : formats.date(data.contestedUntil)
  return (
    <Page title={title(data.takerName)} lead={lead(data.takerName, until, data.isOver)} width="reading">
      <ContestByLink takeover={data} token={token} />
    </Page>
  )
}
