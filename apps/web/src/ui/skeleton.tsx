import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import classes from './skeleton.module.css'

/** Milliseconds. */
const showAfter = 150

/** Keeps the room of what waits, and shows bones there after 150 ms, so that a fast answer never flickers. */
export function Skeleton({ children }: { children: ReactNode }) {
  const texts = useTexts('ui').state
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), showAfter)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status" aria-busy="true">
      {isDue ? <span className="visually-hidden">{texts.loading}</span> : null}
      <div className={classes.bones} data-due={isDue} aria-hidden="true">
        {children}
      </div>
    </div>
  )
}

/** One grey bar in the place of a text, a field or a card. */
export function Bone({ width = '100%', height = '1.25rem' }: Pick<CSSProperties, 'width' | 'height'>) {
  return <span className={classes.bone} style={{ width, height }} />
}
