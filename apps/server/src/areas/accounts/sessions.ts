import { principalNames } from '../../platform/access.ts';
import { AppError } from '../../platform/app-error.ts';
import type { HeldNames } from '../../platform/area.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, DatabaseEngine } from '../../platform/db/database.ts';
import { port } from '../../platform/ports.ts';
import type { Actor, SessionResolver } from '../../platform/session.ts';
import { findMembership, findSession, findSessions, type SessionState, touchSession } from './accounts.queries.ts';
import type { AccessTokens } from './tokens.ts';
import { Viewings } from './viewings.ts';

/** How long a session's state is believed without asking the database: the bound on how late a revocation takes hold. */
const believeForMs = 800;
const touchEveryMs = 60_000;
const cacheSize = 5_000;

const nothing: Shared = { principals: [], reach: [] };

type Cached = { actor: Actor; until: number };
/** Also after the clock was set back, no answer is believed for longer than it may be. */
function isFresh({ until, actor }: Cached, now: number): boolean {
  return until > now && until - now <= believeForMs && actor.expiresAt > now;
}

/** A person in the workspace that they act in. */
type Acting = { userId: string; workspaceId: string };

/** What somebody reaches through departments and collaborations: names to hold grants under, and workspaces where such charts lie. */
export type Shared = { principals: readonly string[]; reach: readonly string[] };

/** How access through others is looked up, in the order of the question; the teams area does it. */
export type SharedAccess = (db: Database, acting: readonly Acting[]) => Promise<Shared[]>;

/** A later area knows what people share. */
export const sharedAccessPort = port<SharedAccess>('shared-access');

/** How later areas say what somebody reaches. */
type Beyond = { names: readonly HeldNames[]; sharedAccess: SharedAccess };

type Member = Acting &
  Pick<Actor, 'cap' | 'switches' | 'seat' | 'restrictedTemplates' | 'needsTwoFactor'> & {
    /** Names that other areas give them. */
    names: readonly string[];
  };

type Switched = { maySign: boolean; mayManageTemplates: boolean; mayBill: boolean; mayAudit: boolean };

/** An admin manages templates, billing and audit; who signs is a clinician, which the permission does not say. */
function switchesOf(cap: Actor['cap'], row: Switched): Actor['switches'] {
  const admin = cap === 'admin';
  return {
    sign: row.maySign,
    templates: admin || row.mayManageTemplates,
    billing: admin || row.mayBill,
    audit: admin || row.mayAudit,
  };
}

function actorFor({ names, ...member }: Member, shared: Shared, sessionId: string, expiresAt: number): Actor {
  const { userId, workspaceId, cap } = member;
  const admins = cap === 'admin' ? [principalNames.admins(workspaceId)] : [];
  const own = [principalNames.user(userId), ...admins, principalNames.members(workspaceId)];
  return {
    ...member,
    sessionId,
    roleValue: cap === 'admin' ? 2 : 1,
    principals: [...own, ...names, ...shared.principals],
    reach: [...new Set([workspaceId, ...shared.reach])],
    expiresAt,
  };
}

/** Resolves bearer tokens to actors, and persons to actors for jobs. */
export class Sessions implements SessionResolver {
  readonly #engine: DatabaseEngine;
  readonly #tokens: AccessTokens;
  readonly #clock: Clock;
  readonly #beyond: Beyond;
  readonly #cache = new Map<string, Cached>();
  readonly #loading = new Map<string, Promise<Cached>>();
  readonly #touched = new Map<string, number>();
  readonly #viewings: Viewings;

  constructor(engine: DatabaseEngine, tokens: AccessTokens, clock: Clock, beyond: Beyond) {
    this.#engine = engine;
    this.#beyond = beyond;
    this.#tokens = tokens;
    this.#clock = clock;
    // an opening in an emergency is for one person: its names are nobody else's
    const actorOf = (userId: string, workspaceId: string) => this.#personIn(userId, workspaceId, []);
    this.#viewings = new Viewings(engine, clock, { actorOf, believeForMs });
  }

  async resolve(token: string, { isUse } = { isUse: true }): Promise<Actor> {
    const claims = await this.#tokens.verify(token);
    const actor = await this.resolveSession(claims.sid);
    if (actor.userId !== claims.sub) throw new AppError('SESSION_REVOKED');
    if (actor.workspaceId !== claims.wid) throw new AppError('WORKSPACE_CHANGED');
    if (isUse) await this.#touch(claims.sid);
    const self = { ...actor, expiresAt: Math.min(claims.exp * 1000, actor.expiresAt) };
    return claims.viewing === undefined ? self : this.#viewings.resolve(claims.viewing, self);
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
  actorOf(userId: string, workspaceId: string): Promise<Actor> {
    return this.#personIn(userId, workspaceId, this.#beyond.names);
  }

  async #personIn(userId: string, workspaceId: string, names: readonly HeldNames[]): Promise<Actor> {
    const further = { names, now: this.#clock.now() };
    const row = await findMembership(this.#engine.db, userId, workspaceId, further);
    if (!row || row.member.removedAt !== null || row.user.closedAt !== null) throw new AppError('NOT_FOUND');
    const { member, user } = row;
    const person = {
      userId,
      workspaceId,
      cap: member.cap,
      switches: switchesOf(member.cap, member),
      seat: member.seat,
      restrictedTemplates: user.restrictedTemplates,
      needsTwoFactor: false,
      names: row.names,
    };
    return actorFor(person, await this.#sharedWith(person), '', Number.POSITIVE_INFINITY);
  }

  /** Forgets what is believed of a session, so that its end takes hold at once here. */
  forget(sessionId: string): void {
    this.#cache.delete(sessionId);
  }

  /** Forgets what is believed of these people, so that a change of their rights takes hold at once here. */
  forgetUsers(userIds: readonly string[]): void {
    const ids = new Set(userIds);
    this.#viewings.forget(ids);
    for (const [sessionId, { actor }] of this.#cache) if (ids.has(actor.userId)) this.#cache.delete(sessionId);
  }

  /** Forgets what is believed of viewings, so that an end takes hold at once here. */
  forgetViewings(): void {
    this.#viewings.forget();
  }

  /** Principals of those of the sessions that still stand, in one query: for open streams. */
  async standing(sessionIds: readonly string[]): Promise<Map<string, readonly string[]>> {
    const rows = await findSessions(this.#engine.db, sessionIds, this.#further());
    const live = rows.flatMap((row) => {
      const member = this.#judge(row);
      return member instanceof AppError ? [] : [{ member, session: row.session }];
    });
    const shared = await this.#beyond.sharedAccess(
      this.#engine.db,
      live.map(({ member }) => member),
    );
    const standing = new Map<string, readonly string[]>();
    for (const [place, { member, session }] of live.entries()) {
      standing.set(session.id, actorFor(member, shared[place] ?? nothing, session.id, session.expiresAt).principals);
    }
    for (const id of sessionIds) if (!standing.has(id)) this.forget(id);
    return standing;
  }

  #further() {
    return { names: this.#beyond.names, now: this.#clock.now() };
  }

  async #sharedWith(acting: Acting): Promise<Shared> {
    const [shared = nothing] = await this.#beyond.sharedAccess(this.#engine.db, [acting]);
    return shared;
  }

  /** Who is behind a session that stands, or why it does not. */
  #judge(row: SessionState | null): Member | AppError {
    if (!row || row.session.revokedAt !== null) return new AppError('SESSION_REVOKED');
    const now = this.#clock.now();
    const lastUse = Math.max(row.session.lastSeenAt, this.#touched.get(row.session.id) ?? 0);
    const end = Math.min(row.session.expiresAt, lastUse + row.workspace.idleMinutes * 60_000);
    // Nobody is idle for an hour because the machine's clock was set an hour forward.
    if (end <= now && end + (this.#clock.jumpedSince?.(lastUse) ?? 0) <= now) return new AppError('SESSION_EXPIRED');
    const { member } = row;
    if (row.user.closedAt !== null || member === null || member.removedAt !== null)
      return new AppError('ACCOUNT_NOT_AUTHORISED');
    return {
      userId: row.user.id,
      workspaceId: row.session.workspaceId,
      cap: member.cap,
      switches: switchesOf(member.cap, member),
      seat: member.seat,
      restrictedTemplates: row.user.restrictedTemplates,
      // Whoever signs in at their provider proves a second factor there.
      needsTwoFactor: row.workspace.requireTwoFactor && row.twoFactorAt === null && row.session.provider === null,
      names: row.names,
    };
  }

  async #load(sessionId: string): Promise<Cached> {
    // From before the question: an answer that was long on its way is as old as that.
    const now = this.#clock.now();
    const row = await findSession(this.#engine.db, sessionId, this.#further());
    const member = this.#judge(row);
    if (member instanceof AppError) throw member;
    const { expiresAt = 0 } = row?.session ?? {};
    const actor = actorFor(member, await this.#sharedWith(member), sessionId, expiresAt);
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
