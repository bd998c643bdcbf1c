import type { EntryHold } from '@clinical/contract/transcripts/holds.schemas';
import type { EntryKind } from '@clinical/contract/transcripts/entries.schemas';
import type { Tx } from '../../platform/context.ts';
import { publishChartChange, publishNoteEdit } from './add-version.ts';
import { type NoteRequest, plainRequest } from './note-request.ts';
import type { StoredSpeech } from './stored-speech.ts';
import type { Source } from './source/source-text.ts';
import { insertTranscript, type Entry } from './transcripts.queries.ts';
import { touchChart } from './last-visit.queries.ts';

export type EntryStart = {
  /** The chart, which the caller has read with the ability to edit it. */
  noteId: string;
  workspaceId: string;
  kind: EntryKind;
  source: Source;
  fileName?: string | null;
  templateId?: string | null | undefined;
  model?: string | null | undefined;
  /** What its note is to be written with; nothing beside its source unless given. */
  request?: NoteRequest;
  /** What stands against writing its note. */
  hold?: EntryHold | null;
  speech?: StoredSpeech | null;
};

/** Adds an entry to a chart; every verb that makes one does it here. */
export async function addEntry(tx: Tx, start: EntryStart): Promise<Entry> {
  const entry = await insertTranscript(tx, {
    id: tx.ids.uuid(),
    noteId: start.noteId,
    workspaceId: start.workspaceId,
    createdBy: tx.actor.userId,
    createdAt: tx.clock.now(),
    kind: start.kind,
    fileName: start.fileName ?? null,
    ...start.source,
    templateId: start.templateId ?? null,
    model: start.model ?? null,
    request: start.request ?? plainRequest,
    engine: null,
    taskId: null,
    hold: start.hold ?? null,
    speech: start.speech ?? null,
  });
  await touchChart(tx, start.noteId, { entriesDelta: 1 });
  await tx.audit('transcript.create', { type: 'transcript', id: entry.id, noteId: start.noteId });
  if (entry.hold) await tx.audit('transcript.hold', { type: 'transcript', id: entry.id, noteId: start.noteId });
  await publishNoteEdit(tx, entry);
  await publishChartChange(tx, start.noteId);
  return entry;
}
