import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
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

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Tabs that are no addresses. The arrow keys, Home and End go from tab to tab. */
export function TabPanels({ label, panels, initial }: TabPanelsProps) {
  const formats = useFormats()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(initial)
  const current = Math.max(
    0,
    panels.findIndex(panel => panel.key === chosen),
  )

  const choose = (index: number) => {
    const panel = panels[index]
    if (!panel) return
    setChosen(panel.key)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus()
  }
  const followKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step !== undefined) choose((current + step + panels.length) % panels.length)
    else if (event.key === 'Home') choose(0)
    else if (event.key === 'End') choose(panels.length - 1)
    else return
    event.preventDefault()
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={classes.tabs} onKeyDown={followKey}>
        {panels.map((panel, index) => (
          <button
            key={panel.key}
            type="button"
            role="tab"
            id={`${id}-tab-${panel.key}`}
            aria-controls={`${id}-panel-${panel.key}`}
            aria-selected={index === current}
            tabIndex={index === current ? 0 : -1}
            className={classes.tab}
            onClick={() => setChosen(panel.key)}
          >
            {panel.count === undefined ? panel.label : `${panel.label} (${formats.count(panel.count)})`}
          </button>
        ))}
      </div>
      {panels.map((panel, index) => (
        <div
          key={panel.key}
          role="tabpanel"
          id={`${id}-panel-${panel.key}`}
          aria-labelledby={`${id}-tab-${panel.key}`}
          hidden={index !== current}
        >
          {panel.content}
        </div>
      ))}
    </>
  )
}
