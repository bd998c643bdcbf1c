/**
 * Calls `work` at once, and of what is asked for within `pause` milliseconds after it once more at their end; each key by itself.
 * @returns asks for it
 */
export function atMostEvery(pause: number, work: (key: string) => void): (key: string) => void {
  const asked = new Map<string, boolean>();
  const run = (key: string): void => {
    asked.set(key, false);
    work(key);
    setTimeout(() => {
      const again = asked.get(key);
      asked.delete(key);
      if (again) run(key);
    }, pause);
  };
  return (key) => {
    if (asked.has(key)) asked.set(key, true);
    else run(key);
  };
}
