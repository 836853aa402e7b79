import { endSession, isRenewing, refreshSession, sessionGeneration } from './session-renewal.ts'

interface Listener {
  readonly onOpen: () => void
  readonly onCut: () => void
  readonly onChange: (data: string) => void
}

const firstDelay = 1_000
const longestDelay = 30_000
const hiddenGrace = 30_000
/** Between two looks whether the session is renewed, without which the stream would be refused. */
const renewalPause = 50

/**
 * Keeps the event stream open until the function that it gives back is called. The browser itself retries what the
 * network cut; what the server refused is tried again with a renewed session, ever less often, and where there is none
 * to renew, the session has ended elsewhere. A page that nobody sees
 * lets go of its stream, because a browser has but six connections to one origin.
 */
export function keepStreamOpen(url: string, { onOpen, onCut, onChange }: Listener): () => void {
  let source: EventSource | null = null
  let delay = firstDelay
  let timer: ReturnType<typeof setTimeout> | undefined
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined

  const close = () => {
    clearTimeout(timer)
    source?.close()
    source = null
    onCut()
  }

  const open = () => {
    close()
    if (isRenewing()) {
      timer = setTimeout(open, renewalPause)
      return
    }
    const generation = sessionGeneration()
    const opened = new EventSource(url)
    source = opened
    opened.addEventListener('open', () => {
      delay = firstDelay
      onOpen()
    })
    opened.addEventListener('change', event => onChange(String(event.data)))
    opened.addEventListener('error', () => {
      onCut()
      if (opened.readyState === EventSource.CLOSED) reopenLater(opened, generation)
    })
  }

  const reopenLater = (refused: EventSource, generation: number) => {
    timer = setTimeout(async () => {
      const mayGoOn = await refreshSession(generation).catch(() => true)
      if (source !== refused) return
      if (mayGoOn) open()
      else endSession()
    }, delay)
    delay = Math.min(2 * delay, longestDelay)
  }

  const followVisibility = () => {
    clearTimeout(hiddenTimer)
    if (document.visibilityState === 'hidden') hiddenTimer = setTimeout(close, hiddenGrace)
    else if (!source) open()
  }

  open()
  document.addEventListener('visibilitychange', followVisibility)
  window.addEventListener('online', open)
  window.addEventListener('offline', onCut)
  return () => {
    document.removeEventListener('visibilitychange', followVisibility)
    window.removeEventListener('online', open)
    window.removeEventListener('offline', onCut)
    clearTimeout(hiddenTimer)
    close()
  }
}
