type Timed = { id: string; createdAt: number };

/**
 * Times for entries that come to a chart: their own, or the next one that is free there, a millisecond later each. Times are epoch
 * milliseconds; the order of entries among themselves stays.
 */
export function freeTimes(coming: readonly Timed[], there: readonly { createdAt: number }[]): Timed[] {
  const taken = new Set(there.map((entry) => entry.createdAt));
  let last = Number.NEGATIVE_INFINITY;
  return coming
    .toSorted((one, other) => one.createdAt - other.createdAt)
    .map(({ id, createdAt }) => {
      let free = Math.max(createdAt, last + 1);
      while (taken.has(free)) free += 1;
      last = free;
      return { id, createdAt: free };
    });
}
