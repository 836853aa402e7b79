import type { InstallationSettings } from '@redress/contract/configuration.ts'
import { useTexts } from '../../texts/texts.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Section } from '../../ui/section.tsx'
import classes from './installation.module.css'

type Setting = InstallationSettings['settings'][number]

/** Each setting with its value and where that comes from; first what the environment gave. */
export function SettingsList({ settings }: { settings: readonly Setting[] }) {
  const texts = useTexts('staff').settings
  const given = settings.filter(({ source }) => source === 'environment')
  const others = settings.filter(({ source }) => source !== 'environment')
  const columns: Column<Setting>[] = [
    {
      key: 'name',
      header: texts.name,
      cell: ({ name }) => <code className={classes.code}>{name}</code>,
      isTitle: true,
    },
    {
      key: 'value',
      header: texts.value,
      cell: ({ value, isSecret, source }) => {
        if (value !== null) return <code className={classes.code}>{value}</code>
        return isSecret && source !== 'none' ? texts.secret : null
      },
    },
    { key: 'source', header: texts.source, cell: ({ source }) => texts.sources[source] },
  ]
  return (
    <Section title={texts.settings} note={texts.settingsNote}>
      <DataTable caption={texts.settings} columns={columns} rows={[...given, ...others]} rowKey={({ name }) => name} />
    </Section>
  )
}
