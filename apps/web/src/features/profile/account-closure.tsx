import type { closeAccount } from '@redress/contract/account-closure.ts'
import type { ClaimLists } from '@redress/contract/claim-views.ts'
import { useQueryClient } from '@tanstack/react-query'
import { UserX } from 'lucide-react'
import { Link } from 'react-router'
import { claimListsQuery, useClaimLists } from '../../entities/claim/claim-queries.ts'
import { viewOf } from '../../entities/claim/claim-sides.ts'
import { caller } from '../../lib/api-client.ts'
import { clearPersistedForms } from '../../lib/form-persistence.ts'
import { paths } from '../../lib/paths.ts'
import { sessionHint } from '../../lib/session-hint.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm-dialog.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useAct } from '../../ui/use-act.ts'
import classes from './account-closure.module.css'

const requestClosure = caller<typeof closeAccount>('POST', '/v1/users/closure')

/** Section on closing the account: its effects, the obstacles, and the button. */
export function AccountClosure() {
  const texts = useTexts('accountClosure')
  const lists = useClaimLists()
  return (
    <div className={classes.closure}>
      <p>{texts.what}</p>
      <p>{texts.undo}</p>
      <Points title={texts.goes} points={texts.goesItems} />
      <Points title={texts.stays} points={texts.staysItems} />
      <p>{texts.dataFirst}</p>
      <Loaded query={lists} failure={texts.failed}>
        {({ closureObstacles }: ClaimLists) =>
          closureObstacles.count > 0 ? <Obstacles obstacles={closureObstacles} /> : <Close />
        }
      </Loaded>
    </div>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section className={classes.points}>
      <h3>{title}</h3>
      <ul>
        {points.map(point => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}

function Obstacles({ obstacles: { claims, count } }: { obstacles: ClaimLists['closureObstacles'] }) {
  const texts = useTexts('accountClosure')
  const formats = useFormats()
  return (
    <section className={classes.obstacles}>
      <h3>{texts.inTheWay}</h3>
      <ul>
        {claims.map(({ claimId, party, obstacle }) => (
          <li key={claimId}>
            <Link to={paths.dashboard.claim(viewOf(party), claimId)}>{texts.claim(formats.shortId(claimId))}</Link>{' '}
            {texts.obstacles[obstacle]}
          </li>
        ))}
        {count > claims.length ? (
          <li>{texts.andMore(count - claims.length, formats.count(count - claims.length))}</li>
        ) : null}
      </ul>
    </section>
  )
}

function Close() {
  const texts = useTexts('accountClosure')
  const confirm = useConfirm()
  const queries = useQueryClient()
  const act = useAct({
    run: () => requestClosure(),
    failed: texts.submitFailed,
    onDone: ({ undoneUntil }) => {
      clearPersistedForms()
      sessionHint.set(false)
      // A full load, because running queries would learn that nobody is signed in and redirect to the login page.
      window.location.replace(paths.auth.closed(undoneUntil))
    },
  })
  const ask = async () => {
    const isSure = await confirm({
      title: texts.question,
      text: texts.questionText,
      confirmLabel: texts.submit,
      destructive: true,
    })
    // A refusal is due to a new obstacle. Refetch the list that shows it.
    if (isSure)
      act.mutate(undefined, { onError: () => void queries.invalidateQueries({ queryKey: claimListsQuery.queryKey }) })
  }
  return (
    <div>
      <Button variant="danger" icon={<UserX aria-hidden size={18} />} isPending={act.isPending} onClick={ask}>
        {texts.submit}
      </Button>
    </div>
  )
}
