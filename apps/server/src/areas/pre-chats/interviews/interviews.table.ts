import type {
  AnsweredBy,
  AskedQuestion,
  FlagLevel,
  FollowUpKind,
  InterviewChart,
  InterviewLocale,
  InterviewTemplate,
  SequenceState,
} from '@clinical/contract/pre-chats/interviews.schemas';
import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { epochMs, id, json } from '../../../platform/db/columns.ts';
import { users, workspaces } from '../../accounts/accounts.table.ts';
import { notes } from '../../notes/notes.table.ts';
import { transcripts } from '../../transcripts/transcripts.table.ts';

/** What the AI nurse asked before a visit. Each sequence, answer and flag is a row of its own, so that two writers lose nothing. */
export const preChats = pgTable(
  'pre_chats',
  {
    id: id(),
    /** That of the chart, or of who began it while there is none. */
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    noteId: uuid('note_id').references(() => notes.id, { onDelete: 'cascade' }),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    title: text('title').notNull(),
    locale: text('locale').$type<InterviewLocale>().notNull(),
    country: text('country'),
    answeredBy: text('answered_by').$type<AnsweredBy>().notNull(),
    readAt: epochMs('read_at'),
    readBy: uuid('read_by').references(() => users.id),
    /** The entry that was made of it. */
    transcriptId: uuid('transcript_id').references(() => transcripts.id, { onDelete: 'set null' }),
    /** Set once; it stays when that entry is gone. */
    transferredAt: epochMs('transferred_at'),
    createdAt: epochMs('created_at').notNull(),
    updatedAt: epochMs('updated_at').notNull(),
  },
  (chat) => [
    index('pre_chats_by_workspace').on(chat.workspaceId, chat.updatedAt, chat.id),
    index('pre_chats_by_note').on(chat.noteId),
    index('pre_chats_by_entry').on(chat.transcriptId),
  ],
);

/** The questions of one template. `chart` is what was known when it began, so that its questions stay the same. */
export const preChatSequences = pgTable(
  'pre_chat_sequences',
  {
    preChatId: uuid('pre_chat_id')
      .notNull()
      .references(() => preChats.id, { onDelete: 'cascade' }),
    promptId: uuid('prompt_id').notNull(),
    template: text('template').$type<InterviewTemplate>().notNull(),
    followUp: text('follow_up').$type<FollowUpKind>(),
    /** The first question, where it is not the template's own. */
    firstQuestion: text('first_question'),
    chart: json<InterviewChart>('chart').notNull(),
    /** Who pays for it: who began it, or who made the link for the patient. */
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    /** Of its reservation in that person's ledger; null once the credit went back. */
    spendKey: text('spend_key'),
    createdAt: epochMs('created_at').notNull(),
    /** Kept with each answer, so that lists need not read the answers. */
    state: text('state').$type<SequenceState>().notNull(),
  },
  (sequence) => [primaryKey({ columns: [sequence.preChatId, sequence.promptId] })],
);

type Correction = { before: string; userId: string | null; at: number };

export const preChatTurns = pgTable(
  'pre_chat_turns',
  {
    id: id(),
    preChatId: uuid('pre_chat_id').notNull(),
    promptId: uuid('prompt_id').notNull(),
    /** From 0. */
    position: integer('position').notNull(),
    question: json<AskedQuestion>('question').notNull(),
    answer: text('answer').notNull(),
    answeredBy: text('answered_by').$type<AnsweredBy>().notNull(),
    /** The member of staff who wrote it; null when the patient's side did. */
    authorId: uuid('author_id').references(() => users.id),
    /** What it said before, oldest first. */
    corrections: json<Correction[]>('corrections').notNull(),
    version: integer('version').notNull().default(1),
    createdAt: epochMs('created_at').notNull(),
  },
  (turn) => [
    foreignKey({
      name: 'pre_chat_turns_sequence',
      columns: [turn.preChatId, turn.promptId],
      foreignColumns: [preChatSequences.preChatId, preChatSequences.promptId],
    }).onDelete('cascade'),
    unique('pre_chat_turns_in_order').on(turn.preChatId, turn.promptId, turn.position),
  ],
);

/** Everything that was ever raised. A row is never deleted or lowered while its sequence is there; a person clears it, once. */
export const preChatFlags = pgTable(
  'pre_chat_flags',
  {
    id: id(),
    preChatId: uuid('pre_chat_id').notNull(),
    promptId: uuid('prompt_id').notNull(),
    rule: text('rule').notNull(),
    level: text('level').$type<FlagLevel>().notNull(),
    by: text('by').$type<'rules' | 'model'>().notNull(),
    quotes: json<{ turnId: string; quote: string }[]>('quotes').notNull(),
    raisedAt: epochMs('raised_at').notNull(),
    clearedAt: epochMs('cleared_at'),
    clearedBy: uuid('cleared_by').references(() => users.id),
    clearReason: text('clear_reason'),
  },
  (flag) => [
    foreignKey({
      name: 'pre_chat_flags_sequence',
      columns: [flag.preChatId, flag.promptId],
      foreignColumns: [preChatSequences.preChatId, preChatSequences.promptId],
    }).onDelete('cascade'),
    uniqueIndex('pre_chat_flags_open')
      .on(flag.preChatId, flag.promptId, flag.rule)
      .where(sql`cleared_at is null`),
  ],
);
