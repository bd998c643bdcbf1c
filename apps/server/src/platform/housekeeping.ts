const firstAfterMs = 60_000;
const everyMs = 60 * 60_000;

/** Runs `tidy` a minute after the start and then once an hour; a failure is reported and the next hour tries again. */
export function startHousekeeping(tidy: () => Promise<void>, onError: (error: unknown) => void): { stop(): void } {
  const run = () => void tidy().catch(onError);
  const first = setTimeout(run, firstAfterMs);
  const timer = setInterval(run, everyMs);
  first.unref();
  timer.unref();
  return {
    stop() {
      clearTimeout(first);
      clearInterval(timer);
    },
  };
}
