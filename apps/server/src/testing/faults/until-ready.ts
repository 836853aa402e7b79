import { setTimeout as delay } from 'node:timers/promises'

/** A start that takes longer hangs. */
const longestStart = 180_000
/** For so long it has to answer before it counts as ready. */
const steady = 500

/** Waits until a server answers from its database, and goes on to; answers how long after a moment that was. */
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
