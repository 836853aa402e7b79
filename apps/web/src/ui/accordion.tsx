import { Collapsible } from '@base-ui/react/collapsible'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import classes from './accordion.module.css'

/** Sections that open and close independently, at most 780 pixels wide. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className={classes.accordion}>{children}</div>
}

export interface AccordionItemProps {
  title: string
  /** Note at the end of the title row, such as a count or a badge. */
  note?: ReactNode
  /** Whether it is open initially. It also opens when this turns true; the user can open and close it. */
  defaultOpen?: boolean
  /** The level of the title in the page's outline. */
  level?: 2 | 3
  /**
   * Renders the content when it is first opened, because it has to be fetched. Until then the browser's find-in-page
   * misses it.
   */
  isLazy?: boolean
  children: ReactNode
}

/** One section. The browser's find-in-page searches its content and opens it. */
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
