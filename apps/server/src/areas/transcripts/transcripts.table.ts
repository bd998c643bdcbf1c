import { sql } from 'drizzle-orm';
import { integer, pgTable, primaryKey, text, unique, uuid, boolean, bigint, index } from 'drizzle-orm/pg-core';
import type { BuiltFrom, EntryKind } from '@clinical/contract/transcripts/entries.schemas';
import type { EntryHold } from '@clinical/contract/transcripts/holds.schemas';
import type { NoteSection, NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import type { Voice } from '@clinical/contract/transcripts/speakers.schemas';
import { epochMs, id, json } from '../../platform/db/columns.ts';
import { storedFiles } from '../../platform/storage/stored-files.table.ts';
import { users } from '../accounts/accounts.table.ts';
import { notes } from '../notes/notes.table.ts';
import { templates } from '../templates/templates.table.ts';
import type { StoredSpeech } from './stored-speech.ts';
import type { NoteRequest } from './note-request.ts';
import type { WrittenDigests } from './section-states.ts';

/** Who signed, and for whom when it was a delegate, as they were then. `npi`: of the clinician whose note it is; absent on notes signed before it was stored. */
export type SignedNames = { signer: string; onBehalfOf: string | null; npi?: string };
/** `removedAt` in epoch milliseconds; the hash of the bytes in hex. */
export type RemovedFile = { fileName: string; size: number; sha256: string; removedAt: number };
export type VersionCause = 'ai' | 'edit' | 'restore' | 'source' | 'late' | 'voice';

/** The entries of charts. The note of an entry is its newest version. */
export const transcripts = pgTable(
  'transcripts',
  {
    id: id(),
    noteId: uuid('note_id')
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    workspaceId: uuid('workspace_id').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: epochMs('created_at').notNull(),
    updatedAt: epochMs('updated_at').notNull(),
    kind: text('kind').$type<EntryKind>().notNull(),
    fileName: text('file_name'),
    question: text('question').notNull(),
    /** The words of an utterance never change; an edited line of the source is a new one. Who spoke may be told anew. */
    utterances: json<Utterance[]>('utterances').notNull(),
    templateId: uuid('template_id').references(() => templates.id),
    model: text('model'),
    /** What made the newest AI text: `local` or the model's key. */
    engine: text('engine'),
    /** What the note was last asked for with. */
    request: json<NoteRequest>('request'),
    /** Digests of the sections as they were last written, by key. */
    digests: json<WrittenDigests>('digests'),
    tag: text('tag').notNull().default(''),
    /** Why the patient came, in the words of the newest note. */
    reason: text('reason'),
    /** Number of the newest version; 0 before there is one. */
    version: integer('version').notNull().default(0),
    /** Version with which the source became what it is: what was found in a note was found against this source. */
    sourceVersion: integer('source_version').notNull().default(0),
    /** What stands against writing the note. */
    hold: json<EntryHold>('hold'),
    /** Of audio that is or was to be heard. */
    speech: json<StoredSpeech>('speech'),
    /** Audio that is not kept any more: its hash stays. */
    removedAudio: json<RemovedFile[]>('removed_audio'),
    /** True when a person has said anew who spoke since the note was written. */
    speakersChanged: boolean('speakers_changed').notNull().default(false),
    /** The same for the words of the source. */
    sourceEdited: boolean('source_edited').notNull().default(false),
    /** The last job that was started for it. */
    taskId: uuid('task_id'),
    deletedAt: epochMs('deleted_at'),
    /** From then on nothing of it changes but its tag and its chart; corrections are addenda. */
    signedAt: epochMs('signed_at'),
    signedBy: uuid('signed_by').references(() => users.id),
    /** The clinician for whom a delegate signed. */
    onBehalfOf: uuid('on_behalf_of').references(() => users.id),
    /** Names as they were when it was signed. */
    signedNames: json<SignedNames>('signed_names'),
  },
  // bin or not: older clients name an entry by chart and time
  (entry) => [
    unique('transcripts_by_note_and_time').on(entry.noteId, entry.createdAt),
    // What waits for somebody, newest first.
    index('transcripts_unsigned')
      .on(entry.createdBy, entry.createdAt)
      .where(sql`signed_at is null and deleted_at is null`),
  ],
);

/** Every saved state of an entry's note. */
export const transcriptVersions = pgTable(
  'transcript_versions',
  {
    transcriptId: uuid('transcript_id')
      .notNull()
      .references(() => transcripts.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    name: text('name').notNull(),
    cause: text('cause').$type<VersionCause>().notNull(),
    sections: json<NoteSection[]>('sections').notNull(),
    sentences: json<NoteSentence[]>('sentences').notNull(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    engine: text('engine'),
    model: text('model'),
    promptVersion: text('prompt_version'),
    baseVersion: integer('base_version'),
    editDurationMs: integer('edit_duration_ms').notNull().default(0),
    createdAt: epochMs('created_at').notNull(),
    /** What else of the chart it rests on. An edit rests on what the text before it did. */
    builtFrom: json<BuiltFrom[]>('built_from').notNull().default([]),
    /** The job that wrote it. A job that runs twice finds its version here. */
    taskId: uuid('task_id'),
    /** A save that the same person's next one took the place of. Kept for a while as the base of others' saves. */
    folded: boolean('folded').notNull().default(false),
  },
  (version) => [
    primaryKey({ columns: [version.transcriptId, version.version] }),
    unique('transcript_versions_by_task').on(version.taskId),
  ],
);

/** Uploaded originals. */
export const transcriptAssets = pgTable(
  'transcript_assets',
  {
    transcriptId: uuid('transcript_id')
      .notNull()
      .references(() => transcripts.id, { onDelete: 'cascade' }),
    /** Name in the asset call, made by us. */
    name: text('name').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => storedFiles.fileId),
    fileName: text('file_name').notNull(),
    mediaType: text('media_type').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
  },
  (asset) => [
    primaryKey({ columns: [asset.transcriptId, asset.name] }),
    index('transcript_assets_by_file').on(asset.fileId),
  ],
);

/** What a source text was before somebody edited it. */
export const questionEdits = pgTable(
  'question_edits',
  {
    id: id(),
    transcriptId: uuid('transcript_id')
      .notNull()
      .references(() => transcripts.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    createdAt: epochMs('created_at').notNull(),
    editDurationMs: integer('edit_duration_ms').notNull().default(0),
    before: text('before').notNull(),
  },
  (edit) => [index('question_edits_by_transcript').on(edit.transcriptId, edit.createdAt)],
);

/** Who spoke before somebody said it anew: of the lines that changed, by their ids. The first rows hold what was heard. */
export const speakerEdits = pgTable(
  'speaker_edits',
  {
    id: id(),
    transcriptId: uuid('transcript_id')
      .notNull()
      .references(() => transcripts.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    createdAt: epochMs('created_at').notNull(),
    before: json<Record<string, Voice>>('before').notNull(),
    /** What the entry's `speakersChanged` was. */
    changedBefore: boolean('changed_before').notNull(),
    /** Taken back then. */
    undoneAt: epochMs('undone_at'),
  },
  (edit) => [index('speaker_edits_by_transcript').on(edit.transcriptId, edit.createdAt)],
);
