import { useMatch, useParams } from 'react-router'
import { ModerationCaseView } from '../features/moderation/moderation-case.tsx'
import { useModerationCase, useModerationQueue } from '../features/moderation/moderation-queries.ts'
import { ModerationQueue } from '../features/moderation/moderation-queue.tsx'
import { operatorRecords } from '../features/moderation/record-paths.ts'
import { PublicClaimRecord } from '../features/records/public-claim-record.tsx'
import { paths } from '../lib/paths.ts'
import { useFormats, useTexts } from '../texts/texts.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'
import classes from './operator.module.css'
import { OperatorRecords } from './operator-records.tsx'

/** The console, in one part, so that nobody else loads anything of it. */
export const Component = () => (useMatch(`${operatorRecords()}/*`) === null ? <Reports /> : <OperatorRecords />)

/** The reports at the left, the case at the right; on a phone one after the other. */
function Reports() {
  const { claimId } = useParams()
  const texts = useTexts('moderation')
  const formats = useFormats()
  const queue = useModerationQueue()
  return (
    <Page
      width="wide"
      title={claimId === undefined ? texts.title : texts.caseTitle(formats.shortId(claimId))}
      lead={claimId === undefined && queue.data ? texts.lead : null}
      isUnlisted
      actions={
        claimId === undefined ? (
          <ButtonLink variant="secondary" isSmall to={operatorRecords()}>
            {texts.records.title}
          </ButtonLink>
        ) : (
          <ButtonLink variant="secondary" isSmall to={paths.operator()}>
            {texts.back}
          </ButtonLink>
        )
      }
    >
      <Loaded query={queue} failure={texts.failed} notFound={texts.notHere}>
        {data => (
          <div className={classes.columns} data-case={claimId !== undefined || undefined}>
            <div className={classes.queue}>
              <ModerationQueue {...data} />
            </div>
            {claimId === undefined ? <p className={classes.choose}>{texts.choose}</p> : <Case claimId={claimId} />}
          </div>
        )}
      </Loaded>
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
          record={<PublicClaimRecord claim={data.claim} paths={paths} />}
        />
      )}
    </Loaded>
  )
}
