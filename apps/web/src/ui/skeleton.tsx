import { type CSSProperties, type ReactNode, useEffect, useState } from 'react'
import { useTexts } from '../texts/texts.tsx'
import classes from './skeleton.module.css'

const patience = 150

/** Shows what waits only after 150 ms, so that a fast answer never flickers. Wrap a layout of bones in it. */
export function Skeleton({ children }: { children: ReactNode }) {
  const texts = useTexts('ui').state
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), patience)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status" aria-busy="true">
      {isDue ? (
        <>
          <span className="visually-hidden">{texts.loading}</span>
          <div className={classes.bones} aria-hidden="true">
            {children}
          </div>
        </>
      ) : null}
    </div>
  )
}

/** One grey bar in the place of a text, a field or a card. */
export function Bone({ width = '100%', height = '1.25rem' }: Pick<CSSProperties, 'width' | 'height'>) {
  return <span className={classes.bone} style={{ width, height }} />
}
