/** A fixed number of places and a bounded line for them, first come first served. */
export type Slots = {
  /**
   * Resolves with a function that gives the place back. Rejects with the signal's reason when it aborts while waiting.
   * @returns null when the line is full
   */
  take(signal?: AbortSignal): Promise<() => void> | null;
};

type Waiting = { start: () => void };

export function createSlots(places: number, maxWaiting: number): Slots {
  let free = places;
  const line: Waiting[] = [];

  function giveBack(): void {
    const next = line.shift();
    if (next) next.start();
    else free += 1;
  }

  /** Giving a place back twice must not make two of it. */
  function once(): () => void {
    let held = true;
    return () => {
      if (held) giveBack();
      held = false;
    };
  }

  return {
    take(signal) {
      if (free > 0) {
        free -= 1;
        return Promise.resolve(once());
      }
      if (line.length >= maxWaiting) return null;
      return new Promise((resolve, reject) => {
        const waiting: Waiting = {
          start() {
            signal?.removeEventListener('abort', leave);
            resolve(once());
          },
        };
        function leave(): void {
          line.splice(line.indexOf(waiting), 1);
          reject(signal!.reason);
        }
        signal?.addEventListener('abort', leave, { once: true });
        line.push(waiting);
      });
    },
  };
}
