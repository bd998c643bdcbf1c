import { and, count, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import type { HeldNames } from '../../platform/area.ts';
import type { Database } from '../../platform/db/database.ts';
import { emailCodes, type PendingAccount, sessions, users, workspaceMembers, workspaces } from './accounts.table.ts';
import { identities, twoFactor } from './sign-in.table.ts';

export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
export type WorkspaceRow = typeof workspaces.$inferSelect;
export type EmailCodeRow = typeof emailCodes.$inferSelect;

export async function findUserByEmail(db: Database, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

export async function findUser(db: Database, id: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

export async function hasUsers(db: Database): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).limit(1);
  return rows.length > 0;
}

export async function insertUserWithWorkspace(
  db: Database,
  user: typeof users.$inferInsert,
  workspace: typeof workspaces.$inferInsert,
): Promise<void> {
  await db.insert(workspaces).values(workspace);
  await db.insert(users).values(user);
  await db
    .insert(workspaceMembers)
    .values({ workspaceId: workspace.id, userId: user.id, cap: 'admin', createdAt: workspace.createdAt });
}

export async function updateUser(
  db: Database,
  id: string,
  values: Partial<typeof users.$inferInsert>,
): Promise<UserRow | null> {
  const [row] = await db.update(users).set(values).where(eq(users.id, id)).returning();
  return row ?? null;
}

/** Closes an account and takes what it signs in with off it. The address can be registered anew. */
export async function closeUser(db: Database, id: string, now: number): Promise<void> {
  const nothing = { passwordHash: null, logo: null, apiKeySealed: null, apiKeyLastFour: null, apiKeySavedAt: null };
  await db
    .update(users)
    .set({ ...nothing, apiKeyActive: false, email: `${id}@closed.invalid`, closedAt: now })
    .where(eq(users.id, id));
  await db.delete(identities).where(eq(identities.userId, id));
}

export async function findIdentity(db: Database, provider: string, subject: string) {
  const [row] = await db
    .select()
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  return row ?? null;
}

export async function insertIdentity(db: Database, row: typeof identities.$inferInsert): Promise<void> {
  await db.insert(identities).values(row);
}

export async function insertSession(db: Database, session: typeof sessions.$inferInsert): Promise<void> {
  await db.insert(sessions).values(session);
}

/** What later areas add to the names that somebody holds, and as of when (epoch milliseconds). */
export type Further = { names: readonly HeldNames[]; now: number };

/** Those names, in the query that finds a person in a workspace. */
function furtherNames({ names, now }: Further, of: Parameters<HeldNames>[0]) {
  if (names.length === 0) return sql<string[]>`'[]'::json`;
  const all = sql.join(
    names.map((each) => each(of, now)),
    sql` union all `,
  );
  return sql<string[]>`to_json(array(${all}))`;
}

const nobodyElse: Further = { names: [], now: 0 };

const selectSessions = (db: Database, further: Further) =>
  db
    .select({
      names: furtherNames(further, sessions),
      session: sessions,
      user: users,
      workspace: workspaces,
      /** Null for who never was a member. */
      member: workspaceMembers,
      /** Null while two-factor is not in force. */
      twoFactorAt: twoFactor.confirmedAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(workspaces, eq(workspaces.id, sessions.workspaceId))
    .leftJoin(twoFactor, eq(twoFactor.userId, sessions.userId))
    .leftJoin(
      workspaceMembers,
      and(eq(workspaceMembers.userId, sessions.userId), eq(workspaceMembers.workspaceId, sessions.workspaceId)),
    );

/** A session with all that decides whether it is live and what it may do. */
export type SessionState = Awaited<ReturnType<typeof findSessions>>[number];

/** One session, or null. */
export async function findSession(db: Database, id: string, further = nobodyElse): Promise<SessionState | null> {
  const [row] = await selectSessions(db, further).where(eq(sessions.id, id));
  return row ?? null;
}

/** The same for several sessions at once. */
export async function findSessions(db: Database, ids: readonly string[], further = nobodyElse) {
  return selectSessions(db, further).where(inArray(sessions.id, [...ids]));
}

/** What a person may do in a workspace now, for work that runs without a session. */
export async function findMembership(db: Database, userId: string, workspaceId: string, further: Further) {
  const [row] = await db
    .select({ names: furtherNames(further, workspaceMembers), user: users, member: workspaceMembers })
    .from(users)
    .innerJoin(
      workspaceMembers,
      and(eq(workspaceMembers.userId, users.id), eq(workspaceMembers.workspaceId, workspaceId)),
    )
    .where(eq(users.id, userId));
  return row ?? null;
}

export async function listLiveSessions(db: Database, userId: string, now: number): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt))
    .limit(100);
}

/** Ends a session of that user; false when there is none that is live. */
export async function revokeSession(db: Database, id: string, userId: string, now: number): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isNull(sessions.revokedAt)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

/** Ends a person's live sessions but one; the ids of those that ended. */
export async function revokeSessionsOf(
  db: Database,
  userId: string,
  except: string | null,
  now: number,
): Promise<string[]> {
  const rows = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revokedAt), except ? ne(sessions.id, except) : undefined))
    .returning({ id: sessions.id });
  return rows.map(({ id }) => id);
}

export async function touchSession(db: Database, id: string, now: number): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, id));
}

/** A session's row, held until the end of the transaction. */
export async function lockSession(db: Database, id: string): Promise<SessionRow | null> {
  const [row] = await db.select().from(sessions).where(eq(sessions.id, id)).for('update');
  return row ?? null;
}

/** Uses up the refresh token that is good now; the row with the next one's number. */
export async function rotateRefresh(db: Database, id: string, now: number): Promise<SessionRow | null> {
  const [row] = await db
    .update(sessions)
    .set({ refreshGeneration: sql`${sessions.refreshGeneration} + 1`, refreshedAt: now })
    .where(eq(sessions.id, id))
    .returning();
  return row ?? null;
}

export async function setSessionWorkspace(db: Database, id: string, workspaceId: string): Promise<void> {
  await db.update(sessions).set({ workspaceId }).where(eq(sessions.id, id));
}

export async function insertEmailCode(
  db: Database,
  code: { id: string; email: string; codeHash: string; pending: PendingAccount; createdAt: number; expiresAt: number },
): Promise<void> {
  await db.insert(emailCodes).values(code);
}

/** The newest codes of an address that may still be entered, newest first. */
export async function liveEmailCodes(
  db: Database,
  email: string,
  now: number,
  maxTries: number,
): Promise<EmailCodeRow[]> {
  return db
    .select()
    .from(emailCodes)
    .where(
      and(
        eq(emailCodes.email, email),
        isNull(emailCodes.usedAt),
        gt(emailCodes.expiresAt, now),
        lt(emailCodes.tries, maxTries),
      ),
    )
    .orderBy(desc(emailCodes.createdAt))
    .limit(3)
    .for('update');
}

export async function findEmailCode(db: Database, id: string): Promise<EmailCodeRow | null> {
  const [row] = await db.select().from(emailCodes).where(eq(emailCodes.id, id));
  return row ?? null;
}

export async function countEmailCodes(db: Database, email: string, since: number): Promise<number> {
  const [row] = await db
    .select({ value: count() })
    .from(emailCodes)
    .where(and(eq(emailCodes.email, email), gt(emailCodes.createdAt, since)));
  return row?.value ?? 0;
}

/** Registrations that were confirmed or given up: they hold names, addresses and password hashes. */
export async function deleteEmailCodes(db: Database, before: number): Promise<void> {
  await db.delete(emailCodes).where(lt(emailCodes.createdAt, before));
}

export async function newestEmailCode(db: Database, email: string): Promise<EmailCodeRow | null> {
  const [row] = await db
    .select()
    .from(emailCodes)
    .where(eq(emailCodes.email, email))
    .orderBy(desc(emailCodes.createdAt))
    .limit(1);
  return row ?? null;
}

/** Counts one wrong try against every code of the address that is still live, so that asking for more codes gains nothing. */
export async function countWrongTry(db: Database, email: string, now: number): Promise<void> {
  await db
    .update(emailCodes)
    .set({ tries: sql`${emailCodes.tries} + 1` })
    .where(and(eq(emailCodes.email, email), isNull(emailCodes.usedAt), gt(emailCodes.expiresAt, now)));
}

export async function useEmailCodes(db: Database, email: string, now: number): Promise<void> {
  await db
    .update(emailCodes)
    .set({ usedAt: now })
    .where(and(eq(emailCodes.email, email), isNull(emailCodes.usedAt)));
}
