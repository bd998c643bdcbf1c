/** At the latest after so many milliseconds: a page that is never quiet goes on all the same. */
const longest = 1_000;

/** Resolves when the browser has drawn what there is and has nothing else to do. */
export function quietMoment(): Promise<void> {
  return new Promise((resolve) => {
    // not in every browser
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: longest });
    else setTimeout(resolve, 0);
  });
}
