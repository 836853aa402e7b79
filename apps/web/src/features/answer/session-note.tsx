import type { PartyClaim } from '@redress/contract/claim-views.ts'
import type { OpenedLetter } from '@redress/contract/letters.ts'
import { useQueryClient } from '@tanstack/react-query'
import { paths } from '../../lib/paths.ts'
import { sessionQuery, useSession } from '../../lib/session.ts'
import { sessionHint } from '../../lib/session-hint.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useAct } from '../../ui/use-act.ts'
import classes from './answer.module.css'
import { isSentTo } from './letter-facts.ts'
import { requestLogout } from './letter-queries.ts'

/** Note if the signed-in account is not the letter's recipient; nothing otherwise. */
export function SessionNote({ letter, claim }: { letter: OpenedLetter; claim: PartyClaim }) {
  const { session: texts } = useTexts('answer')
  const { user } = useSession()
  if (!user) return null
  if (user.id === claim.plaintiffs[0]?.id) {
    return (
      <Banner tone="attention" title={texts.own}>
        <div className={classes.account}>
          {texts.ownText(user.username)}
          <div>
            <ButtonLink isSmall to={paths.dashboard.claim('my-claims', claim.id)}>
              {texts.toClaim}
            </ButtonLink>{' '}
            <LogOut />
          </div>
        </div>
      </Banner>
    )
  }
  if (isSentTo(user, letter)) return null
  return (
    <Banner tone="info" title={texts.other(user.username)}>
      <div className={classes.account}>
        {texts.otherText(letter.email)}
        <div>
          <LogOut />
        </div>
      </div>
    </Banner>
  )
}

/** Ends the account's session and stays with the letter. */
export function LogOut() {
  const { session: texts } = useTexts('answer')
  const queries = useQueryClient()
  const leave = useAct({
    run: () => requestLogout(),
    failed: texts.logOutFailed,
    onDone: () => {
      sessionHint.set(false)
      queries.removeQueries({ predicate: ({ queryKey: [first] }) => first !== 'letters' && first !== 'configuration' })
      queries.setQueryData(sessionQuery.queryKey, null)
    },
  })
  return (
    <Button variant="secondary" isSmall isPending={leave.isPending} onClick={() => leave.mutate()}>
      {texts.logOut}
    </Button>
  )
}
