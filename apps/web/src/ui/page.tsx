import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Elements } from '../lib/elements.ts'
import { type PageHead, usePageHead } from '../lib/page-head.ts'
import { useTexts } from '../texts/texts.tsx'
import classes from './page.module.css'

export interface PageProps extends Pick<PageHead, 'description' | 'isUnlisted' | 'structuredData'> {
  /** The h1, and the document's title unless `documentTitle` says otherwise. */
  title: string
  documentTitle?: string
  /** Short line above the h1: the position on the site, or the step. */
  eyebrow?: ReactNode
  lead?: ReactNode
  /** Buttons beside the h1, or below it on a phone. */
  actions?: ReactNode
  /** `reading` for prose and forms, `panel` (780) for accordions, `wide` for tables. */
  width?: 'reading' | 'panel' | 'wide'
  /** The page draws its own heading; it must then hold an h1 made with {@link PageTitle}. */
  ownHeading?: boolean
  children: Elements
}

/** Page frame: sets the document's title and moves the focus to the h1 after a navigation. */
export function Page({
  title,
  documentTitle,
  eyebrow,
  lead,
  actions,
  width = 'panel',
  ownHeading,
  description,
  isUnlisted,
  structuredData,
  children,
}: PageProps) {
  const texts = useTexts('ui')
  usePageHead({
    title: texts.title(documentTitle ?? title),
    description: description ?? (typeof lead === 'string' ? lead : undefined),
    isUnlisted,
    structuredData,
  })
  if (ownHeading) return <>{children}</>
  return (
    <div className={classes.page} data-width={width}>
      <header className={classes.header}>
        <div className={classes.words}>
          {eyebrow ? <p className={classes.eyebrow}>{eyebrow}</p> : null}
          <PageTitle>{title}</PageTitle>
          {lead ? <div className={classes.lead}>{lead}</div> : null}
        </div>
        {actions ? <div className={`${classes.actions} no-print`}>{actions}</div> : null}
      </header>
      {children}
    </div>
  )
}

/**
 * The h1, focused after a navigation. A link with `state={keepFocus}` (tabs, filters) leaves the focus alone. If a
 * screen replaces another at the same address and the focused element is gone, the h1 gets the focus and the page
 * scrolls to its top.
 */
export function PageTitle({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname, key, state } = useLocation()
  const stays = key === 'default' || isKeepingFocus(state)
  const words = typeof children === 'string' ? children : null
  const arrived = useRef({ pathname: '', key, words })
  useEffect(() => {
    const { current: before } = arrived
    const isElsewhere = before.pathname !== pathname
    const isAnotherScreen = isElsewhere || before.words !== words
    const isReplaced = isAnotherScreen && isFocusLost()
    arrived.current = { pathname, key, words }
    if ((isElsewhere && !stays) || isReplaced) heading.current?.focus({ preventScroll: true })
    if (isReplaced && !isElsewhere && before.key === key) window.scrollTo(0, 0)
  }, [pathname, key, words, stays])
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}

/** Last focused element. The browser forgets it when the element is removed or disabled. */
let lastFocused: EventTarget | null = null
if (typeof document !== 'undefined') {
  document.addEventListener('focusin', ({ target }) => {
    lastFocused = target
  })
}

/** Whether the focused element is gone. A page without focus before has lost none. */
const isFocusLost = () =>
  (document.activeElement === null || document.activeElement === document.body) &&
  lastFocused instanceof Element &&
  (!lastFocused.isConnected || lastFocused.matches(':disabled'))

export const keepFocus = { keepFocus: true } as const

const isKeepingFocus = (state: unknown) => typeof state === 'object' && state !== null && 'keepFocus' in state
