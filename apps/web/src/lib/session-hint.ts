const key = 'redress.signed-in'

/**
 * Whether this browser was signed in when it last asked: lets a public page wait for the session only where a redirect
 * is likely. It grants nothing.
 */
export const sessionHint = {
  isSet: (): boolean => {
    try {
      return window.localStorage.getItem(key) === '1'
    } catch {
      return false
    }
  },
  set: (signedIn: boolean): void => {
    try {
      if (signedIn) window.localStorage.setItem(key, '1')
      else window.localStorage.removeItem(key)
    } catch {
      // Without storage the page is shown first and redirects a moment later.
    }
  },
  /** Hears of a sign-in or a sign-out in another tab. */
  subscribe: (tell: () => void) => {
    const hear = (event: StorageEvent) => {
      if (event.key === key || event.key === null) tell()
    }
    window.addEventListener('storage', hear)
    return () => window.removeEventListener('storage', hear)
  },
}
