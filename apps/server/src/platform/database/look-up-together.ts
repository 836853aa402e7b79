import DataLoader from 'dataloader'

/** How many keys one statement is sent at most. */
const together = 100

/**
 * Finds by a key what nearly every request asks for; `null` where there is none. Those who ask at about the same time are
 * answered by one look into the database, which begins after each of them has asked: so what is found is as new as if they
 * were alone, and what is sent and received for a statement is shared by many.
 */
export function lookUpTogether<Found>(
  lookUp: (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>,
): (key: string) => Promise<Found | null> {
  const loader = new DataLoader<string, Found | null>(
    async keys => {
      const found = await lookUp([...new Set(keys)])
      return keys.map(key => found.get(key) ?? null)
    },
    { cache: false, maxBatchSize: together, batchScheduleFn: setImmediate },
  )
  return key => loader.load(key)
}
