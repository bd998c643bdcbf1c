import { limits } from '@clinical/contract/limits';

const key = 'mfa-session';

type Kept = { session: string; until: number };

/** Between the password and the app's code: kept on this device for five minutes, so that a reload asks for the code again. */
export const mfaSession = {
  keep(session: string, now = Date.now()): void {
    localStorage.setItem(key, JSON.stringify({ session, until: now + limits.mfaSessionLife } satisfies Kept));
  },
  /** Null when there is none, or its time is over. */
  get(now = Date.now()): string | null {
    try {
      const { session, until } = JSON.parse(localStorage.getItem(key) ?? 'null') as Kept;
      if (until > now) return session;
    } catch {
      return null;
    }
    localStorage.removeItem(key);
    return null;
  },
  forget(): void {
    localStorage.removeItem(key);
  },
};
