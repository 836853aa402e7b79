import type { InstallationSettings } from '@redress/contract/configuration.ts'
import { useTexts } from '../../texts/texts.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Section } from '../../ui/section.tsx'
import classes from './installation.module.css'

type Setting = InstallationSettings['settings'][number]

/** Settings by group, each with its value and where that comes from; first what the environment gave. */
export function SettingsList({ settings }: { settings: readonly Setting[] }) {
  const texts = useTexts('staff').settings
  const groups = [...Map.groupBy(settings, ({ group }) => group)]
  const ordered = (rows: readonly Setting[]) =>
    rows.toSorted((one, other) => Number(other.source === 'environment') - Number(one.source === 'environment'))
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
      <div className={classes.groups}>
        {groups.map(([group, rows]) => (
          <div key={group}>
            <h3>{texts.groups[group]}</h3>
            <DataTable
              caption={texts.groups[group]}
              columns={columns}
              rows={ordered(rows)}
              rowKey={({ name }) => name}
            />
          </div>
        ))}
      </div>
    </Section>
  )
}
