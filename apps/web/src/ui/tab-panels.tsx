import { Tabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { useFormats } from '../texts/texts.tsx'
import classes from './tabs.module.css'

interface TabPanel {
  key: string
  label: string
  count?: number
  content: ReactNode
}

export interface TabPanelsProps {
  label: string
  panels: readonly TabPanel[]
  /** The key of the panel that is shown first. */
  initial: string
}

/** Tabs that are no addresses. The arrow keys, Home and End go from tab to tab. */
export function TabPanels({ label, panels, initial }: TabPanelsProps) {
  const formats = useFormats()
  const first = panels.find(({ key }) => key === initial) ?? panels[0]
  return (
    <Tabs.Root defaultValue={first?.key}>
      <Tabs.List activateOnFocus aria-label={label} className={classes.tabs}>
        {panels.map(panel => (
          <Tabs.Tab key={panel.key} value={panel.key} className={classes.tab}>
            {panel.count === undefined ? panel.label : `${panel.label} (${formats.count(panel.count)})`}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {panels.map(panel => (
        <Tabs.Panel key={panel.key} value={panel.key} keepMounted tabIndex={-1}>
          {panel.content}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  )
}
