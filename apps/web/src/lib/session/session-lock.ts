/** A tab that sleeps with the lock must not keep the others from their session. */
const waitAtMost = 10_000;

/** One tab of the browser at a time asks for a new token, so that two never use up the same sign-in cookie. */
export async function underLock<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  let begun = false;
  const locked = locks.request('session', { signal: AbortSignal.timeout(waitAtMost) }, () => {
    begun = true;
    return work();
  });
  return locked.catch((error: unknown) => {
    if (begun) throw error;
    return work();
  });
}
