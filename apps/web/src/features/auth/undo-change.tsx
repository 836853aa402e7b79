import type { AccountChange, getAccountChange, undoAccountChange } from '@redress/contract/auth.ts'
import { isSecondFactorChange } from '@redress/domain/people/account-changes.ts'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { caller } from '../../lib/api-client.ts'
import { paths } from '../../lib/paths.ts'
import { sessionQuery } from '../../lib/session.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { DescriptionList } from '../../ui/description-list.tsx'
import { Form } from '../../ui/form/form.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { SubmitButton } from '../../ui/form/submit-button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Section } from '../../ui/section.tsx'
import { useAct } from '../../ui/use-act.ts'
import classes from './confirmation.module.css'

const fetchChange = caller<typeof getAccountChange>('GET', '/v1/auth/account-changes/:token')
const requestUndo = caller<typeof undoAccountChange>('POST', '/v1/auth/account-changes/:token/undo')

/** The account change that a link can undo. The request changes nothing. */
export const accountChangeQuery = (token: string) =>
  queryOptions({
    queryKey: ['account change', token],
    queryFn: ({ signal }) => fetchChange({ params: { token } }, { signal }),
    staleTime: 0,
  })

/** The change and a button that undoes it, or a note that it is undone. */
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
            ...(address === ''
              ? []
              : [{ term: kind === 'payment details' ? texts.account : texts.address, value: address }]),
            { term: texts.username, value: username },
            { term: texts.when, value: formats.dateTime(happenedAt) },
          ]}
        />
      </Section>
      <div className={classes.decision}>{change.isUndone ? <Undone /> : <Undo token={token} change={change} />}</div>
    </>
  )
}

type Change = Readonly<{ change: AccountChange; token: string }>

function Undo({ change, token }: Change) {
  const texts = useTexts('accountChange').undo
  const { whatHappens, ifYou } = {
    ...texts,
    ...(change.kind === 'closed' && texts.closed),
    ...(isSecondFactorChange(change.kind) && texts.secondFactor),
  }
  return (
    <>
      <p className={classes.note}>{whatHappens}</p>
      {change.takesProof ? <UndoWithProof token={token} /> : <UndoAtOnce change={change} token={token} />}
      <p className={classes.note}>{ifYou}</p>
    </>
  )
}

function useUndone(token: string) {
  const queries = useQueryClient()
  return async (undone: AccountChange) => {
    queries.setQueryData(accountChangeQuery(token).queryKey, undone)
    // The undo ends the session in this browser, so refetch it.
    await queries.invalidateQueries({ queryKey: sessionQuery.queryKey })
  }
}

function UndoAtOnce({ change, token }: Change) {
  const texts = useTexts('accountChange').undo
  const queries = useQueryClient()
  const { queryKey } = accountChangeQuery(token)
  const undo = useAct({
    run: () => requestUndo({ params: { token }, body: {} }),
    failed: texts.failed,
    onDone: useUndone(token),
  })
  return (
    <Button
      isWide
      isPending={undo.isPending}
      onClick={() => undo.mutate(undefined, { onError: () => void queries.invalidateQueries({ queryKey }) })}
    >
      {change.kind === 'closed' ? texts.closed.submit : texts.submit}
    </Button>
  )
}

/** Asks for a password or code, because access to the mailbox alone does not suffice. */
function UndoWithProof({ token }: { token: string }) {
  const texts = useTexts('accountChange').undo
  const { proofTitle, byPassword, byCode, password, code, codeHint, usePassword, useCode } = texts.secondFactor
  const onUndone = useUndone(token)
  const [usesCode, setUsesCode] = useState(false)
  const field = usesCode ? 'oneTimeCode' : 'password'
  return (
    <>
      <p className={classes.note}>{usesCode ? byCode : byPassword}</p>
      <Form
        // A new key resets the field, so that a typed password does not become a code.
        key={field}
        label={proofTitle}
        schema={async () => (await import('@redress/contract/auth.ts')).undoAccountChange.body}
        defaultValues={{ [field]: '' }}
        persistenceKey={null}
        failureText={texts.failed}
        onSubmit={async body => onUndone(await requestUndo({ params: { token }, body }))}
      >
        {usesCode ? (
          <TextField name="oneTimeCode" label={code} description={codeHint} autoComplete="off" />
        ) : (
          <PasswordField name="password" label={password} autoComplete="current-password" />
        )}
        <SubmitButton isWide>{texts.submit}</SubmitButton>
      </Form>
      <Button variant="secondary" isWide onClick={() => setUsesCode(!usesCode)}>
        {usesCode ? usePassword : useCode}
      </Button>
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
