/** Percentile of sorted values; `share` is between 0 and 1. */
export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN

/** Median of unsorted values. */
export const median = (values: readonly number[]): number =>
  percentile(
    values.toSorted((one, other) => one - other),
    0.5,
  )
