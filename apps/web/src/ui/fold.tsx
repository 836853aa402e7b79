import { ChevronDown } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import classes from './fold.module.css'
import { useAnchor } from './use-anchor.ts'

interface Props {
  /** Anchor. A link to it opens the fold, and leads into the text that is written there. */
  id?: string
  title: string
  children: ReactNode
  defaultOpen?: boolean
}

/** What few need now, out of the way of everybody else. It is printed, and the browser's search finds it. */
export function Fold({ id, title, children, defaultOpen = false }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  useAnchor(id, () => {
    if (details.current === null) return
    details.current.open = true
    details.current.querySelector('textarea')?.focus()
  })
  return (
    <details ref={details} id={id} className={classes.fold} open={defaultOpen}>
      <summary>
        <span>{title}</span>
        <ChevronDown aria-hidden size={18} />
      </summary>
      <div className={classes.content}>{children}</div>
    </details>
  )
}
