import type { VideoRoom } from '@clinical/contract/video-visits/video-visits.schemas';
import { useEffect, useState } from 'react';
import { t } from './video-visits.texts.ts';

/** Since when somebody waits in a room whose page is open, epoch milliseconds; null when nobody does. */
export function waitingSince({ guests }: Pick<VideoRoom, 'guests'>): number | null {
  const since = guests
    .filter(({ state, isPresent }) => state === 'waiting' && isPresent)
    .flatMap((guest) => (guest.waitingSince === null ? [] : [Date.parse(guest.waitingSince)]));
  return since.length === 0 ? null : Math.min(...since);
}

export function waitingWords(since: number, now: number): string {
  const minutes = Math.floor((now - since) / 60_000);
  return minutes < 1 ? t('waitingNow') : t('waitingFor', { n: minutes });
}

/** The moment, some times a minute. */
export function useMoment(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
