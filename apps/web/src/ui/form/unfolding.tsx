import { useEffect } from 'react'
import { useIsTakenOver } from '../../texts/texts.tsx'
import { reveal } from '../reveal.ts'
import { useAnchor } from '../use-anchor.ts'
import { useFormState } from './form-context.ts'

/** Opens what its form is folded in where a link leads to it, or words are kept in it, which nobody looks for there. */
export function Unfolding({ id }: { id?: string | undefined }) {
  const { ref, ...anchor } = useAnchor<HTMLSpanElement>(id)
  const { persistence } = useFormState()
  const isTakenOver = useIsTakenOver()
  useEffect(() => {
    if (!isTakenOver) return
    // The form around it takes the kept words after this.
    const frame = requestAnimationFrame(() => {
      if (ref.current && persistence.hasUnsent()) reveal(ref.current)
    })
    return () => cancelAnimationFrame(frame)
  }, [isTakenOver, persistence, ref])
  return <span {...anchor} ref={ref} />
}
