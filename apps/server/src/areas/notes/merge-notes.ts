import type { MergedNotes, MergeNotes } from '@clinical/contract/notes/merges.schemas';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import { chartContents } from './chart-contents.ts';
import { markEditing } from './editors.queries.ts';
import { fillDetails, insertMerge, lockNotes, putAway, shareGrants, shareStars } from './merges.queries.ts';
import { getNoteFor, noteAudience, type NoteRow } from './notes.queries.ts';
import { viewNote } from './notes.view.ts';
import { normaliseTitle } from './normalise-title.ts';
import { publishMerge } from './publish-merge.ts';
import { includesSample } from './sample.queries.ts';

/** Moves everything of one chart into another, all or nothing, and puts the source away. */
export async function mergeNotes(ctx: Context, input: MergeNotes): Promise<MergedNotes> {
  const { source_note_id: sourceId, target_note_id: targetId } = input;
  if (!isUuid(sourceId) || !isUuid(targetId)) throw notFound();
  if (sourceId === targetId) throw new AppError('CONFLICT', { message: 'A chart cannot be merged into itself.' });
  const contents = ctx.use(chartContents);
  return ctx.transaction(async (tx) => {
    await lockNotes(tx, [sourceId, targetId]);
    const source = await getNoteFor(tx, sourceId, 'manage');
    const target = await getNoteFor(tx, targetId, 'manage');
    assertMergeable(source, target, input.confirm_title);
    if (await includesSample(tx, [sourceId, targetId])) {
      throw new AppError('CONFLICT', { message: 'The sample patient cannot be merged. Remove it instead.' });
    }

    const moved: Record<string, unknown> = {};
    for (const each of contents) moved[each.name] = await each.move(tx, source, target);
    const audience = await noteAudience(tx, [sourceId, targetId]);
    const record = {
      entries: source.entryCount,
      filled: await fillDetails(tx, source, target),
      grants: await shareGrants(tx, sourceId, targetId),
      stars: await shareStars(tx, sourceId, targetId),
      moved,
    };
    await putAway(tx, sourceId, targetId);
    await markEditing(tx, targetId);
    const mergeId = tx.ids.uuid();
    const { workspaceId } = target;
    const { userId: mergedBy, principals } = tx.actor;
    await insertMerge(tx, { id: mergeId, workspaceId, sourceId, targetId, mergedBy, mergedAt: tx.clock.now(), record });
    for (const noteId of [sourceId, targetId]) await tx.audit('note.merge', { type: 'note', id: noteId, noteId });
    publishMerge(tx, audience, targetId);
    return {
      mergeId,
      note: viewNote(tx.actor, await getNoteFor(tx, targetId, 'manage')),
      canUndo: workspaceId === tx.actor.workspaceId && principals.includes(`admins:${workspaceId}`),
    };
  });
}

const differ = (one: string | null, other: string | null) => one !== null && other !== null && one !== other;

function assertMergeable(source: NoteRow, target: NoteRow, confirmed: string | undefined): void {
  if (source.workspaceId !== target.workspaceId) {
    throw new AppError('CONFLICT', { message: 'These charts belong to different workspaces and cannot be merged.' });
  }
  const otherPatient =
    differ(source.dateOfBirth, target.dateOfBirth) || differ(normalMrn(source.mrn), normalMrn(target.mrn));
  if (otherPatient && normaliseTitle(confirmed ?? '') !== normaliseTitle(target.title)) {
    throw new AppError('DIFFERENT_PATIENTS');
  }
}

const normalMrn = (mrn: string | null) => mrn && normaliseTitle(mrn);
