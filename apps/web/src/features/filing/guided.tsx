import type { GuidelineTopic } from '@redress/texts/en/page/filing.ts'
import { createContext, useContext, useEffect, useRef, useState } from 'react'
import type { Elements } from '../../lib/elements.ts'
import { useTexts } from '../../texts/texts.tsx'
import { GuidelineFold, GuidelinePanel, WithGuideline } from '../../ui/guideline-panel.tsx'
import classes from './filing.module.css'

const FocusTopic = createContext<(topic: GuidelineTopic) => void>(() => undefined)

interface Props {
  topic: GuidelineTopic
  children: Elements
}

/**
 * A step with advice beside it: the step's own at first, then that of the field which has the focus. Where the fields
 * bring their own, the step has none on top of a phone's screen.
 */
export function Guided({ topic, isByField = false, children }: Props & { isByField?: boolean }) {
  const [focused, setFocused] = useState(topic)
  const { title, text } = useTexts('filing').guidelines[focused]
  const panel = (
    <GuidelinePanel title={title} isOnlyBeside={isByField}>
      {paragraphs(text)}
    </GuidelinePanel>
  )
  return (
    <FocusTopic value={setFocused}>
      <WithGuideline guideline={panel}>
        <div className={classes.step}>{children}</div>
      </WithGuideline>
    </FocusTopic>
  )
}

/** A field, or a few, with advice of its own: beside the form on a desktop, folded above it on a phone. */
export function GuidedField({ topic, children }: Props) {
  const focus = useContext(FocusTopic)
  const field = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current: element } = field
    const show = () => focus(topic)
    element?.addEventListener('focusin', show)
    return () => element?.removeEventListener('focusin', show)
  }, [focus, topic])
  const { title, text } = useTexts('filing').guidelines[topic]
  return (
    <div ref={field}>
      <GuidelineFold title={title}>{paragraphs(text)}</GuidelineFold>
      {children}
    </div>
  )
}

const paragraphs = (text: readonly string[]) => text.map(paragraph => <p key={paragraph}>{paragraph}</p>)
