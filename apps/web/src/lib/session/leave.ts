import { outsideStore } from '../outside-store.ts';
import { dropDevice } from '../store/device.ts';
import { returnPlace } from './return-place.ts';
import { endSession, pageUser, sessionEmail } from './session.ts';

/** `elsewhere`: the session was found ended, by whomever. */
export type Departure = 'signed-out' | 'elsewhere' | 'expired' | 'refused';

let leaving = false;
const farewells = new Set<(departure: Departure) => void>();

/** Registers what must be dropped or stopped when the session ends, e.g. the event stream. */
export function onLeave(farewell: (departure: Departure) => void): () => void {
  farewells.add(farewell);
  return () => farewells.delete(farewell);
}

/** The departure that waits for something that it would break off; null when none does. */
export const heldDeparture = outsideStore<Departure | null>(null);
const holds = new Set<() => boolean>();

/** Nobody is sent to the sign-in page while this is so, unless they sign out here. Gives the way to stop. */
export function holdDepartureWhile(busy: () => boolean): () => void {
  holds.add(busy);
  return () => holds.delete(busy);
}

/** Leaves for the reason that waited. */
export async function leaveAtLast(): Promise<void> {
  const departure = heldDeparture.get();
  heldDeparture.set(null);
  if (departure) await leave(departure);
}

/**
 * The one way out: clears what is stored, signs out, and goes to the sign-in page by a fresh load, so that nothing of the
 * person's data stays in memory. The device's key goes; what was not sent stays encrypted for the same person, unless they sign out.
 * Many refused calls at once leave once.
 * @param go follows the address; a test gives its own
 */
export async function leave(departure: Departure, go: (address: string) => void = assign): Promise<void> {
  if (leaving) return;
  if (departure !== 'signed-out' && [...holds].some((busy) => busy())) return heldDeparture.set(departure);
  leaving = true;
  keepPlace(departure);
  for (const farewell of farewells) farewell(departure);
  // only who signs out gives up what is not sent yet
  const device = dropDevice(departure === 'signed-out' ? pageUser() : null).catch(() => undefined);
  await Promise.all([endSession(), device]);
  go(departure === 'expired' ? '/sign-in?session_expired=true' : '/sign-in');
  leaving = false;
}

/** A session that ended by itself is taken up where it was; who signs out begins anew. */
function keepPlace(departure: Departure): void {
  const { pathname, search } = window.location;
  const email = sessionEmail();
  if (departure === 'signed-out') returnPlace.forget();
  else if (email !== null) returnPlace.keep({ email, path: `${pathname}${search}` });
}

/** 401: the session has expired. 403: it is refused. */
export function leaveAfter(status: number): void {
  void leave(status === 401 ? 'expired' : 'refused');
}

function assign(address: string): void {
  window.location.assign(address);
}
