import { useParams } from 'react-router'
import { ConsoleSections } from '../entities/operator/console-sections.tsx'
import { operatorSection } from '../features/moderation/operator-section.ts'
import { AccountSearch, AccountView, SuspendedAccounts } from '../features/moderation/suspended-accounts.tsx'
import { useAccountForStaff, useSuspendedAccounts } from '../features/moderation/suspension-queries.ts'
import { useTexts } from '../texts/texts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'
import classes from './operator.module.css'

/** The console's accounts: those that are suspended, or one of them. */
export function OperatorAccounts() {
  const { companyId: username } = useParams()
  return username === undefined ? <Suspended /> : <OneAccount key={username} username={username} />
}

function Suspended() {
  const texts = useTexts('moderation')
  const query = useSuspendedAccounts()
  return (
    <Page width="wide" title={texts.suspensions.title} lead={query.data ? texts.suspensions.lead : null} isUnlisted>
      <Loaded query={query} failure={texts.suspensions.loadFailed} notFound={texts.notHere}>
        {data => (
          <div className={classes.parts}>
            <ConsoleSections hasReports />
            <AccountSearch />
            <SuspendedAccounts {...data} />
          </div>
        )}
      </Loaded>
    </Page>
  )
}

function OneAccount({ username }: { username: string }) {
  const texts = useTexts('moderation')
  const query = useAccountForStaff(username)
  return (
    <Page
      title={texts.suspensions.accountTitle(query.data?.username ?? username)}
      isUnlisted
      actions={
        <ButtonLink variant="secondary" isSmall to={operatorSection('accounts')}>
          {texts.suspensions.back}
        </ButtonLink>
      }
    >
      <Loaded query={query} failure={texts.suspensions.loadFailed} notFound={texts.suspensions.notFound}>
        {account => <AccountView account={account} />}
      </Loaded>
    </Page>
  )
}
