import { port } from './ports.ts';

/** Who is acting, in which workspace, reaching what. Resolved from a bearer token by the accounts area. */
export type Actor = {
  userId: string;
  workspaceId: string;
  sessionId: string;
  /** Claim of the same name: 0 not authorised, 1 member, 2 admin. */
  roleValue: number;
  /** The most this person may do in the acting workspace, whatever the grants say. */
  cap: 'read' | 'edit' | 'admin';
  /** What the acting workspace lets this person do beside it. */
  switches: { sign: boolean; templates: boolean; billing: boolean; audit: boolean };
  /** False for a member who cannot use AI in the acting workspace. */
  seat: boolean;
  /** Names under which grants may be held; what they are stands in `access.ts`. */
  principals: readonly string[];
  /** Workspaces that records reachable by those principals can lie in; only prunes a search, never widens it. */
  reach: readonly string[];
  restrictedTemplates: boolean;
  /** True when the workspace asks for two-factor and the person has none: only routes that say so are open. */
  needsTwoFactor: boolean;
  /**
   * Set while an admin looks at the workspace as this actor, who then only reads: who that admin is, and until when (epoch
   * milliseconds). The log names both.
   */
  viewing?: { id: string; by: Actor; until: number };
  /** End of the token that was presented, epoch milliseconds; open streams end then. */
  expiresAt: number;
};

/** platform's view of accounts, which provides it. */
export type SessionResolver = {
  /**
   * `isUse` false: the call does not count as somebody working, so it does not keep the session alive.
   * @throws AppError SESSION_REQUIRED, SESSION_EXPIRED, SESSION_REVOKED, ACCOUNT_NOT_AUTHORISED, WORKSPACE_CHANGED, VIEWING_ENDED
   */
  resolve(token: string, options?: { isUse: boolean }): Promise<Actor>;
  /** Principals of those of the sessions that still stand, in one query: for open streams. */
  standing(sessionIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** A person acting in a workspace without a session, for jobs. @throws AppError NOT_FOUND when that is over */
  actorOf(userId: string, workspaceId: string): Promise<Actor>;
};

export const sessionResolver = port<SessionResolver>('sessions');
