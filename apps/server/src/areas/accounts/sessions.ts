import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DatabaseEngine } from '../../platform/db/database.ts';
import type { Actor, SessionResolver } from '../../platform/session.ts';
import { findMembership, findSession, findSessions, type SessionState, touchSession } from './accounts.queries.ts';
import type { AccessTokens } from './tokens.ts';

/** How long a session's state is believed without asking the database: the bound on how late a revocation takes hold. */
const believeForMs = 800;
const touchEveryMs = 60_000;
const cacheSize = 5_000;

type Cached = { actor: Actor; until: number };
/** Also after the clock was set back, no answer is believed for longer than it may be. */
function isFresh({ until, actor }: Cached, now: number): boolean {
  return until > now && until - now <= believeForMs && actor.expiresAt > now;
}

type Member = { id: string; cap: 'read' | 'edit' | 'admin'; restrictedTemplates: boolean; needsTwoFactor: boolean };

/** The names under which a person may hold grants. */
function principalsOf(member: Member, workspaceId: string): string[] {
  return [`user:${member.id}`, ...(member.cap === 'admin' ? [`admins:${workspaceId}`] : [])];
}

function actorFor(member: Member, workspaceId: string, sessionId: string, expiresAt: number): Actor {
  return {
    userId: member.id,
    workspaceId,
    sessionId,
    roleValue: member.cap === 'admin' ? 2 : 1,
    cap: member.cap,
    principals: principalsOf(member, workspaceId),
    reach: [workspaceId],
    restrictedTemplates: member.restrictedTemplates,
    needsTwoFactor: member.needsTwoFactor,
    expiresAt,
  };
}

/** Resolves bearer tokens to actors, and persons to actors for jobs. */
export class Sessions implements SessionResolver {
  readonly #engine: DatabaseEngine;
  readonly #tokens: AccessTokens;
  readonly #clock: Clock;
  readonly #cache = new Map<string, Cached>();
  readonly #loading = new Map<string, Promise<Cached>>();
  readonly #touched = new Map<string, number>();

  constructor(engine: DatabaseEngine, tokens: AccessTokens, clock: Clock) {
    this.#engine = engine;
    this.#tokens = tokens;
    this.#clock = clock;
  }

  async resolve(token: string, { isUse } = { isUse: true }): Promise<Actor> {
    const claims = await this.#tokens.verify(token);
    const actor = await this.resolveSession(claims.sid);
    if (actor.userId !== claims.sub) throw new AppError('SESSION_REVOKED');
    if (actor.workspaceId !== claims.wid) throw new AppError('WORKSPACE_CHANGED');
    if (isUse) await this.#touch(claims.sid);
    return { ...actor, expiresAt: Math.min(claims.exp * 1000, actor.expiresAt) };
  }

  /** The actor of a live session. @throws AppError SESSION_EXPIRED, SESSION_REVOKED, ACCOUNT_NOT_AUTHORISED */
  async resolveSession(sessionId: string): Promise<Actor> {
    const now = this.#clock.now();
    const cached = this.#cache.get(sessionId);
    if (cached && isFresh(cached, now)) return cached.actor;
    const loading = this.#loading.get(sessionId) ?? this.#load(sessionId);
    this.#loading.set(sessionId, loading);
    try {
      return (await loading).actor;
    } finally {
      this.#loading.delete(sessionId);
    }
  }

  /** A person acting in a workspace without a session, for jobs. @throws AppError NOT_FOUND when that is over */
  async actorOf(userId: string, workspaceId: string): Promise<Actor> {
    const row = await findMembership(this.#engine.db, userId, workspaceId);
    if (!row || row.removedAt !== null || row.user.closedAt !== null) throw new AppError('NOT_FOUND');
    return actorFor(
      { id: userId, cap: row.cap, restrictedTemplates: row.user.restrictedTemplates, needsTwoFactor: false },
      workspaceId,
      '',
      Number.POSITIVE_INFINITY,
    );
  }

  /** Forgets what is believed of a session, so that its end takes hold at once here. */
  forget(sessionId: string): void {
    this.#cache.delete(sessionId);
  }

  /** Principals of those of the sessions that still stand, in one query: for open streams. */
  async standing(sessionIds: readonly string[]): Promise<Map<string, readonly string[]>> {
    const rows = await findSessions(this.#engine.db, sessionIds);
    const standing = new Map<string, readonly string[]>();
    for (const row of rows) {
      const state = this.#judge(row);
      if (!(state instanceof AppError)) standing.set(row.session.id, state.principals);
    }
    for (const id of sessionIds) if (!standing.has(id)) this.forget(id);
    return standing;
  }

  #judge(row: SessionState | null): Actor | AppError {
    if (!row || row.session.revokedAt !== null) return new AppError('SESSION_REVOKED');
    const now = this.#clock.now();
    const lastUse = Math.max(row.session.lastSeenAt, this.#touched.get(row.session.id) ?? 0);
    const idleEnd = lastUse + row.workspace.idleMinutes * 60_000;
    if (row.session.expiresAt <= now || idleEnd <= now) return new AppError('SESSION_EXPIRED');
    if (row.user.closedAt !== null || row.cap === null || row.removedAt !== null)
      return new AppError('ACCOUNT_NOT_AUTHORISED');
    const member = {
      id: row.user.id,
      cap: row.cap,
      restrictedTemplates: row.user.restrictedTemplates,
      // Whoever signs in at their provider proves a second factor there.
      needsTwoFactor: row.workspace.requireTwoFactor && row.twoFactorAt === null && row.session.provider === null,
    };
    return actorFor(member, row.session.workspaceId, row.session.id, row.session.expiresAt);
  }

  async #load(sessionId: string): Promise<Cached> {
    // From before the question: an answer that was long on its way is as old as that.
    const now = this.#clock.now();
    const row = await findSession(this.#engine.db, sessionId);
    const actor = this.#judge(row);
    if (actor instanceof AppError) throw actor;
    const cached = { actor, until: now + believeForMs };
    if (this.#cache.size >= cacheSize) this.#cache.clear();
    this.#cache.set(sessionId, cached);
    if (!this.#touched.has(sessionId)) this.#rememberUse(sessionId, row?.session.lastSeenAt ?? 0);
    return cached;
  }

  #rememberUse(sessionId: string, at: number): void {
    if (this.#touched.size >= cacheSize) this.#touched.clear();
    this.#touched.set(sessionId, at);
  }

  /** Notes that the session is in use, at most once a minute. */
  async #touch(sessionId: string): Promise<void> {
    const now = this.#clock.now();
    if (now - (this.#touched.get(sessionId) ?? 0) <= touchEveryMs) return;
    this.#rememberUse(sessionId, now);
    await touchSession(this.#engine.db, sessionId, now);
  }
}
