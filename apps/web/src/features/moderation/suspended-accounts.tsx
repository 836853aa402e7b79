import type { AccountForStaff, SuspendedAccount, Suspension } from '@redress/contract/suspensions.ts'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useFormats, useTexts } from '../../texts/texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Quote } from '../../ui/quote.tsx'
import { Section } from '../../ui/section.tsx'
import classes from './moderation.module.css'
import { operatorSection } from './operator-section.ts'
import { Said } from './said.tsx'
import { StaffSearch } from './staff-search.tsx'
import type { SuspensionAct } from './suspension-form.tsx'
import { findAccountsBy } from './suspension-queries.ts'

// Loaded on demand: reading the list needs no form.
const SuspensionDialog = lazy(async () => ({ default: (await import('./suspension-form.tsx')).SuspensionDialog }))

/** List of suspended accounts, those with an open objection first. */
export function SuspendedAccounts({ accounts, count }: { accounts: readonly SuspendedAccount[]; count: number }) {
  const { suspensions: texts } = useTexts('moderation')
  const { grounds, scopes } = useTexts('restrictions').account
  const formats = useFormats()
  if (accounts.length === 0) return <p className={classes.muted}>{texts.none}</p>
  return (
    <div>
      <ul className={classes.list}>
        {accounts.map(({ username, scope, ground, suspendedAt, isObjectionOpen }) => (
          <li key={username}>
            <Link to={operatorSection('accounts', username)} className={classes.case ?? ''}>
              <span className={classes.entryHead}>
                <strong>{username}</strong>
                {isObjectionOpen ? <Badge tone="attention">{texts.objects}</Badge> : null}
              </span>
              <span className={classes.muted}>
                {[scopes[scope], grounds[ground], texts.since(formats.date(suspendedAt))].join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {count > accounts.length ? (
        <p className={classes.muted}>{texts.more(formats.count(accounts.length), formats.count(count))}</p>
      ) : null}
    </div>
  )
}

/** Search for accounts, with a link to each that was found. */
export function AccountSearch() {
  const { suspensions: texts } = useTexts('moderation')
  return (
    <StaffSearch title={texts.find} hint={texts.findHint} find={findAccountsBy}>
      {accounts => (
        <ul className={classes.list}>
          {accounts.map(({ username, name, isClosed }) => (
            <li key={username}>
              <Link to={operatorSection('accounts', username)} className={classes.case ?? ''}>
                <strong>{name}</strong>
                <span className={classes.muted}>
                  {[username, isClosed ? texts.closed : null].filter(Boolean).join(' · ')}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </StaffSearch>
  )
}

/** An account with its suspensions. */
export function AccountView({ account }: { account: AccountForStaff }) {
  const { suspensions: texts } = useTexts('moderation')
  const { userId, username, mayModerate, isConcerned, isClosed, suspensions } = account
  const maySuspend = mayModerate && !isClosed && suspensions.every(({ outcome }) => outcome === 'lifted')
  return (
    <div className={classes.parts}>
      {isConcerned ? <Banner tone="attention">{texts.isConcerned}</Banner> : null}
      {isClosed ? <Banner>{texts.isClosed}</Banner> : null}
      <Section title={texts.ofAccount}>
        <div className={classes.entry}>
          {suspensions.length === 0 && !isConcerned ? <p className={classes.muted}>{texts.never}</p> : null}
          <ul className={classes.entries}>
            {suspensions.map(suspension => (
              <li key={suspension.id}>
                <OneSuspension username={username} suspension={suspension} mayModerate={mayModerate} />
              </li>
            ))}
          </ul>
          {maySuspend ? <SuspensionActs username={username} id={null} acts={['begun']} /> : null}
          {isClosed ? null : <Link to={paths.user(userId)}>{texts.profile}</Link>}
        </div>
      </Section>
    </div>
  )
}

interface SuspensionProps {
  username: string
  suspension: Suspension
  mayModerate: boolean
}

function OneSuspension({ username, suspension, mayModerate }: SuspensionProps) {
  const { suspensions: texts, decided, another } = useTexts('moderation')
  const { grounds, scopes } = useTexts('restrictions').account
  const formats = useFormats()
  const { id, scope, ground, reason, suspendedAt, suspendedBy, objection, isObjectionOpen, outcome, mayDecide } =
    suspension
  return (
    <article className={classes.entry}>
      <header className={classes.entryHead}>
        <h3>{scopes[scope]}</h3>
        <Badge tone="attention">{grounds[ground]}</Badge>
      </header>
      <p className={classes.muted}>{decided(formats.date(suspendedAt), suspendedBy)}</p>
      <Quote className={classes.quoted}>{reason}</Quote>
      {objection === null ? null : <Said title={texts.objected(formats.date(objection.madeAt))}>{objection.text}</Said>}
      {outcome === null ? null : (
        <Said title={texts.outcomes[outcome](formats.date(suspension.outcomeAt))}>{suspension.outcomeReason}</Said>
      )}
      {mayDecide ? (
        <SuspensionActs username={username} id={id} acts={isObjectionOpen ? ['lifted', 'kept'] : ['lifted']} />
      ) : null}
      {isObjectionOpen && mayModerate && !mayDecide ? <p className={classes.muted}>{another}</p> : null}
    </article>
  )
}

interface ActsProps {
  username: string
  id: string | null
  acts: readonly SuspensionAct[]
}

function SuspensionActs({ username, id, acts }: ActsProps) {
  const { suspensions: texts } = useTexts('moderation')
  const [opened, setOpened] = useState<SuspensionAct | null>(null)
  return (
    <div className={classes.acts}>
      {acts.map(act => (
        <Button key={act} variant="secondary" isSmall onClick={() => setOpened(act)}>
          {texts.acts[act].open}
        </Button>
      ))}
      {opened === null ? null : (
        <Suspense>
          <SuspensionDialog username={username} id={id} act={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </div>
  )
}
