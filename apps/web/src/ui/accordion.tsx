import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import classes from './accordion.module.css'

/** A stack of sections that open and close by themselves, 780 wide at most. */
export function Accordion({ children }: { children: ReactNode }) {
  return <div className={classes.accordion}>{children}</div>
}

export interface AccordionItemProps {
  title: string
  /** At the end of the title row: a count, a badge. */
  note?: ReactNode
  defaultOpen?: boolean
  /** The level of the title in the page's outline. */
  level?: 2 | 3
  children: ReactNode
}

/** One section. Built on `details`, so that the browser's search in the page opens it. */
export function AccordionItem({ title, note, defaultOpen = false, level = 2, children }: AccordionItemProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <details className={classes.item} open={defaultOpen || undefined}>
      <summary className={classes.summary}>
        <Heading className={classes.title}>{title}</Heading>
        {note ? <span className={classes.note}>{note}</span> : null}
        <ChevronDown className={classes.chevron} aria-hidden size={20} />
      </summary>
      <div className={classes.content}>{children}</div>
    </details>
  )
}
