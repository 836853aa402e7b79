import { create } from 'zustand'

const useLiveConnection = create(() => ({ isLive: false }))

/** Notes whether the server's event stream is open. */
export const setLive = (isLive: boolean): void => useLiveConnection.setState({ isLive })

/** A query's `refetchInterval`: the server's events make polling needless, and where they are cut it goes on. */
export const usePolling = (milliseconds: number): number | false =>
  useLiveConnection(({ isLive }) => isLive) ? false : milliseconds
