import { useEffect, useReducer } from 'react'
import { useClock } from '../texts/texts.tsx'

/** The longest that a timer of the browser waits. */
const longest = 2 ** 31 - 1

/** The time. What is drawn with it is drawn anew when the next of these moments comes. */
export function useNow(moments: readonly (string | null)[]): Date {
  const [, drawAnew] = useReducer((times: number) => times + 1, 0)
  const now = useClock()
  const ahead = moments.flatMap(moment => (moment === null ? [] : [Date.parse(moment)])).filter(time => time > +now)
  const next = ahead.length === 0 ? null : Math.min(...ahead)
  useEffect(() => {
    if (next === null) return
    let timer: ReturnType<typeof setTimeout>
    // It may end a little early, and has to where the moment is weeks away.
    const wait = () => {
      timer = setTimeout(() => (Date.now() < next ? wait() : drawAnew()), Math.min(next - Date.now(), longest))
    }
    wait()
    return () => clearTimeout(timer)
  }, [next])
  return now
}
