// @vitest-environment happy-dom
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { polling, setLive } from './live-connection.ts'

test('what is polled rests while the stream is open, and no observer hears of it', async () => {
  vi.useFakeTimers()
  const queries = new QueryClient()
  let asked = 0
  const observer = new QueryObserver(queries, {
    queryKey: ['polled'],
    queryFn: () => {
      asked++
      return 'the same'
    },
    refetchInterval: polling(5_000),
    notifyOnChangeProps: ['data'],
  })
  const heard = vi.fn()
  const stop = observer.subscribe(heard)
  const askedIn = async (milliseconds: number) => {
    const before = asked
    await vi.advanceTimersByTimeAsync(milliseconds)
    return asked - before
  }
  expect(await askedIn(11_000)).toBe(2)
  heard.mockClear()
  setLive(queries, true)
  expect(await askedIn(60_000)).toBe(0)
  setLive(queries, false)
  expect(await askedIn(11_000)).toBe(2)
  expect(heard).not.toHaveBeenCalled()
  stop()
  vi.useRealTimers()
})
