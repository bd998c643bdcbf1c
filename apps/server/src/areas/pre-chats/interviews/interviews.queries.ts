import type { SequenceState } from '@clinical/contract/pre-chats/interviews.schemas';
import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  exists,
  inArray,
  isNull,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { GrantLevel } from '../../../platform/access.ts';
import { AppError, notFound } from '../../../platform/app-error.ts';
import type { Scope, Tx } from '../../../platform/context.ts';
import { isUniqueViolation } from '../../../platform/db/errors.ts';
import { isUuid } from '../../../platform/ids.ts';
import type { SelectReachable } from '../../../platform/reachable-records.ts';
import { users } from '../../accounts/accounts.table.ts';
import { notes } from '../../notes/notes.table.ts';
import { visibleNotes } from '../../notes/public.ts';
import { preChatFlags, preChats, preChatSequences, preChatTurns } from './interviews.table.ts';

type Reading = Pick<Scope, 'actor' | 'db'>;
export type PreChatRow = typeof preChats.$inferSelect & {
  patient: string | null;
  author: string;
  /** The actor may change its chart, or it has none. */
  mayEdit: boolean;
};
export type SequenceRow = typeof preChatSequences.$inferSelect;
export type TurnRow = typeof preChatTurns.$inferSelect;
export type FlagRow = typeof preChatFlags.$inferSelect;

/** More than anybody goes through. */
const mostShown = 200;

/** Those of charts that the actor may `level`; those without a chart are everybody's in the workspace who may edit. */
function preChatReaches(scope: Reading, level: GrantLevel): SQL | undefined {
  const { workspaceId, cap } = scope.actor;
  const inChart = exists(
    scope.db
      .select({ one: sql`1` })
      .from(notes)
      .where(and(eq(notes.id, preChats.noteId), visibleNotes(scope, level))),
  );
  const without = and(eq(preChats.workspaceId, workspaceId), isNull(preChats.noteId));
  return cap === 'read' ? inChart : or(without, inChart);
}

async function preChatsWhere(scope: Reading, which: SQL | undefined, most: number): Promise<PreChatRow[]> {
  const rows = await scope.db
    .select({
      chat: preChats,
      patient: notes.title,
      author: sql<string>`${users.givenName} || ' ' || ${users.familyName}`,
      mayEdit: sql<boolean>`(${preChatReaches(scope, 'edit')})`,
    })
    .from(preChats)
    .leftJoin(notes, eq(notes.id, preChats.noteId))
    .innerJoin(users, eq(users.id, preChats.createdBy))
    .where(which)
    .orderBy(desc(preChats.updatedAt), desc(preChats.id))
    .limit(most);
  return rows.map(({ chat, ...rest }) => ({ ...chat, ...rest }));
}

/** The newest first; of one chart, or of all that the actor may see. */
export async function selectPreChats(scope: Reading, noteId?: string): Promise<PreChatRow[]> {
  const which = and(noteId === undefined ? undefined : eq(preChats.noteId, noteId), preChatReaches(scope, 'read'));
  return preChatsWhere(scope, which, mostShown);
}

/** @throws AppError NOT_FOUND when it is not there, or not the actor's to `level` */
export async function getPreChatFor(scope: Reading, id: string, level: GrantLevel): Promise<PreChatRow> {
  if (!isUuid(id)) throw notFound();
  const [row] = await preChatsWhere(scope, and(eq(preChats.id, id), preChatReaches(scope, level)), 1);
  if (!row) throw notFound();
  return row;
}

/** The same to change it, held until the transaction ends. @throws AppError NOT_FOUND */
export async function lockPreChatFor(tx: Tx, id: string): Promise<PreChatRow> {
  if (!isUuid(id)) throw notFound();
  await tx.db.select({ id: preChats.id }).from(preChats).where(eq(preChats.id, id)).for('update');
  return getPreChatFor(tx, id, 'edit');
}

type Found = typeof preChats.$inferSelect;

/** One that a link opens: the link is the permission. @throws AppError NOT_FOUND when it, or its chart, is deleted */
export async function getLinkedPreChat(scope: Pick<Scope, 'db'>, id: string): Promise<Found> {
  const [row] = await scope.db
    .select({ chat: preChats })
    .from(preChats)
    .leftJoin(notes, eq(notes.id, preChats.noteId))
    .where(and(eq(preChats.id, id), isNull(notes.deletedAt)));
  if (!row) throw notFound();
  return row.chat;
}

/** The same, held until the transaction ends. */
export async function lockLinkedPreChat(tx: Tx, id: string): Promise<Found> {
  await tx.db.select({ id: preChats.id }).from(preChats).where(eq(preChats.id, id)).for('update');
  return getLinkedPreChat(tx, id);
}

/** Whether an id is that of a pre-chat, whoever may see it. */
export async function isPreChat(scope: Pick<Scope, 'db'>, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  const rows = await scope.db.select({ id: preChats.id }).from(preChats).where(eq(preChats.id, id));
  return rows.length > 0;
}

export const selectReachablePreChats: SelectReachable = (scope, ids, level) =>
  scope.db
    .select({ id: preChats.id, noteId: preChats.noteId })
    .from(preChats)
    .where(and(inArray(preChats.id, [...ids]), preChatReaches(scope, level)))
    .execute();

export type Parts = { sequences: SequenceRow[]; turns: TurnRow[]; flags: FlagRow[] };

/** What belongs to pre-chats, each in its order. */
export async function selectParts(scope: Pick<Scope, 'db'>, ids: readonly string[]): Promise<Parts> {
  const [sequences, turns, flags] = [
    await scope.db
      .select()
      .from(preChatSequences)
      .where(inArray(preChatSequences.preChatId, [...ids]))
      .orderBy(asc(preChatSequences.createdAt), asc(preChatSequences.promptId)),
    await scope.db
      .select()
      .from(preChatTurns)
      .where(inArray(preChatTurns.preChatId, [...ids]))
      .orderBy(asc(preChatTurns.position)),
    await scope.db
      .select()
      .from(preChatFlags)
      .where(inArray(preChatFlags.preChatId, [...ids]))
      .orderBy(asc(preChatFlags.raisedAt), asc(preChatFlags.id)),
  ];
  return { sequences, turns, flags };
}

/** Pre-chats that the actor sees with a flag that nobody has cleared. */
export async function countFlagged(scope: Reading): Promise<number> {
  const [row] = await scope.db
    .select({ count: countDistinct(preChats.id) })
    .from(preChats)
    .innerJoin(preChatFlags, eq(preChatFlags.preChatId, preChats.id))
    .where(and(isNull(preChatFlags.clearedAt), preChatReaches(scope, 'read')));
  return row?.count ?? 0;
}

/** Pre-chats that the actor may change, whose questions ended and whose answers nobody has read. */
export async function countUnread(scope: Reading): Promise<number> {
  const ofIt = eq(preChatSequences.preChatId, preChats.id);
  const sequences = (which: SQL | undefined) =>
    scope.db
      .select({ one: sql`1` })
      .from(preChatSequences)
      .where(and(ofIt, which));
  const turns = scope.db
    .select({ one: sql`1` })
    .from(preChatTurns)
    .where(eq(preChatTurns.preChatId, preChats.id));
  const [row] = await scope.db
    .select({ count: count() })
    .from(preChats)
    .where(
      and(
        isNull(preChats.readAt),
        isNull(preChats.transferredAt),
        notExists(sequences(eq(preChatSequences.state, 'open'))),
        exists(turns),
        preChatReaches(scope, 'edit'),
      ),
    );
  return row?.count ?? 0;
}

/** Names of people, by id. */
export async function selectNames(scope: Pick<Scope, 'db'>, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await scope.db
    .select({ id: users.id, name: sql<string>`${users.givenName} || ' ' || ${users.familyName}` })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** @throws AppError CONFLICT when the id is taken */
export async function insertPreChat(tx: Tx, row: typeof preChats.$inferInsert): Promise<void> {
  try {
    await tx.db.insert(preChats).values(row);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('CONFLICT', { message: 'This pre-chat is already there. Reload the page to see it.' });
  }
}

/** False when that sequence is there already. */
export async function insertSequence(tx: Tx, row: typeof preChatSequences.$inferInsert): Promise<boolean> {
  const added = await tx.db
    .insert(preChatSequences)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: preChatSequences.preChatId });
  return added.length > 0;
}

/** @throws AppError CONFLICT when the id is taken by another answer */
export async function insertTurn(tx: Tx, row: typeof preChatTurns.$inferInsert): Promise<void> {
  const added = await tx.db.insert(preChatTurns).values(row).onConflictDoNothing().returning({ id: preChatTurns.id });
  if (added.length === 0)
    throw new AppError('CONFLICT', { message: 'This answer is stored elsewhere already. Reload the page.' });
}

export async function changeTurn(
  tx: Tx,
  id: string,
  changes: Pick<TurnRow, 'answer' | 'corrections' | 'version'>,
): Promise<void> {
  await tx.db.update(preChatTurns).set(changes).where(eq(preChatTurns.id, id));
}

export async function insertFlag(tx: Tx, row: FlagRow): Promise<void> {
  await tx.db.insert(preChatFlags).values(row);
}

export async function extendFlag(tx: Tx, id: string, changes: Pick<FlagRow, 'level' | 'quotes'>): Promise<void> {
  await tx.db.update(preChatFlags).set(changes).where(eq(preChatFlags.id, id));
}

/** False when it was cleared before. */
export async function setCleared(tx: Tx, id: string, reason: string): Promise<boolean> {
  const cleared = await tx.db
    .update(preChatFlags)
    .set({ clearedAt: tx.clock.now(), clearedBy: tx.actor.userId, clearReason: reason })
    .where(and(eq(preChatFlags.id, id), isNull(preChatFlags.clearedAt)))
    .returning({ id: preChatFlags.id });
  return cleared.length > 0;
}

export async function setSequenceState(
  tx: Tx,
  { preChatId, promptId }: Pick<SequenceRow, 'preChatId' | 'promptId'>,
  state: SequenceState,
): Promise<void> {
  await tx.db
    .update(preChatSequences)
    .set({ state })
    .where(and(eq(preChatSequences.preChatId, preChatId), eq(preChatSequences.promptId, promptId)));
}

/** Who pays for a sequence, and under which key of the ledger; null once the credit went back. */
export async function setPayer(
  tx: Tx,
  { preChatId, promptId }: Pick<SequenceRow, 'preChatId' | 'promptId'>,
  payer: Pick<SequenceRow, 'createdBy' | 'spendKey'>,
): Promise<void> {
  await tx.db
    .update(preChatSequences)
    .set(payer)
    .where(and(eq(preChatSequences.preChatId, preChatId), eq(preChatSequences.promptId, promptId)));
}

export async function changePreChat(
  tx: Tx,
  id: string,
  changes: Partial<
    Pick<
      typeof preChats.$inferSelect,
      'answeredBy' | 'title' | 'noteId' | 'workspaceId' | 'readAt' | 'readBy' | 'transcriptId' | 'transferredAt'
    >
  >,
): Promise<void> {
  await tx.db
    .update(preChats)
    .set({ ...changes, updatedAt: tx.clock.now() })
    .where(eq(preChats.id, id));
}

export async function removePreChat(tx: Tx, id: string): Promise<void> {
  await tx.db.delete(preChats).where(eq(preChats.id, id));
}

export async function removeSequence(tx: Tx, preChatId: string, promptId: string): Promise<void> {
  await tx.db
    .delete(preChatSequences)
    .where(and(eq(preChatSequences.preChatId, preChatId), eq(preChatSequences.promptId, promptId)));
}

/** Takes the pre-chats of one chart to another, all or these. @returns their ids */
export async function movePreChats(
  tx: Tx,
  fromNoteId: string,
  to: { id: string; workspaceId: string },
  only?: readonly string[],
): Promise<string[]> {
  const moved = await tx.db
    .update(preChats)
    .set({ noteId: to.id, workspaceId: to.workspaceId })
    .where(and(eq(preChats.noteId, fromNoteId), only ? inArray(preChats.id, [...only]) : undefined))
    .returning({ id: preChats.id });
  return moved.map(({ id }) => id);
}
