import { paths } from '../../lib/paths.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Tabs } from '../../ui/tabs.tsx'

/** The way between the sections of the console; not every role reads reports. */
export function ConsoleSections({ hasReports }: { hasReports: boolean }) {
  const texts = useTexts('staff').sections
  const { operator } = paths
  const reports = { to: operator(), label: texts.reports, end: true }
  return (
    <Tabs
      label={texts.label}
      tabs={[
        ...(hasReports ? [reports] : []),
        { to: operator('work'), label: texts.work },
        { to: operator('figures'), label: texts.figures },
      ]}
    />
  )
}
