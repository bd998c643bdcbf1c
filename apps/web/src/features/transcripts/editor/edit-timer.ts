const longestPause = 30_000;

/** Measures focused, active editing: time between two signs of activity counts unless it is a pause over 30 s. Milliseconds throughout. */
export type EditTimer = {
  /** A key, a click or a selection inside the text. */
  active: (now: number) => void;
  /** The text lost the focus: the time since the last activity counts, later time does not. */
  leave: (now: number) => void;
  /** The time counted since the last call; starts again from zero. */
  take: (now: number) => number;
  /** Puts back what a failed save took. */
  giveBack: (ms: number) => void;
};

export function createEditTimer(): EditTimer {
  let counted = 0;
  let last: number | null = null;
  const advance = (now: number): void => {
    if (last === null) return;
    const gap = now - last;
    if (gap > 0 && gap <= longestPause) counted += gap;
  };
  return {
    active(now) {
      advance(now);
      last = now;
    },
    leave(now) {
      advance(now);
      last = null;
    },
    take(now) {
      // waiting for the next key is not editing yet, so the clock is only moved up when the pause is short
      if (last !== null) {
        advance(now);
        last = now;
      }
      const taken = Math.round(counted);
      counted = 0;
      return taken;
    },
    giveBack(ms) {
      counted += ms;
    },
  };
}
