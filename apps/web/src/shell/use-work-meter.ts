import { useEffect } from 'react';
import { laterPart } from '../lib/parts.ts';

const loadMeter = laterPart(() => import('../features/analytics/meter/start-meter.ts'));

/** Measures the time of work on all pages, once they are there. */
export function useWorkMeter(): void {
  useEffect(() => {
    let stop: (() => void) | null = null;
    let over = false;
    const begin = ({ startMeter }: Awaited<ReturnType<typeof loadMeter>>) => {
      if (!over) stop = startMeter();
    };
    void loadMeter().then(begin, () => undefined);
    return () => {
      over = true;
      stop?.();
    };
  }, []);
}
