/** A level above this is a signal: a quiet room through an open microphone is above it, a muted one is not. */
const faintest = 0.002;
/** Without a signal for so long somebody should know: milliseconds. */
export const silentAfter = 10_000;

/** Tells when a microphone gives nothing. @returns a function to be told the time and the level; true while it is silent */
export function watchSilence(): (now: number, level: number) => boolean {
  let heardAt: number | null = null;
  return (now, level) => {
    heardAt ??= now;
    if (level > faintest) heardAt = now;
    return now - heardAt >= silentAfter;
  };
}
