import { displayName } from '@clinical/contract/accounts/accounts.rules';
import { auditKinds, auditPatterns } from '@clinical/contract/audit/audit.rules';
import type { AuditSelection } from '@clinical/contract/audit/audit.schemas';
import { and, desc, eq, gte, inArray, lt, notExists, sql, type SQL } from 'drizzle-orm';
import { auditEvents } from '../../platform/audit/audit-events.table.ts';
import { auditSeals } from '../../platform/audit/audit-seals.table.ts';
import type { Scope } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import { users } from '../accounts/accounts.table.ts';
import { notes } from '../notes/notes.table.ts';
import { visibleNotes } from '../notes/public.ts';
import type { AuditPlace } from './audit-cursor.ts';

export type AuditEventRow = typeof auditEvents.$inferSelect;
/**
 * What is read. `everywhere`: also what was done in other workspaces, for a chart that the actor manages. `people`: without what pages
 * ask for by themselves.
 */
export type AuditReach = AuditSelection & { everywhere: boolean; people: boolean };

const like = (patterns: readonly string[]): SQL =>
  sql`${auditEvents.action} like any(${sql.param(patterns.map((pattern) => pattern.replaceAll('*', '%')))}::text[])`;

/** The rows of a kind, told as `auditKindOf` tells it: by the first kind of the list that fits. */
function ofKind(kind: string): SQL {
  const place = auditPatterns.findIndex(([each]) => each === kind);
  const before = auditPatterns.slice(0, place < 0 ? undefined : place).flatMap(([, patterns]) => patterns);
  const fits = place < 0 ? sql`true` : like(auditPatterns[place]?.[1] ?? []);
  return before.length === 0 ? fits : sql`(${fits} and not ${like(before)})`;
}

function ofAction(action: string): SQL {
  return (auditKinds as readonly string[]).includes(action) ? ofKind(action) : eq(auditEvents.action, action);
}

/** A page of rows, newest first, that come after `after`. */
export async function selectAudit(
  { db, actor }: Pick<Scope, 'actor' | 'db'>,
  { noteId, userId, action, from, to, everywhere, people }: AuditReach,
  { after, limit }: { after: AuditPlace | null; limit: number },
): Promise<AuditEventRow[]> {
  return db
    .select()
    .from(auditEvents)
    .where(
      and(
        everywhere ? undefined : eq(auditEvents.workspaceId, actor.workspaceId),
        noteId === undefined ? undefined : eq(auditEvents.noteId, noteId),
        userId === undefined ? undefined : eq(auditEvents.userId, userId),
        action === undefined ? undefined : ofAction(action),
        people ? sql`not ${ofKind('background')}` : undefined,
        from === undefined ? undefined : gte(auditEvents.at, Date.parse(from)),
        to === undefined ? undefined : lt(auditEvents.at, Date.parse(to)),
        after === null
          ? undefined
          : sql`(${auditEvents.at}, ${auditEvents.seq}) < (${after.at}::bigint, ${after.seq}::bigint)`,
      ),
    )
    .orderBy(desc(auditEvents.at), desc(auditEvents.seq))
    .limit(limit);
}

export type AuditNames = { users: ReadonlyMap<string, string>; notes: ReadonlyMap<string, string> };

const idsOf = (values: readonly (string | null)[]): string[] => [
  ...new Set(values.filter((value): value is string => value !== null && isUuid(value))),
];

/** Names of the people and, as far as the actor may see them, of the charts in these rows. */
export async function namesIn(scope: Pick<Scope, 'actor' | 'db'>, rows: readonly AuditEventRow[]): Promise<AuditNames> {
  const [userIds, noteIds] = [
    idsOf(rows.flatMap((row) => [row.userId, row.asUserId])),
    idsOf(rows.map((row) => row.noteId)),
  ];
  const [people, charts] = await Promise.all([
    userIds.length === 0 ? [] : scope.db.select().from(users).where(inArray(users.id, userIds)),
    noteIds.length === 0
      ? []
      : scope.db
          .select({ id: notes.id, title: notes.title })
          .from(notes)
          .where(and(inArray(notes.id, noteIds), visibleNotes(scope))),
  ]);
  return {
    users: new Map(
      people.map(({ id, givenName, familyName, nickname }) => [
        id,
        displayName({ given_name: givenName, family_name: familyName, nickname }),
      ]),
    ),
    notes: new Map(charts.map(({ id, title }) => [id, title])),
  };
}

const hour = 3_600_000;

/** Rows of the actor's workspace of the last hour that have no seal yet. */
export async function countUnsealed({ db, actor }: Pick<Scope, 'actor' | 'db'>, now: number): Promise<number> {
  return db.$count(
    auditEvents,
    and(
      eq(auditEvents.workspaceId, actor.workspaceId),
      gte(auditEvents.at, now - hour),
      notExists(db.select().from(auditSeals).where(eq(auditSeals.eventSeq, auditEvents.seq))),
    ),
  );
}
