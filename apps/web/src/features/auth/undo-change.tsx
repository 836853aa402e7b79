import type { AccountChange, getAccountChange, undoAccountChange } from '@redress/contract/auth.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { caller } from '../../lib/api-client.ts'
import { paths } from '../../lib/paths.ts'
import { sessionQuery } from '../../lib/session.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Section } from '../../ui/section.tsx'
import { useAct } from '../../ui/use-act.ts'
import classes from './confirmation.module.css'

const fetchChange = caller<typeof getAccountChange>('GET', '/v1/auth/account-changes/:token')
const requestUndo = caller<typeof undoAccountChange>('POST', '/v1/auth/account-changes/:token/undo')

/** What a link would undo; asking changes nothing. */
export const accountChangeQuery = (token: string) =>
  queryOptions({
    queryKey: ['account change', token],
    queryFn: ({ signal }) => fetchChange({ params: { token } }, { signal }),
    staleTime: 0,
  })

/** Which change it is, and, as long as it stands, the one button that undoes it. */
export function UndoChange({ change, token }: { change: AccountChange; token: string }) {
  const texts = useTexts('accountChange').undo
  const formats = useFormats()
  const { kind, address, username, happenedAt } = change
  return (
    <>
      <Section title={texts.change}>
        <DescriptionList
          items={[
            { term: texts.what, value: texts.kinds[kind] },
            ...(address === '' ? [] : [{ term: texts.address, value: address }]),
            { term: texts.username, value: username },
            { term: texts.when, value: formats.dateTime(happenedAt) },
          ]}
        />
      </Section>
      <div className={classes.decision}>{change.isUndone ? <Undone /> : <Undo token={token} kind={kind} />}</div>
    </>
  )
}

function Undo({ token, kind }: { token: string; kind: AccountChange['kind'] }) {
  const texts = useTexts('accountChange').undo
  const { whatHappens, submit, ifYou } = kind === 'closed' ? texts.closed : texts
  const queries = useQueryClient()
  const { queryKey } = accountChangeQuery(token)
  const undo = useAct({
    run: () => requestUndo({ params: { token } }),
    failed: texts.failed,
    onDone: async undone => {
      queries.setQueryData(queryKey, undone)
      // Whoever was signed in here is so no longer.
      await queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
    },
  })
  return (
    <>
      <p className={classes.note}>{whatHappens}</p>
      <Button
        isWide
        isPending={undo.isPending}
        onClick={() => undo.mutate(undefined, { onError: () => void queries.invalidateQueries({ queryKey }) })}
      >
        {submit}
      </Button>
      <p className={classes.note}>{ifYou}</p>
    </>
  )
}

function Undone() {
  const texts = useTexts('accountChange').undo
  return (
    <>
      <ButtonLink isWide to={paths.auth.forgotPassword}>
        {texts.newPassword}
      </ButtonLink>
      <ButtonLink isWide variant="secondary" to={paths.auth.login}>
        {texts.login}
      </ButtonLink>
    </>
  )
}
