import { type ComponentType, lazy, Suspense } from 'react'
import { Navigate, useParams } from 'react-router'
import { ConsoleSections } from '../entities/operator/console-sections.tsx'
import { ModerationCaseView } from '../features/moderation/moderation-case.tsx'
import { useModerationCase, useModerationQueue } from '../features/moderation/moderation-queries.ts'
import { ModerationQueue } from '../features/moderation/moderation-queue.tsx'
import { PublicClaimRecord } from '../features/records/public-claim-record.tsx'
import { useWaitingWork } from '../features/work/work-queries.ts'
import { isApiError } from '../lib/api-error.ts'
import { paths } from '../lib/paths.ts'
import { useFormats, useTexts } from '../texts/texts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'
import classes from './operator.module.css'
import { OperatorAccounts } from './operator-accounts.tsx'
import { OperatorRecords } from './operator-records.tsx'

// They are no routes, nor their words files, so that no page of anybody else's grows by their names.
const sections: Readonly<Record<string, ComponentType>> = {
  records: OperatorRecords,
  accounts: OperatorAccounts,
  work: lazy(async () => ({ default: (await import('./operator-work.tsx')).Component })),
  figures: lazy(async () => ({ default: (await import('./operator-figures.tsx')).Component })),
  settings: lazy(async () => ({ default: (await import('./operator-settings.tsx')).Component })),
}

/** A section of the console: records of companies, accounts, what waits, the figures, the settings, or else the reports. */
export function Component() {
  const { claimId } = useParams()
  const Section = claimId !== undefined && Object.hasOwn(sections, claimId) ? sections[claimId] : undefined
  return Section ? (
    <Suspense>
      <Section />
    </Suspense>
  ) : (
    <Reports claimId={claimId} />
  )
}

/** The reports at the left, the case at the right; on a phone one after the other. */
function Reports({ claimId }: { claimId: string | undefined }) {
  const texts = useTexts('moderation')
  const { loadFailed } = useTexts('staff').work
  const formats = useFormats()
  const queue = useModerationQueue()
  // A role that reads no reports has its work in another section.
  const isElsewhere = isApiError(queue.error) && queue.error.status === 404
  const work = useWaitingWork(isElsewhere)
  return (
    <Page
      width="wide"
      title={claimId === undefined ? texts.title : texts.caseTitle(formats.shortId(claimId))}
      lead={claimId === undefined && queue.data ? texts.lead : null}
      isUnlisted
      actions={
        claimId === undefined ? null : (
          <ButtonLink variant="secondary" isSmall to={paths.operator()}>
            {texts.back}
          </ButtonLink>
        )
      }
    >
      {isElsewhere ? (
        <Loaded query={work} failure={loadFailed} notFound={texts.notHere}>
          {() => <Navigate replace to={paths.operator('work')} />}
        </Loaded>
      ) : (
        <Loaded query={queue} failure={texts.failed}>
          {data => (
            <>
              <ConsoleSections hasReports />
              <div className={classes.columns} data-case={claimId !== undefined || undefined}>
                <div className={classes.queue}>
                  <ModerationQueue {...data} />
                </div>
                {claimId === undefined ? <p className={classes.choose}>{texts.choose}</p> : <Case claimId={claimId} />}
              </div>
            </>
          )}
        </Loaded>
      )}
    </Page>
  )
}

function Case({ claimId }: { claimId: string }) {
  const texts = useTexts('moderation')
  const found = useModerationCase(claimId)
  return (
    <Loaded query={found} failure={texts.failed} notFound={texts.notHere}>
      {data => (
        <ModerationCaseView
          key={claimId}
          found={data}
          record={<PublicClaimRecord claim={{ ...data.claim, isRestricted: data.isRestricted }} paths={paths} />}
        />
      )}
    </Loaded>
  )
}
