import { useEffect, useEffectEvent, useRef } from 'react';
import { useReachable } from './connection.ts';

const [firstPause, lastPause] = [1_000, 30_000];
/** After so long without a try the next one is made at once again. */
const forgetsAfter = 60_000;

/**
 * Calls back when the server is within reach: at once, and after longer and longer pauses when it goes away again at each try, as
 * behind a network that lets everything through but this.
 * @param tryIt says whether there was anything to try
 */
export function useWhenReachable(tryIt: () => boolean): void {
  const reachable = useReachable();
  const attempt = useEffectEvent(tryIt);
  const last = useRef({ at: Number.NEGATIVE_INFINITY, pause: 0 });
  useEffect(() => {
    if (!reachable) return undefined;
    const { at, pause } = last.current;
    const again = Date.now() - at < forgetsAfter;
    const wait = again ? Math.min(lastPause, Math.max(firstPause, pause * 2)) : 0;
    const run = () => {
      if (attempt()) last.current = { at: Date.now(), pause: wait };
    };
    if (wait === 0) {
      run();
      return undefined;
    }
    const timer = setTimeout(run, wait);
    return () => clearTimeout(timer);
  }, [reachable]);
}
