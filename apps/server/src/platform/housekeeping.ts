const firstAfterMs = 60_000;
const everyMs = 60 * 60_000;
const endDueEveryMs = 5_000;
const retryEveryMs = 60_000;

export type Housekeeping = {
  /** Removes what need not be kept. */
  tidy(): Promise<void>;
  /** Ends what has run out. */
  endDue(): Promise<void>;
  /** Retries what an outside service failed to do. */
  retryDue(): Promise<void>;
};

/**
 * Runs `tidy` a minute after the start and then once an hour, `endDue` every five seconds and `retryDue` every minute, each
 * one at a time. A failure is reported and the next time tries again. `stop` waits for what is being ended or retried.
 */
export function startHousekeeping(work: Housekeeping, onError: (error: unknown) => void): { stop(): Promise<void> } {
  const tidy = () => void work.tidy().catch(onError);
  const ending = oneAtATime(() => work.endDue(), onError);
  const retrying = oneAtATime(() => work.retryDue(), onError);
  const timers = [
    setTimeout(tidy, firstAfterMs),
    setInterval(tidy, everyMs),
    setInterval(ending.run, endDueEveryMs),
    setInterval(retrying.run, retryEveryMs),
  ];
  for (const timer of timers) timer.unref();
  return {
    async stop() {
      for (const timer of timers) clearTimeout(timer);
      await Promise.all([ending.settled(), retrying.settled()]);
    },
  };
}

function oneAtATime(work: () => Promise<void>, onError: (error: unknown) => void) {
  let running: Promise<void> | null = null;
  return {
    run: (): void => {
      running ??= work()
        .catch(onError)
        .finally(() => (running = null));
    },
    settled: async (): Promise<void> => {
      await running;
    },
  };
}
