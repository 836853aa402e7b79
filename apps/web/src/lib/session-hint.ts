import { browserStorage } from './browser-storage.ts'

const key = 'redress.signed-in'

/**
 * Whether this browser was signed in when it last asked: lets a public page wait for the session only where a redirect
 * is likely. It grants nothing.
 */
export const sessionHint = {
  isSet: (): boolean => browserStorage.read(key) === '1',
  set: (signedIn: boolean): void => browserStorage.write(key, signedIn ? '1' : null),
  /** Calls back for a sign-in or a sign-out in another tab. */
  subscribe: (listener: () => void): (() => void) =>
    browserStorage.subscribe(change => {
      if (change.isFromOtherTab && (change.key === key || change.key === null)) listener()
    }),
}
