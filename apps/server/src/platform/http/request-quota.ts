import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import type { Actor } from '../session.ts';

const windowMs = 60_000;

/** Requests a minute of one person, and of everybody in one workspace together. */
export type Quota = { perUser: number; perWorkspace: number };

type Window = { until: number; sum: number };

/**
 * Counts what persons and workspaces ask for in this process, so that one that asks too much leaves the others their share. A
 * minute begins with the first request that is counted in it.
 */
export class RequestQuota {
  readonly #quota: Quota;
  readonly #clock: Clock;
  readonly #windows = new Map<string, Window>();
  #sweptAt = 0;

  constructor(quota: Quota, clock: Clock) {
    this.#quota = quota;
    this.#clock = clock;
  }

  /** Counts a request of this weight. A person over their own quota takes nothing from their workspace's. @throws AppError RATE_LIMITED */
  count({ userId, workspaceId }: Pick<Actor, 'userId' | 'workspaceId'>, weight: number): void {
    const now = this.#clock.now();
    this.#sweep(now);
    this.#add(`user:${userId}`, weight, this.#quota.perUser, now);
    this.#add(`workspace:${workspaceId}`, weight, this.#quota.perWorkspace, now);
  }

  #add(key: string, weight: number, most: number, now: number): void {
    const known = this.#windows.get(key);
    const window = known && isOpen(known, now) ? known : { until: now + windowMs, sum: 0 };
    window.sum += weight;
    this.#windows.set(key, window);
    if (window.sum > most) throw new AppError('RATE_LIMITED', { retryAfter: Math.ceil((window.until - now) / 1000) });
  }

  /** Once a minute, forgets who asked for nothing lately. */
  #sweep(now: number): void {
    if (Math.abs(now - this.#sweptAt) < windowMs) return;
    this.#sweptAt = now;
    for (const [key, window] of this.#windows) if (!isOpen(window, now)) this.#windows.delete(key);
  }
}

/** Also after the clock was set back, a minute lasts no longer than one. */
function isOpen({ until }: Window, now: number): boolean {
  return until > now && until - now <= windowMs;
}
