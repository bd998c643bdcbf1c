import type { Viewing } from '@clinical/contract/accounts/viewing.schemas';
import { decodeUser } from './token.ts';

/** Of this tab alone: the admin's other tabs go on as they are. */
const key = 'viewing';

/** As whom this tab shows the workspace, until the time is over; null for oneself. */
export function currentViewing(now = Date.now()): Viewing | null {
  const kept = sessionStorage.getItem(key);
  if (kept === null) return null;
  try {
    const viewing = JSON.parse(kept) as Viewing;
    if (Date.parse(viewing.until) > now) return viewing;
  } catch {
    // what is no viewing ends here
  }
  forgetViewing();
  return null;
}

/** From the next load of this tab on. */
export function keepViewing(viewing: Viewing): void {
  sessionStorage.setItem(key, JSON.stringify(viewing));
}

export function forgetViewing(): void {
  sessionStorage.removeItem(key);
}

/** The token for calls of this tab while it views as somebody, for the one who began it; null otherwise. */
export function viewingToken(user: string | null): string | null {
  const viewing = currentViewing();
  if (!viewing) return null;
  if (decodeUser(viewing.access_token) === user) return viewing.access_token;
  forgetViewing();
  return null;
}
