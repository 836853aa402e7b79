import { setTimeout as delay } from 'node:timers/promises'

/** Timeout of a start. */
const longestStart = 180_000
/** Milliseconds of steady answers before it counts as ready. */
const steady = 500

/** Waits until a server answers steadily from its database; returns the milliseconds since a moment. */
export async function untilReady({ url }: { readonly url: string }, since: number): Promise<number> {
  let from: number | null = null
  while (performance.now() - since < longestStart) {
    const isUp = await fetch(`${url}/v1/search?term=roof`, { signal: AbortSignal.timeout(5_000) }).then(
      async answer => (await answer.text()) !== '' && answer.status === 200,
      () => false,
    )
    const now = performance.now()
    if (!isUp) from = null
    else from ??= now
    if (from !== null && now - from >= steady) return from - since
    await delay(25)
  }
  throw new Error(`The server was not ready within ${longestStart / 1000} seconds`)
}
