import { Collapsible } from '@base-ui/react/collapsible'
import { ChevronDown, Lightbulb } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { Elements } from '../lib/elements.ts'
import { useTexts } from '../texts/texts.tsx'
import classes from './guideline-panel.module.css'

/** Content with its guideline: beside it on a desktop, folded above it on a phone. */
export function WithGuideline({ guideline, children }: { guideline: Elements; children: ReactNode }) {
  return (
    <div className={classes.split}>
      {guideline}
      <div className={classes.content}>{children}</div>
    </div>
  )
}

interface GuidelineProps {
  title: string
  children: ReactNode
}

interface PanelProps extends GuidelineProps {
  /** Absent where there is no room beside: the fields fold their own. */
  isOnlyBeside?: boolean
}

/** Advice for one step or field. Wide enough, it is always open. */
export function GuidelinePanel({ title, isOnlyBeside = false, children }: PanelProps) {
  const texts = useTexts('ui')
  const titleId = useId()
  return (
    <aside className={classes.panel} data-only-beside={isOnlyBeside || undefined} aria-labelledby={titleId}>
      <div className={classes.open}>
        <h2 id={titleId} className={classes.title}>
          <Lightbulb aria-hidden size={20} />
          <span>
            <span className="visually-hidden">{texts.guideline}: </span>
            {title}
          </span>
        </h2>
        <div className={classes.text}>{children}</div>
      </div>
      {isOnlyBeside ? null : <Folded title={title}>{children}</Folded>}
    </aside>
  )
}

/** The same where there is no room beside: folded above its field on a phone, and absent on a desktop. */
export function GuidelineFold(props: GuidelineProps) {
  return (
    <div className={classes.fold}>
      <Folded {...props} />
    </div>
  )
}

function Folded({ title, children }: GuidelineProps) {
  const texts = useTexts('ui')
  return (
    <Collapsible.Root className={classes.folded}>
      <Collapsible.Trigger className={classes.trigger}>
        <Lightbulb aria-hidden size={20} />
        <span>
          {texts.guideline}: {title}
        </span>
        <ChevronDown aria-hidden size={20} />
      </Collapsible.Trigger>
      <Collapsible.Panel hiddenUntilFound className={classes.text}>
        {children}
      </Collapsible.Panel>
    </Collapsible.Root>
  )
}
