import { ConsoleSections } from '../entities/operator/console-sections.tsx'
import { WaitingLists } from '../features/work/waiting-lists.tsx'
import { useWaitingWork } from '../features/work/work-queries.ts'
import { useTexts } from '../texts/texts.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'

/** The console: what waits. */
export function Component() {
  const texts = useTexts('staff').work
  const work = useWaitingWork()
  return (
    <Page width="wide" title={texts.title} lead={work.data ? texts.lead : null} isUnlisted>
      <Loaded query={work} failure={texts.loadFailed} notFound={texts.notHere}>
        {data => (
          <>
            <ConsoleSections hasReports={data.mayReadReports} />
            <WaitingLists work={data} />
          </>
        )}
      </Loaded>
    </Page>
  )
}
