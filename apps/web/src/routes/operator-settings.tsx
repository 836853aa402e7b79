import { ConsoleSections } from '../entities/operator/console-sections.tsx'
import { BroadcastSection } from '../features/installation/broadcast-section.tsx'
import { FeeCodesSection } from '../features/installation/fee-codes-section.tsx'
import { useInstallationSettings } from '../features/installation/installation-queries.ts'
import { SettingsList } from '../features/installation/settings-list.tsx'
import { useTexts } from '../texts/texts.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Page } from '../ui/page.tsx'

/** The console: the settings, and what every page shows. */
export function Component() {
  const texts = useTexts('staff').settings
  const settings = useInstallationSettings()
  return (
    <Page width="wide" title={texts.title} lead={settings.data ? texts.lead : null} isUnlisted>
      <Loaded query={settings} failure={texts.failed} notFound={texts.notHere}>
        {data => (
          <>
            <ConsoleSections hasReports={data.mayReadReports} />
            <BroadcastSection broadcast={data.broadcast} mayBroadcast={data.mayBroadcast} />
            {data.mayHandOutFeeCodes ? <FeeCodesSection /> : null}
            <SettingsList settings={data.settings} />
          </>
        )}
      </Loaded>
    </Page>
  )
}
