import type { endAllSessions, getActivity } from '@redress/contract/activity.ts'
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { Link } from 'react-router'
import { caller } from '../../lib/api-client.ts'
import { clearPersistedForms } from '../../lib/form-persistence.ts'
import { paths } from '../../lib/paths.ts'
import { endSession } from '../../lib/session-renewal.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm-dialog.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { useAct } from '../../ui/use-act.ts'
import classes from './recent-activity.module.css'

const fetchActivity = caller<typeof getActivity>('GET', '/v1/users/activity')
const signOutEverywhere = caller<typeof endAllSessions>('DELETE', '/v1/auth/sessions')

type Page = Awaited<ReturnType<typeof fetchActivity>>
type Event = Page['events'][number]

/** Recent acts with the account and their origin, with a button that signs out everywhere. */
export function RecentActivity() {
  const texts = useTexts('activity')
  const query = useInfiniteQuery({
    queryKey: ['activity'],
    queryFn: ({ pageParam, signal }) => fetchActivity({ query: pageParam ? { before: pageParam } : {} }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page) => page.cursor,
    staleTime: 0,
  })
  return (
    <div className={classes.activity}>
      <p className={classes.lead}>{texts.lead}</p>
      <Loaded query={query} failure={texts.failed}>
        {({ pages }: InfiniteData<Page>) => (
          <>
            <div className={classes.sessions}>
              <p>{texts.sessions(pages[0]?.sessions ?? 1)}</p>
              <SignOutEverywhere />
            </div>
            <Events events={pages.flatMap(page => page.events)} />
          </>
        )}
      </Loaded>
      <div>
        <ShowMore query={query} label={texts.older} failure={texts.olderFailed} />
      </div>
    </div>
  )
}

function Events({ events }: { events: readonly Event[] }) {
  const texts = useTexts('activity')
  if (events.length === 0) return <p>{texts.empty}</p>
  return (
    <section aria-label={texts.list}>
      <Timeline
        entries={events.map(event => ({
          id: event.id,
          what: texts.kinds[event.kind],
          who: <Origin event={event} />,
          when: event.happenedAt,
          detail: <Detail event={event} />,
        }))}
      />
    </section>
  )
}

function Origin({ event: { browser, network } }: { event: Event }) {
  const texts = useTexts('activity')
  if (network === '') return <span>{texts.placeUnknown}</span>
  return (
    <span className={classes.origin}>
      {browser || texts.browserUnknown} · {network}
    </span>
  )
}

function Detail({ event: { kind, subject, claimId, isSignedIn, isThisSession } }: { event: Event }) {
  const texts = useTexts('activity')
  const mark = isThisSession && kind === 'signed in' ? texts.here : isSignedIn ? texts.stillIn : null
  if (subject === '' && claimId === null && mark === null) return null
  return (
    <div className={classes.detail}>
      {mark === null ? null : <Badge>{mark}</Badge>}
      {subject === '' ? null : <span className={classes.subject}>{subject}</span>}
      {claimId === null ? null : <Link to={paths.dashboard.searchClaim(claimId)}>{texts.claim}</Link>}
    </div>
  )
}

function SignOutEverywhere() {
  const texts = useTexts('activity')
  const confirm = useConfirm()
  const act = useAct({
    run: () => signOutEverywhere(),
    failed: texts.signOutFailed,
    onDone: () => {
      clearPersistedForms()
      endSession()
    },
  })
  const ask = async () => {
    const isSure = await confirm({
      title: texts.signOutQuestion,
      text: texts.signOutText,
      confirmLabel: texts.signOut,
      destructive: true,
    })
    if (isSure) act.mutate()
  }
  return (
    <Button variant="secondary" icon={<LogOut aria-hidden size={18} />} isPending={act.isPending} onClick={ask}>
      {texts.signOut}
    </Button>
  )
}
