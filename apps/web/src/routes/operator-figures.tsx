import { ConsoleSections } from '../entities/operator/console-sections.tsx'
import { useInstallationFigures, useInstallationHealth } from '../features/figures/figures-queries.ts'
import { Health } from '../features/figures/health.tsx'
import { Monthly } from '../features/figures/monthly.tsx'
import { useTexts } from '../texts/texts.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'

/** The console: how the installation is, and what became of its claims. */
export function Component() {
  const texts = useTexts('staff').figures
  const installation = useTexts('staff').installation
  const figures = useInstallationFigures()
  const health = useInstallationHealth()
  return (
    <Page width="wide" title={texts.title} lead={figures.data ? texts.lead : null} isUnlisted>
      <Loaded query={figures} failure={texts.failed} notFound={texts.notHere}>
        {({ mayReadReports, months }) => (
          <>
            <ConsoleSections hasReports={mayReadReports} />
            <Loaded query={health} failure={installation.failed}>
              {data => <Health health={data} />}
            </Loaded>
            <Monthly months={months} />
          </>
        )}
      </Loaded>
    </Page>
  )
}
