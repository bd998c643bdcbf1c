import type { FormField } from '@clinical/contract/forms/fields.schemas';
import { and, count, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { GrantLevel } from '../../platform/access.ts';
import { notFound } from '../../platform/app-error.ts';
import type { Scope, Tx } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import type { Database } from '../../platform/db/database.ts';
import type { SelectReachable } from '../../platform/reachable-records.ts';
import { users } from '../accounts/accounts.table.ts';
import { notes } from '../notes/notes.table.ts';
import { getNoteFor, visibleNotes } from '../notes/public.ts';
import { formDrafts, forms, formVersions } from './forms.table.ts';

type Reading = Pick<Scope, 'actor' | 'db'>;
export type FormRow = typeof forms.$inferSelect;
export type DraftRow = typeof formDrafts.$inferSelect;
/** With its owner's name and its fields as they are now. */
export type FullForm = FormRow & { createdBy: string; fields: FormField[] };

const nameOf = sql<string>`${users.givenName} || ' ' || ${users.familyName}`;

function formsWhere(scope: Reading, which: SQL | undefined) {
  return scope.db
    .select({ form: forms, createdBy: nameOf, fields: formVersions.fields })
    .from(forms)
    .innerJoin(users, eq(users.id, forms.ownerId))
    .innerJoin(formVersions, and(eq(formVersions.formId, forms.id), eq(formVersions.version, forms.version)))
    .where(and(eq(forms.workspaceId, scope.actor.workspaceId), which))
    .orderBy(desc(forms.createdAt), desc(forms.id));
}

/** Blank forms of the acting workspace that are not in the bin, newest first. */
export async function selectForms(scope: Reading): Promise<FullForm[]> {
  const rows = await formsWhere(scope, isNull(forms.deletedAt));
  return rows.map(({ form, ...rest }) => ({ ...form, ...rest }));
}

/** A form of the acting workspace. `inBin`: one that was deleted. @throws AppError NOT_FOUND */
export async function getForm(scope: Reading, formId: string, { inBin = false } = {}): Promise<FullForm> {
  if (!isUuid(formId)) throw notFound();
  const which = and(eq(forms.id, formId), inBin ? undefined : isNull(forms.deletedAt));
  const [row] = await formsWhere(scope, which);
  if (!row) throw notFound();
  const { form, ...rest } = row;
  return { ...form, ...rest };
}

/** The same, held until the transaction ends. @throws AppError NOT_FOUND */
export async function lockForm(tx: Tx, formId: string): Promise<FullForm> {
  if (!isUuid(formId)) throw notFound();
  await tx.db.select({ id: forms.id }).from(forms).where(eq(forms.id, formId)).for('update');
  return getForm(tx, formId, { inBin: true });
}

export async function insertForm(tx: Tx, row: FormRow, fields: FormField[]): Promise<void> {
  await tx.db.insert(forms).values(row);
  await insertVersion(tx, row, fields);
}

export async function insertVersion(
  tx: Tx,
  { id: formId, version }: Pick<FormRow, 'id' | 'version'>,
  fields: FormField[],
) {
  await tx.db
    .insert(formVersions)
    .values({ formId, version, fields, createdBy: tx.actor.userId, createdAt: tx.clock.now() });
}

type FormChanges = Partial<Pick<FormRow, 'title' | 'version' | 'updatedAt' | 'deletedAt'>>;

export async function updateForm(tx: Tx, formId: string, changes: FormChanges): Promise<void> {
  await tx.db.update(forms).set(changes).where(eq(forms.id, formId));
}

/** Those of the ids that are forms of the acting workspace, or drafts in charts that the actor may `level`. */
export const selectReachableForms: SelectReachable = async (scope, ids, level) => {
  const blank = await scope.db
    .select({ id: forms.id })
    .from(forms)
    .where(and(inArray(forms.id, [...ids]), eq(forms.workspaceId, scope.actor.workspaceId), isNull(forms.deletedAt)));
  const drafts = await scope.db
    .select({ id: formDrafts.id, noteId: formDrafts.noteId })
    .from(formDrafts)
    .innerJoin(notes, eq(notes.id, formDrafts.noteId))
    .where(and(inArray(formDrafts.id, [...ids]), visibleNotes(scope, level)));
  return [...blank.map(({ id }) => ({ id, noteId: null })), ...drafts];
};

/** A draft with its form, of whatever age, and the patient's name. */
export type FullDraft = DraftRow & {
  level: GrantLevel;
  patient: string;
  form: Pick<FormRow, 'title' | 'pages' | 'fileId' | 'fileName' | 'size'>;
  fields: FormField[];
};

function draftsWhere(scope: Reading, which: SQL | undefined) {
  return scope.db
    .select({ draft: formDrafts, patient: notes.title, form: forms, fields: formVersions.fields })
    .from(formDrafts)
    .innerJoin(notes, eq(notes.id, formDrafts.noteId))
    .innerJoin(forms, eq(forms.id, formDrafts.formId))
    .innerJoin(
      formVersions,
      and(eq(formVersions.formId, formDrafts.formId), eq(formVersions.version, formDrafts.formVersion)),
    )
    .where(which)
    .orderBy(desc(formDrafts.updatedAt), desc(formDrafts.id));
}

/** @throws AppError NOT_FOUND when it is not there, or its chart is not the actor's to `need` */
export async function getDraftFor(scope: Reading, draftId: string, need: GrantLevel): Promise<FullDraft> {
  if (!isUuid(draftId)) throw notFound();
  const [row] = await draftsWhere(scope, eq(formDrafts.id, draftId));
  if (!row) throw notFound();
  const { level } = await getNoteFor(scope, row.draft.noteId, need);
  const { draft, ...rest } = row;
  return { ...draft, ...rest, level };
}

/** The same, held until the transaction ends. @throws AppError NOT_FOUND */
export async function lockDraftFor(tx: Tx, draftId: string): Promise<FullDraft> {
  if (!isUuid(draftId)) throw notFound();
  await tx.db.select({ id: formDrafts.id }).from(formDrafts).where(eq(formDrafts.id, draftId)).for('update');
  return getDraftFor(tx, draftId, 'edit');
}

const mostDrafts = 200;

/** Of one chart: all of them. Else those that the actor is filling in, in the acting workspace. */
export async function selectDrafts(scope: Reading, noteId: string | undefined) {
  const { userId, workspaceId } = scope.actor;
  const mine = and(
    eq(formDrafts.createdBy, userId),
    eq(formDrafts.workspaceId, workspaceId),
    isNull(formDrafts.filledAt),
    isNull(notes.deletedAt),
  );
  const rows = await draftsWhere(
    scope,
    and(noteId === undefined ? mine : eq(formDrafts.noteId, noteId), visibleNotes(scope, 'read')),
  ).limit(mostDrafts);
  return rows.map(({ draft, ...rest }) => ({ ...draft, ...rest }));
}

/** All of a chart, oldest first. */
export async function selectChartDrafts(scope: Pick<Scope, 'db'>, noteId: string) {
  return scope.db
    .select({ draft: formDrafts, title: forms.title, fields: formVersions.fields })
    .from(formDrafts)
    .innerJoin(forms, eq(forms.id, formDrafts.formId))
    .innerJoin(
      formVersions,
      and(eq(formVersions.formId, formDrafts.formId), eq(formVersions.version, formDrafts.formVersion)),
    )
    .where(eq(formDrafts.noteId, noteId))
    .orderBy(formDrafts.createdAt, formDrafts.id);
}

export async function insertDraft(tx: Tx, row: DraftRow): Promise<void> {
  await tx.db.insert(formDrafts).values(row);
}

type DraftChanges = Partial<Pick<DraftRow, 'values' | 'updatedAt' | 'filledAt' | 'transcriptId'>>;

export async function updateDraft(tx: Tx, draftId: string, changes: DraftChanges): Promise<void> {
  await tx.db.update(formDrafts).set(changes).where(eq(formDrafts.id, draftId));
}

export async function deleteDraft(tx: Tx, draftId: string): Promise<void> {
  await tx.db.delete(formDrafts).where(eq(formDrafts.id, draftId));
}

/** Moves drafts of one chart to another: all of them, or those of the ids. Returns what moved. */
export async function moveDrafts(
  tx: Tx,
  from: string,
  to: { id: string; workspaceId: string },
  ids?: readonly string[],
): Promise<string[]> {
  const moved = await tx.db
    .update(formDrafts)
    .set({ noteId: to.id, workspaceId: to.workspaceId })
    .where(and(eq(formDrafts.noteId, from), ids === undefined ? undefined : inArray(formDrafts.id, [...ids])))
    .returning({ id: formDrafts.id });
  return moved.map(({ id }) => id);
}

/** The person's name as it is kept beside what they entered. */
export async function findOwnName(scope: Reading): Promise<string> {
  const [row] = await scope.db.select({ name: nameOf }).from(users).where(eq(users.id, scope.actor.userId));
  return row?.name ?? '';
}

/** How the person writes dates, as a BCP 47 tag. */
export async function findOwnLocale(scope: Reading): Promise<string> {
  const [row] = await scope.db.select({ locale: users.locale }).from(users).where(eq(users.id, scope.actor.userId));
  return row?.locale || 'en-US';
}

export type OwnDetails = { givenName: string; familyName: string; npi: string; address: string; email: string };

export async function findOwnDetails(scope: Reading): Promise<OwnDetails | null> {
  const { givenName, familyName, npi, address, email } = users;
  const [row] = await scope.db
    .select({ givenName, familyName, npi, address, email })
    .from(users)
    .where(eq(users.id, scope.actor.userId));
  return row ?? null;
}

export async function countOwnedForms(db: Scope['db'], userId: string): Promise<Map<string, number>> {
  const rows = await db
    .select({ workspaceId: forms.workspaceId, count: count() })
    .from(forms)
    .where(and(eq(forms.ownerId, userId), isNull(forms.deletedAt)))
    .groupBy(forms.workspaceId);
  return new Map(rows.map((row) => [row.workspaceId, row.count]));
}

export async function changeFormOwner(
  tx: Tx,
  { fromUserId, workspaceId, toUserId }: { fromUserId: string; workspaceId: string; toUserId: string },
): Promise<string[]> {
  const changed = await tx.db
    .update(forms)
    .set({ ownerId: toUserId })
    .where(and(eq(forms.workspaceId, workspaceId), eq(forms.ownerId, fromUserId)))
    .returning({ id: forms.id });
  return changed.map(({ id }) => id);
}

/** Blank forms that have lain in the bin since before `time` and that nobody has used. Those that were filled in keep their fields. */
export async function deleteOldForms(db: Database, time: number): Promise<void> {
  await db
    .delete(forms)
    .where(
      and(
        lt(forms.deletedAt, time),
        sql`not exists (select 1 from ${formDrafts} where ${formDrafts.formId} = ${forms.id})`,
      ),
    );
}
