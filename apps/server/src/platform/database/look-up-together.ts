import DataLoader from 'dataloader'
import pLimit from 'p-limit'

/** Maximum of keys in one statement. */
const together = 100
/**
 * Maximum of concurrent look-ups. Under load, further callers join the waiting batch, instead of more look-ups queuing
 * for connections.
 */
const atOnce = 3

/**
 * Batches look-ups by key that nearly every request needs; `null` if there is no row. One statement answers concurrent
 * callers. It begins after all of them have asked, so the result is as fresh as that of a single look-up.
 */
export function lookUpTogether<Found>(
  lookUp: (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
): (key: string) => Promise<Found | null> {
  const looking = pLimit(atOnce)
  let underWay = Promise.resolve<unknown>(undefined)
  const loader = new DataLoader<string, Found | null>(
    async keys => {
      const looked = lookUp([...new Set(keys)])
      underWay = looked.catch(() => undefined)
      const found = await looked
      return keys.map(key => found.get(key) ?? null)
    },
    {
      cache: false,
      maxBatchSize: together,
      batchScheduleFn: look =>
        setImmediate(() =>
          looking(() => {
            look()
            return underWay
          }),
        ),
    },
  )
  return key => loader.load(key)
}
