import { endSession } from './session.ts';

export type Departure = 'signed-out' | 'expired' | 'refused';

let leaving = false;
const farewells = new Set<(departure: Departure) => void>();

/** Registers what must be dropped or stopped when the session ends, e.g. the event stream. */
export function onLeave(farewell: (departure: Departure) => void): () => void {
  farewells.add(farewell);
  return () => farewells.delete(farewell);
}

/**
 * The one way out: clears what is stored, signs out, and goes to the sign-in page by a fresh load, so that nothing of the
 * person's data stays in memory. Many refused calls at once leave once.
 * @param go follows the address; a test gives its own
 */
export async function leave(departure: Departure, go: (address: string) => void = assign): Promise<void> {
  if (leaving) return;
  leaving = true;
  for (const farewell of farewells) farewell(departure);
  await endSession();
  go(departure === 'expired' ? '/sign-in?session_expired=true' : '/sign-in');
  leaving = false;
}

/** 401: the session has expired. 403: it is refused. */
export function leaveAfter(status: number): void {
  void leave(status === 401 ? 'expired' : 'refused');
}

function assign(address: string): void {
  window.location.assign(address);
}
