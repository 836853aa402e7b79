import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * Whether what the server has drawn is taken over. Until then nothing may show that only this browser knows, as its time
 * zone or what it remembers: the first drawing has to be the server's.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
