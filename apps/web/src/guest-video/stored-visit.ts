import type { GuestVisit } from '@clinical/contract/video-visits/video-visits.schemas';

const key = (token: string): string => `video-visit:${token}`;

/** A page that is loaded again goes on in its call. It lasts as long as the tab. */
export function readVisit(token: string): GuestVisit | null {
  try {
    return JSON.parse(sessionStorage.getItem(key(token)) ?? 'null') as GuestVisit | null;
  } catch {
    return null;
  }
}

export function storeVisit(token: string, visit: GuestVisit | null): void {
  try {
    if (visit) sessionStorage.setItem(key(token), JSON.stringify(visit));
    else sessionStorage.removeItem(key(token));
  } catch {
    // a browser without storage asks again after a reload
  }
}
