import type { Clock } from '../clock.ts';

export type CircuitBreaker = {
  /** False while a service that kept failing is left alone. One call is let through when the pause is over. */
  allows(): boolean;
  succeeded(): void;
  failed(): void;
};

/** Opens after `failures` failed calls in a row and stays open for `pauseMs`, so that a dead vendor is not asked by every job. */
export function circuitBreaker(clock: Clock, failures = 5, pauseMs = 30_000): CircuitBreaker {
  let inARow = 0;
  let openUntil = 0;
  return {
    allows() {
      if (inARow < failures) return true;
      if (clock.now() < openUntil) return false;
      // the trial call: the next one waits for its outcome
      openUntil = clock.now() + pauseMs;
      return true;
    },
    succeeded() {
      inARow = 0;
    },
    failed() {
      inARow += 1;
      if (inARow >= failures) openUntil = clock.now() + pauseMs;
    },
  };
}
