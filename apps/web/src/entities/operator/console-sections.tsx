import { paths } from '../../lib/paths.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Tabs } from '../../ui/tabs.tsx'

/** The way between the sections of the console; not every role reads reports and records. */
export function ConsoleSections({ hasReports }: { hasReports: boolean }) {
  const texts = useTexts('staff').sections
  const { operator } = paths
  const record = [
    { to: operator(), label: texts.reports, end: true },
    { to: operator('records'), label: texts.records },
    { to: operator('accounts'), label: texts.accounts },
  ]
  return (
    <Tabs
      label={texts.label}
      tabs={[
        ...(hasReports ? record : []),
        { to: operator('work'), label: texts.work },
        { to: operator('figures'), label: texts.figures },
        { to: operator('settings'), label: texts.settings },
      ]}
    />
  )
}
