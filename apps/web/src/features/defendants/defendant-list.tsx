import { type ReactNode, useId, useState } from 'react'
import type { Elements } from '../../lib/elements.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/button.tsx'
import classes from './defendants.module.css'

interface Props {
  addLabel: string
  icon: Elements
  onAdd: () => void
  count: number
  children: ReactNode
}

/** Adding, and the list of one kind of defendant, which opens by itself when something is added. */
export function DefendantList({ addLabel, icon, onAdd, count, children }: Props) {
  const texts = useTexts('defendants')
  const [isOpen, setOpen] = useState(count > 0)
  const [seenCount, setSeenCount] = useState(count)
  const listId = useId()
  if (count !== seenCount) {
    setSeenCount(count)
    if (count > seenCount) setOpen(true)
  }
  return (
    <>
      <div className={classes.buttons}>
        <Button variant="secondary" icon={icon} onClick={onAdd}>
          {addLabel}
        </Button>
        <Button variant="quiet" aria-expanded={isOpen} aria-controls={listId} onClick={() => setOpen(!isOpen)}>
          {isOpen ? texts.hideList(String(count)) : texts.seeList(String(count))}
        </Button>
      </div>
      <div id={listId} hidden={!isOpen} className={classes.listed}>
        {count === 0 ? <p className={classes.details}>{texts.empty}</p> : <ul className={classes.list}>{children}</ul>}
      </div>
    </>
  )
}
