import { ConsoleSections } from '../entities/operator/console-sections.tsx'
import { useInstallationFigures, useInstallationHealth } from '../features/figures/figures-queries.ts'
import { Health } from '../features/figures/health.tsx'
import { Monthly } from '../features/figures/monthly.tsx'
import { isPassing } from '../lib/api-error.ts'
import { useTexts } from '../texts/texts.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'

/** Console page on the installation's health and the outcomes of its claims. */
export function Component() {
  const texts = useTexts('staff').figures
  const installation = useTexts('staff').installation
  const figures = useInstallationFigures()
  const health = useInstallationHealth()
  // Both queries need the same permission, so a refusal is shown once.
  const refused = [health, figures].find(({ data, error }) => data === undefined && error && !isPassing(error))
  return (
    <Page width="wide" title={texts.title} lead={health.data || figures.data ? texts.lead : null} isUnlisted>
      {health.data || figures.data ? <ConsoleSections hasReports={figures.data?.mayReadReports ?? false} /> : null}
      {refused ? (
        <Loaded<unknown> query={refused} failure={texts.failed} notFound={texts.notHere}>
          {() => null}
        </Loaded>
      ) : (
        <>
          <Loaded query={health} failure={installation.failed}>
            {data => <Health health={data} />}
          </Loaded>
          <Loaded query={figures} failure={texts.failed}>
            {({ months }) => <Monthly months={months} />}
          </Loaded>
        </>
      )}
    </Page>
  )
}
