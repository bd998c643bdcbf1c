import type { AnswerBody, EvidenceAnswer, SourceStatus, StudyDesign } from '@clinical/contract/evidence/answer.schemas';
import { customType, index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { epochMs, id, json } from '../../platform/db/columns.ts';
import { storedFiles } from '../../platform/storage/stored-files.table.ts';
import { users, workspaces } from '../accounts/accounts.table.ts';

/** Words of a text for full text search; the program writes them with the text. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Journals, and collections of sources without one. */
export const evidenceJournals = pgTable(
  'evidence_journals',
  {
    id: id(),
    /** Null: of the abstracts that come with the program, which every workspace reads. */
    workspaceId: uuid('workspace_id').references(() => workspaces.id),
    kind: text('kind').$type<'journal' | 'starter' | 'files' | 'unnamed'>().notNull(),
    title: text('title').notNull(),
    /** What tells it from others: its NLM id, else its title in small letters. */
    key: text('key').notNull(),
    nlmId: text('nlm_id'),
    specialty: text('specialty'),
    createdAt: epochMs('created_at').notNull(),
  },
  (row) => [unique('evidence_journals_by_key').on(row.workspaceId, row.key).nullsNotDistinct()],
);

/** Publications and files that answers are found in. */
export const evidenceSources = pgTable(
  'evidence_sources',
  {
    id: id(),
    /** Null: it comes with the program. */
    workspaceId: uuid('workspace_id').references(() => workspaces.id),
    journalId: uuid('journal_id')
      .notNull()
      .references(() => evidenceJournals.id),
    kind: text('kind').$type<'abstract' | 'file'>().notNull(),
    title: text('title').notNull(),
    year: integer('year'),
    pmid: text('pmid'),
    pmcid: text('pmcid'),
    doi: text('doi'),
    licence: text('licence'),
    publicationTypes: json<string[]>('publication_types').notNull(),
    design: text('design').$type<StudyDesign>().notNull(),
    level: integer('level'),
    designWords: text('design_words').notNull(),
    status: text('status').$type<SourceStatus>().notNull().default('current'),
    statusNote: text('status_note').notNull().default(''),
    /** SHA-256 of what was imported, hex: the same record again changes nothing. */
    digest: text('digest').notNull(),
    fileId: uuid('file_id').references(() => storedFiles.fileId),
    fileName: text('file_name'),
    pages: integer('pages').notNull().default(1),
    addedBy: uuid('added_by').references(() => users.id),
    createdAt: epochMs('created_at').notNull(),
    /** When a file of records or a service was read for it last; 0 for others. */
    readAt: epochMs('read_at').notNull().default(0),
  },
  (row) => [
    uniqueIndex('evidence_sources_by_pmid').on(row.workspaceId, row.pmid),
    index('evidence_sources_by_workspace').on(row.workspaceId, row.createdAt),
    index('evidence_sources_by_doi').on(row.doi),
    index('evidence_sources_by_pmcid').on(row.pmcid),
    index('evidence_sources_by_journal').on(row.journalId),
    index('evidence_sources_by_file').on(row.fileId),
    index('evidence_sources_by_person').on(row.addedBy),
  ],
);

/** The text of sources, an abstract whole and a file by page. Workspace and journal are those of the source, so that a search needs no join. */
export const evidencePassages = pgTable(
  'evidence_passages',
  {
    sourceId: uuid('source_id')
      .notNull()
      .references(() => evidenceSources.id, { onDelete: 'cascade' }),
    page: integer('page').notNull(),
    workspaceId: uuid('workspace_id'),
    journalId: uuid('journal_id').notNull(),
    text: text('text').notNull(),
    words: tsvector('words').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.sourceId, row.page] }),
    index('evidence_passages_by_word').using('gin', row.words).with({ fastupdate: false }),
  ],
);

/** In how many passages each word stands: the rarest words of a question choose what is ranked. */
export const evidenceWords = pgTable('evidence_words', {
  word: text('word').primaryKey(),
  passages: integer('passages').notNull(),
});

/** What a record says of another one that may not be in the library yet. */
export const evidenceMarks = pgTable(
  'evidence_marks',
  {
    /** Null: from files of the operator, for every workspace. */
    workspaceId: uuid('workspace_id').references(() => workspaces.id),
    pmid: text('pmid').notNull(),
    kind: text('kind').$type<'retracted' | 'superseded' | 'deleted'>().notNull(),
    note: text('note').notNull(),
  },
  (row) => [unique('evidence_marks_by_pmid').on(row.workspaceId, row.pmid).nullsNotDistinct()],
);

/** The journals that a person searches. */
export const evidenceSelections = pgTable(
  'evidence_selections',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    journalIds: json<string[]>('journal_ids').notNull(),
    savedAt: epochMs('saved_at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.userId, row.workspaceId] })],
);

/** Answers of a person, without identifiers of patients. */
export const evidenceAnswers = pgTable(
  'evidence_answers',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    question: text('question').notNull(),
    removed: json<EvidenceAnswer['removed']>('removed').notNull(),
    engine: text('engine').notNull(),
    body: json<AnswerBody>('body').notNull(),
    createdAt: epochMs('created_at').notNull(),
  },
  (row) => [index('evidence_answers_by_person').on(row.userId, row.workspaceId, row.createdAt)],
);

/** Which sources answers cite; `saved` counts the charts that such an answer was saved to. */
export const evidenceCitations = pgTable(
  'evidence_citations',
  {
    answerId: uuid('answer_id')
      .notNull()
      .references(() => evidenceAnswers.id, { onDelete: 'cascade' }),
    sourceId: uuid('source_id').notNull(),
    journalId: uuid('journal_id').notNull(),
    workspaceId: uuid('workspace_id').notNull(),
    saved: integer('saved').notNull().default(0),
  },
  (row) => [
    primaryKey({ columns: [row.answerId, row.sourceId] }),
    index('evidence_citations_by_journal').on(row.workspaceId, row.journalId),
  ],
);
