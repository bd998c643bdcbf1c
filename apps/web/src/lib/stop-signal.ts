import { useEffect, useRef } from 'react';

/** For one piece of work at a time that can be stopped: `next` gives its signal, and leaving stops it. */
export function useStopSignal() {
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);
  return {
    next: (): AbortSignal => {
      current.current?.abort();
      current.current = new AbortController();
      return current.current.signal;
    },
    stop: (): void => current.current?.abort(),
  };
}
