import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { PatientSummary } from '@clinical/contract/signing/patient-summary.schemas';
import type { FactSource } from '@clinical/contract/signing/reconciliation.schemas';
import { epochMs, id, json } from '../../platform/db/columns.ts';
import { storedFiles } from '../../platform/storage/stored-files.table.ts';
import { users, workspaces } from '../accounts/accounts.table.ts';
import { departments } from '../teams/teams.table.ts';
import { transcripts } from '../transcripts/transcripts.table.ts';
import type { LinkKind } from './chain.ts';

const ofUser = (name = 'user_id') =>
  uuid(name)
    .notNull()
    .references(() => users.id);
const ofEntry = () =>
  uuid('transcript_id')
    .notNull()
    .references(() => transcripts.id, { onDelete: 'cascade' });

/** Each person's own secp256k1 key, made at their first signing. */
export const signingKeys = pgTable('signing_keys', {
  userId: ofUser().primaryKey(),
  /** SPKI, PEM. */
  publicKey: text('public_key').notNull(),
  /** PKCS #8, PEM, sealed with the installation's key. */
  privateSealed: text('private_sealed').notNull(),
  createdAt: epochMs('created_at').notNull(),
});

/** Sentences that a person has looked at, by a digest of their words: they stay so while they do not change. */
export const reviewCoverage = pgTable(
  'review_coverage',
  {
    transcriptId: ofEntry(),
    userId: ofUser(),
    seen: json<string[]>('seen').notNull(),
    updatedAt: epochMs('updated_at').notNull(),
  },
  (row) => [primaryKey({ columns: [row.transcriptId, row.userId] })],
);

/** The chain of a signed entry. Links are added and never changed. */
export const chainLinks = pgTable(
  'chain_links',
  {
    transcriptId: ofEntry(),
    /** From 1. */
    seq: integer('seq').notNull(),
    kind: text('kind').$type<LinkKind>().notNull(),
    /** SHA-256 of the payload, of the link before and of this link, hex. */
    hash: text('hash').notNull(),
    previous: text('previous').notNull(),
    link: text('link').notNull(),
    /** When the thing happened, and who did it; null for the program. */
    at: epochMs('at').notNull(),
    userId: uuid('user_id').references(() => users.id),
    /** The very text that was hashed; null for audio, whose bytes lie in the file. */
    payload: text('payload'),
    /** Null again when retention has removed the audio. */
    fileId: uuid('file_id').references(() => storedFiles.fileId, { onDelete: 'set null' }),
    fileName: text('file_name'),
  },
  (link) => [
    primaryKey({ columns: [link.transcriptId, link.seq] }),
    index('chain_links_by_file').on(link.fileId),
    index('chain_links_of_audio').on(link.kind, link.fileId),
  ],
);

/** Signatures over links: of the one that signs the entry, and of each addendum. */
export const chainSeals = pgTable(
  'chain_seals',
  {
    transcriptId: ofEntry(),
    seq: integer('seq').notNull(),
    signature: text('signature').notNull(),
    publicKey: text('public_key').notNull(),
  },
  (seal) => [primaryKey({ columns: [seal.transcriptId, seal.seq] })],
);

export const addenda = pgTable(
  'addenda',
  {
    id: id(),
    transcriptId: ofEntry(),
    userId: ofUser(),
    /** Name as it was then. */
    author: text('author').notNull(),
    text: text('text').notNull(),
    createdAt: epochMs('created_at').notNull(),
  },
  (addendum) => [index('addenda_by_transcript').on(addendum.transcriptId, addendum.createdAt)],
);

/** The newest patient summary of each signed entry. */
export const patientSummaries = pgTable('patient_summaries', {
  transcriptId: ofEntry().primaryKey(),
  /** Of the note, and how many addenda it had: with other ones the summary is out of date. */
  version: integer('version').notNull(),
  addenda: integer('addenda').notNull(),
  /** `local` or the model's key, and the wording that it was asked with; null for the embedded engine. */
  engine: text('engine').notNull(),
  promptVersion: text('prompt_version'),
  grade: integer('grade'),
  parts: json<PatientSummary['parts']>('parts').notNull(),
  userId: ofUser(),
  createdAt: epochMs('created_at').notNull(),
});

/** Who may sign for whom in a workspace. */
export const signingDelegates = pgTable(
  'signing_delegates',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    delegateId: ofUser('delegate_id'),
    clinicianId: ofUser('clinician_id'),
    createdAt: epochMs('created_at').notNull(),
  },
  (grant) => [primaryKey({ columns: [grant.workspaceId, grant.delegateId, grant.clinicianId] })],
);

/** Departments whose members may sign for somebody, in charts that are filed there. */
export const signingDepartments = pgTable(
  'signing_departments',
  {
    departmentId: uuid('department_id')
      .notNull()
      .references(() => departments.id, { onDelete: 'cascade' }),
    clinicianId: ofUser('clinician_id'),
    createdAt: epochMs('created_at').notNull(),
  },
  (grant) => [primaryKey({ columns: [grant.departmentId, grant.clinicianId] })],
);

/** What a workspace asks of those who sign in it; no row is the default. */
export const signingPolicies = pgTable('signing_policies', {
  workspaceId: uuid('workspace_id')
    .primaryKey()
    .references(() => workspaces.id),
  fullCoverage: boolean('full_coverage').notNull(),
  /** For so many minutes after a sign-in a signature asks for no password. */
  freshMinutes: integer('fresh_minutes').notNull().default(10),
});

/** Which source a person took for right where they differ. */
export const reconciliationPicks = pgTable(
  'reconciliation_picks',
  {
    transcriptId: ofEntry(),
    key: text('key').notNull(),
    /** What it is about and what each side said, as JSON: the sources may be gone later. */
    about: text('about').notNull(),
    source: text('source').$type<FactSource>().notNull(),
    userId: ofUser(),
    createdAt: epochMs('created_at').notNull(),
  },
  (pick) => [primaryKey({ columns: [pick.transcriptId, pick.key] })],
);
