import { Collapsible } from '@base-ui/react/collapsible'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import classes from './accordion.module.css'

/** A stack of sections that open and close by themselves, 780 wide at most. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className={classes.accordion}>{children}</div>
}

export interface AccordionItemProps {
  title: string
  /** At the end of the title row: a count, a badge. */
  note?: ReactNode
  /** Whether it is open at first, or from when this turns true on; its reader opens and closes it as well. */
  defaultOpen?: boolean
  /** The level of the title in the page's outline. */
  level?: 2 | 3
  /** What is in it is made when it is opened, because it has to be fetched; until then no search in the page finds it. */
  isLazy?: boolean
  children: ReactNode
}

/** One section. The browser's search in the page finds what is in it, and opens it. */
export function AccordionItem(props: AccordionItemProps) {
  const { title, note, defaultOpen = false, level = 2, isLazy = false, children } = props
  const [isOpen, setOpen] = useState(defaultOpen)
  const [isOpened, setOpened] = useState(defaultOpen)
  if (isOpened !== defaultOpen) {
    setOpened(defaultOpen)
    if (defaultOpen) setOpen(true)
  }
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <Collapsible.Root className={classes.item} open={isOpen} onOpenChange={setOpen}>
      <Heading className={classes.heading}>
        <Collapsible.Trigger className={classes.trigger}>
          <span className={classes.title}>{title}</span>
          {note ? <span className={classes.note}>{note}</span> : null}
          <ChevronDown className={classes.chevron} aria-hidden size={20} />
        </Collapsible.Trigger>
      </Heading>
      {isLazy ? (
        <Collapsible.Panel className={classes.content}>{children}</Collapsible.Panel>
      ) : (
        <Collapsible.Panel hiddenUntilFound className={classes.content}>
          {children}
        </Collapsible.Panel>
      )}
    </Collapsible.Root>
  )
}
