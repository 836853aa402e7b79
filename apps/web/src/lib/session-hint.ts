import { signedInMark } from '@redress/contract/session-mark.ts'
import { browserStorage } from './browser-storage.ts'

const key = 'redress.signed-in'

const mark = `${signedInMark.name}=${signedInMark.value}`

/**
 * A session has its mark in a cookie, which is there also where the storage was emptied, and is missing from a browser
 * that refuses cookies.
 */
export const isMarked = (): boolean => typeof document !== 'undefined' && document.cookie.split('; ').includes(mark)

function removeMark(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store, and Lax lets the page delete it
  document.cookie = `${signedInMark.name}=; Max-Age=0; Path=/`
}

/**
 * Whether this browser was signed in when it last asked: lets a public page wait for the session only where a redirect
 * is likely. It grants nothing.
 */
export const sessionHint = {
  isSet: (): boolean => browserStorage.read(key) === '1' || isMarked(),
  set: (signedIn: boolean): void => {
    browserStorage.write(key, signedIn ? '1' : null)
    if (!signedIn) removeMark()
  },
  /** Calls back for a sign-in or a sign-out in another tab. */
  subscribe: (listener: () => void): (() => void) =>
    browserStorage.subscribe(change => {
      if (change.isFromOtherTab && (change.key === key || change.key === null)) listener()
    }),
}
