/** The middle one; of an even number the upper of the two. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

const round = (number: number) => Math.round(number * 100) / 100;

/** What a benchmark prints of its times: the middle one, and the one that 95 of 100 stay under. */
export function said(times: readonly number[]): { median: number; p95: number } {
  return {
    median: round(median(times)),
    p95: round(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0),
  };
}

/** Adds to `times` how many milliseconds the work took. */
export async function timed(times: number[], work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await work();
  times.push(performance.now() - start);
}
