const firstAfterMs = 60_000;
const everyMs = 60 * 60_000;
const endDueEveryMs = 5_000;

export type Housekeeping = {
  /** Removes what need not be kept. */
  tidy(): Promise<void>;
  /** Ends what has run out. */
  endDue(): Promise<void>;
};

/**
 * Runs `tidy` a minute after the start and then once an hour, and `endDue` every five seconds, one at a time. A failure is
 * reported and the next time tries again. `stop` waits for what is being ended.
 */
export function startHousekeeping(work: Housekeeping, onError: (error: unknown) => void): { stop(): Promise<void> } {
  const tidy = () => void work.tidy().catch(onError);
  let ending: Promise<void> | null = null;
  const endDue = () => {
    ending ??= work
      .endDue()
      .catch(onError)
      .finally(() => (ending = null));
  };
  const timers = [setTimeout(tidy, firstAfterMs), setInterval(tidy, everyMs), setInterval(endDue, endDueEveryMs)];
  for (const timer of timers) timer.unref();
  return {
    async stop() {
      for (const timer of timers) clearTimeout(timer);
      await ending;
    },
  };
}
