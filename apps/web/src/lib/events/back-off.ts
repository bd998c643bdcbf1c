/** Wait before the n-th try in milliseconds (first try is 0): 1, 2, 4 … 30 s, shortened by up to a quarter so that many browsers do not come at once. */
export function backOff(failures: number, random: number): number {
  const full = Math.min(30_000, 1_000 * 2 ** failures);
  return Math.round(full * (1 - random / 4));
}

/** Resolves after the time, or at once when aborted. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
