/**
 * Does something with each, a few at a time, because most of a page's time is waiting. Answers what went wrong, each
 * with its name, after all of it was tried.
 */
export async function concurrently<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  act: (item: Item) => Promise<void>,
  atOnce = 5,
): Promise<string[]> {
  const faults: string[] = []
  const waiting = [...items]
  const lane = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      const name = nameOf(item)
      await act(item).catch((error: unknown) =>
        faults.push(`${name}: ${error instanceof Error ? error.message : error}`),
      )
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return faults
}
