import type { closeAccount } from '@redress/contract/account-closure.ts'
import type { ClaimListItem, ClaimLists } from '@redress/contract/claim-views.ts'
import { type ClosureObstacle, closureEffect, isClosureObstacle } from '@redress/domain/claim/account-closure.ts'
import type { Party } from '@redress/domain/people/parties.ts'
import { useQueryClient } from '@tanstack/react-query'
import { UserX } from 'lucide-react'
import { Link } from 'react-router'
import { otherDefendantOf } from '../../entities/claim/claim-actions.ts'
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

interface Obstacle {
  readonly claim: ClaimListItem
  readonly party: Party
  readonly obstacle: ClosureObstacle
}

/** The claims that keep their party from closing the account, by the rule that the server asks too. */
function obstaclesIn({ myClaims, accusedClaims }: ClaimLists): Obstacle[] {
  const of = (claims: readonly ClaimListItem[], party: Party) =>
    claims.flatMap(claim => {
      const isAnothersOffer = otherDefendantOf(claim, party) !== null
      const obstacle = closureEffect(party, claim.status, { isAnothersOffer })
      return isClosureObstacle(obstacle) ? [{ claim, party, obstacle }] : []
    })
  return [...of(myClaims, 'Plaintiff'), ...of(accusedClaims, 'Defendant')]
}

/** What closing the account means, what stands in its way, and the button. */
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
        {(loaded: ClaimLists) => {
          const obstacles = obstaclesIn(loaded)
          return obstacles.length > 0 ? <Obstacles obstacles={obstacles} /> : <Close />
        }}
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

function Obstacles({ obstacles }: { obstacles: readonly Obstacle[] }) {
  const texts = useTexts('accountClosure')
  const formats = useFormats()
  return (
    <section className={classes.obstacles}>
      <h3>{texts.inTheWay}</h3>
      <ul>
        {obstacles.map(({ claim, party, obstacle }) => (
          <li key={claim.id}>
            <Link to={paths.dashboard.claim(viewOf(party), claim.id)}>{texts.claim(formats.shortId(claim.id))}</Link>{' '}
            {texts.obstacles[obstacle]}
          </li>
        ))}
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
      // Loaded anew: whatever in this page still asks for the account is told that nobody is signed in, and would lead to the login.
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
    // What has come in between stands in the list.
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
