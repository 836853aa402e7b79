import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useClaimList, useClaimLists } from '../../entities/claim/claim-queries.ts'
import { claimListViews, partyOf } from '../../entities/claim/claim-sides.ts'
import { type ClaimListView, paths } from '../../lib/paths.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Bone } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ClaimList } from './claim-list.tsx'
import classes from './claims.module.css'
import { saidOf } from './list-choice.ts'
import { useListChoice } from './use-list-choice.ts'

/** Both lists of claims, one at a time. */
export function ClaimLists({ view }: { view: ClaimListView }) {
  const texts = useTexts('claims')
  const lists = useClaimLists()
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

/** Whether the limit of unresolved claims is reached. A draft can still be gone on with. */
function useIsAtLimit(): boolean {
  const { data } = useClaimLists()
  return data !== undefined && data.myClaimsUnresolvedCount >= data.unresolvedClaimsLimit
}

export function CreateClaimButton() {
  const texts = useTexts('claims')
  const navigate = useNavigate()
  const isAtLimit = useIsAtLimit()
  return (
    <Button
      icon={<Plus aria-hidden size={18} />}
      disabled={isAtLimit}
      onClick={() => void navigate(paths.dashboard.createClaim)}
    >
      {texts.create}
    </Button>
  )
}

/** Says why no claim can be created. */
export function LimitBanner() {
  const texts = useTexts('claims')
  if (!useIsAtLimit()) return null
  return (
    <div className={classes.limit}>
      <Banner tone="attention">{texts.limit}</Banner>
    </div>
  )
}
