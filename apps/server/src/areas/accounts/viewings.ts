import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseEngine } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/session.ts';
import { findViewing } from './viewings.queries.ts';

/** A person who acts in a workspace, as they are now. @throws AppError NOT_FOUND when they have left it */
type ActorOf = (userId: string, workspaceId: string) => Promise<Actor>;

type Believed = { seen: Actor; at: number };

/** What a member may not lend to whom looks through their eyes. */
const readsOnly = { cap: 'read', switches: { sign: false, templates: false, billing: false, audit: false } } as const;

/** Resolves an admin's viewing to the member whom they view as: what that member reaches in this one workspace, to read only. */
export class Viewings {
  readonly #engine: DatabaseEngine;
  readonly #clock: Clock;
  readonly #actorOf: ActorOf;
  readonly #believeForMs: number;
  readonly #believed = new Map<string, Believed>();

  constructor(engine: DatabaseEngine, clock: Clock, options: { actorOf: ActorOf; believeForMs: number }) {
    this.#engine = engine;
    this.#clock = clock;
    this.#actorOf = options.actorOf;
    this.#believeForMs = options.believeForMs;
  }

  /** The member as `by` views them. @throws AppError VIEWING_ENDED */
  async resolve(id: string, by: Actor): Promise<Actor> {
    const now = this.#clock.now();
    const known = this.#believed.get(id);
    const fresh = known && Math.abs(now - known.at) <= this.#believeForMs ? known : await this.#load(id, by, now);
    const { viewing } = fresh.seen;
    const holds = viewing && viewing.until > now && by.cap === 'admin' && by.workspaceId === fresh.seen.workspaceId;
    if (!holds || viewing.by.sessionId !== by.sessionId) throw new AppError('VIEWING_ENDED');
    const expiresAt = Math.min(by.expiresAt, viewing.until);
    return { ...fresh.seen, expiresAt, viewing: { ...viewing, by } };
  }

  /** Forgets what is believed of viewings that these people are part of, or all when nobody is named. */
  forget(userIds?: ReadonlySet<string>): void {
    for (const [id, { seen }] of this.#believed) {
      const theirs = !userIds || userIds.has(seen.userId) || userIds.has(seen.viewing?.by.userId ?? '');
      if (theirs) this.#believed.delete(id);
    }
  }

  async #load(id: string, by: Actor, now: number): Promise<Believed> {
    this.#believed.delete(id);
    const row = await findViewing(this.#engine.db, id);
    const stands = row && row.endedAt === null && row.until > now && row.workspaceId === by.workspaceId;
    if (!stands || row.sessionId !== by.sessionId) throw new AppError('VIEWING_ENDED');
    const member = await this.#actorOf(row.memberId, row.workspaceId).catch((error: unknown) => {
      throw error instanceof AppError && error.code === 'NOT_FOUND' ? new AppError('VIEWING_ENDED') : error;
    });
    const seen: Actor = {
      ...member,
      ...readsOnly,
      sessionId: by.sessionId,
      // charts that lie elsewhere stay out, whoever shares them
      reach: [row.workspaceId],
      viewing: { id, by, until: row.until },
    };
    const believed = { seen, at: now };
    if (this.#believed.size > 1_000) this.#believed.clear();
    this.#believed.set(id, believed);
    return believed;
  }
}
