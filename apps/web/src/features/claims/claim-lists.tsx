import { useEffect, useRef } from 'react'
import { useClaimList, useClaimLists } from '../../entities/claim/claim-queries.ts'
import { claimListViews, partyOf } from '../../entities/claim/claim-sides.ts'
import { type ClaimListView, paths } from '../../lib/paths.ts'
import { useTexts } from '../../texts/texts.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useFailureText } from '../../ui/failure-text.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Bone } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useToast } from '../../ui/toast.ts'
import { CreateClaimButton } from './claim-limit.tsx'
import { ClaimList } from './claim-list.tsx'
import classes from './claims.module.css'
import { saidOf } from './list-choice.ts'
import { useListChoice } from './use-list-choice.ts'

/** Both lists of claims, one at a time. */
export function ClaimLists({ view }: { view: ClaimListView }) {
  const texts = useTexts('claims')
  const lists = useClaimLists()
  useToldFailure(lists.data === undefined ? lists.error : null, texts.failures.claims)
  const counts: Partial<Record<ClaimListView, number>> = lists.data
    ? { 'my-claims': lists.data.myClaimsCount, 'against-me': lists.data.accusedClaimsCount }
    : {}
  const tabs = claimListViews.map(each => {
    const tab = { to: paths.dashboard.claims(each), label: texts.tabs[each] }
    const count = counts[each]
    return count === undefined ? tab : { ...tab, count }
  })
  return (
    <>
      <Tabs label={texts.tabs.label} tabs={tabs} />
      <ListOf key={view} view={view} />
    </>
  )
}

/** Tells once that the counts of the tabs could not be fetched, however often they are asked for again. */
function useToldFailure(error: unknown, fallback: string) {
  const toast = useToast()
  const textOf = useFailureText()
  const isTold = useRef(false)
  useEffect(() => {
    if (!error || isTold.current) return
    isTold.current = true
    toast.error(textOf(error, fallback))
  }, [error, fallback, textOf, toast])
}

function ListOf({ view }: { view: ClaimListView }) {
  const texts = useTexts('claims')
  const choice = useListChoice()
  const query = useClaimList({ list: view, ...saidOf(choice.shown) })
  return (
    <Loaded query={query} failure={texts.failures.claims} skeleton={<TableBones />}>
      {page =>
        page.all === 0 ? (
          <NoClaims view={view} />
        ) : (
          <ClaimList page={page} party={partyOf(view)} choice={choice} isWaiting={query.isPlaceholderData} />
        )
      }
    </Loaded>
  )
}

function NoClaims({ view }: { view: ClaimListView }) {
  const texts = useTexts('claims')
  const { empty, emptyText } = texts.list[view]
  const action = {
    'my-claims': <CreateClaimButton />,
    'against-me': (
      <ButtonLink to={paths.dashboard.takeover()} variant="secondary">
        {texts.list['against-me'].action}
      </ButtonLink>
    ),
  }[view]
  return <EmptyState title={empty} text={emptyText} action={action} />
}

const bones = ['first', 'second', 'third', 'fourth']

function TableBones() {
  return (
    <div className={classes.bones}>
      {bones.map(name => (
        <Bone key={name} height="3.5rem" />
      ))}
    </div>
  )
}
