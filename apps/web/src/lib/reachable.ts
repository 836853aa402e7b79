import { useEffect, useRef } from 'react'

const retryMilliseconds = 5_000
/** Statuses with which a proxy says that the server behind it is gone. */
const gone: readonly number[] = [502, 503, 504]

/** Whether the server answers at this address. */
export async function isReachable(): Promise<boolean> {
  const answer = await fetch(window.location.href, { method: 'HEAD' }).catch(() => null)
  return answer !== null && !gone.includes(answer.status)
}

/** Tries again every few seconds, and when the device's network is back, as long as the server is out of reach. */
export function useRetries(isAway: boolean, retry: () => unknown): void {
  const latest = useRef(retry)
  useEffect(() => {
    latest.current = retry
  })
  useEffect(() => {
    if (!isAway) return
    const again = () => void latest.current()
    const timer = setInterval(again, retryMilliseconds)
    window.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', again)
    }
  }, [isAway])
}
