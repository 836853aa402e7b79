import DataLoader from 'dataloader'
import pLimit from 'p-limit'

/** How many keys one statement is sent at most. */
const together = 100
/**
 * How many looks are under way at once. Where connections are few because the server has much to do, whoever asks joins
 * those who wait already, rather than that ever more looks wait for a connection behind each other.
 */
const atOnce = 3

/**
 * Finds by a key what nearly every request asks for; `null` where there is none. Those who ask at about the same time are
 * answered by one look into the database, which begins after each of them has asked: so what is found is as new as if they
 * were alone, and what is sent and received for a statement is shared by many.
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
