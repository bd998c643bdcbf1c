/** Who is acting, in which workspace, reaching what. Resolved from a bearer token by the accounts area. */
export type Actor = {
  userId: string;
  workspaceId: string;
  sessionId: string;
  /** Claim of the same name: 0 not authorised, 1 member, 2 admin. */
  roleValue: number;
  /** The most this person may do in the acting workspace, whatever the grants say. */
  cap: 'read' | 'edit' | 'admin';
  /** Names under which grants may be held: `user:<id>`, `admins:<workspaceId>`, `department:<id>`, `owned:<ownerId>` … */
  principals: readonly string[];
  /** Workspaces that records reachable by those principals can lie in; only prunes a search, never widens it. */
  reach: readonly string[];
  restrictedTemplates: boolean;
  /** True when the workspace asks for two-factor and the person has none: only routes that say so are open. */
  needsTwoFactor: boolean;
  /** End of the token that was presented, epoch milliseconds; open streams end then. */
  expiresAt: number;
};

/** platform's view of accounts: implemented there, plugged in by `app.ts`. */
export type SessionResolver = {
  /**
   * `isUse` false: the call does not count as somebody working, so it does not keep the session alive.
   * @throws AppError SESSION_REQUIRED, SESSION_EXPIRED, SESSION_REVOKED, ACCOUNT_NOT_AUTHORISED, WORKSPACE_CHANGED
   */
  resolve(token: string, options?: { isUse: boolean }): Promise<Actor>;
};
