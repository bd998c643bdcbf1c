/** An urgent message asks again after so long, in milliseconds, until somebody acknowledges it. */
export const asksAgainAfter = 5 * 60_000;
/** After so long, in milliseconds, it goes to the next person on call as well. */
const passedOnAfter = 10 * 60_000;

type Asked = {
  /** Of the channel, without the author; nobody for an alert. */
  members: readonly string[];
  /** Who is on call now and then next, each person once. */
  onCall: readonly string[];
  /** Whom an alert asks when nobody is on call. */
  admins: readonly string[];
  authorId: string | null;
  isAlert: boolean;
  /** Since the message was sent. */
  elapsedMs: number;
};

export type Called = { userId: string; onCall: boolean };

/**
 * Whom a message asks now, each person once. A person's message asks the members of its channel at first, an alert who is on call;
 * every ten minutes one more person on call is asked.
 */
export function peopleToCall({ members, onCall, admins, authorId, isAlert, elapsedMs }: Asked): Called[] {
  const steps = Math.floor(Math.max(0, elapsedMs) / passedOnAfter) + (isAlert ? 1 : 0);
  const fallback = isAlert && onCall.length === 0 ? admins : [];
  const here = new Set(members);
  const others = [...onCall.slice(0, steps), ...fallback].filter((id) => id !== authorId && !here.has(id));
  return [
    ...members.map((userId) => ({ userId, onCall: false })),
    ...[...new Set(others)].map((userId) => ({ userId, onCall: true })),
  ];
}

/** The next time to ask; times that passed while the program was not running are left out. */
export function nextCall(nextAt: number, now: number): number {
  const missed = Math.floor(Math.max(0, now - nextAt) / asksAgainAfter);
  return nextAt + (missed + 1) * asksAgainAfter;
}
