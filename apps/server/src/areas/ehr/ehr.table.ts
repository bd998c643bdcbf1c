import type { EhrIdentifier, PushPart, PushState } from '@clinical/contract/ehr/ehr.schemas';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { epochMs, id, json } from '../../platform/db/columns.ts';
import { users, workspaces } from '../accounts/accounts.table.ts';
import { notes } from '../notes/notes.table.ts';
import { transcripts } from '../transcripts/transcripts.table.ts';

/** A person's account of an EHR: one at a time, and never two persons' the same. */
export const ehrLinks = pgTable(
  'ehr_links',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    type: text('type').notNull(),
    /** Whose account it is there: issuer and subject of a signed token, else the hash of an opaque one. */
    subject: text('subject').notNull(),
    accessSealed: text('access_sealed').notNull(),
    refreshSealed: text('refresh_sealed'),
    expiresAt: epochMs('expires_at'),
    linkedAt: epochMs('linked_at').notNull(),
    usedAt: epochMs('used_at'),
    /** Since then the EHR does not accept it. */
    endedAt: epochMs('ended_at'),
  },
  (link) => [uniqueIndex('ehr_links_by_subject').on(link.type, link.subject)],
);

/** Sign-ins at an EHR that are under way. */
export const ehrAuthorizations = pgTable(
  'ehr_authorizations',
  {
    stateHash: text('state_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    type: text('type').notNull(),
    verifierSealed: text('verifier_sealed').notNull(),
    createdAt: epochMs('created_at').notNull(),
  },
  (authorization) => [index('ehr_authorizations_by_age').on(authorization.createdAt)],
);

/** Which patient of an EHR a chart is about, as somebody chose. */
export const ehrPatients = pgTable(
  'ehr_patients',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    noteId: uuid('note_id')
      .notNull()
      .references(() => notes.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    patientId: text('patient_id').notNull(),
    /** The identifiers that agreed. */
    agreed: json<EhrIdentifier[]>('agreed').notNull(),
    chosenBy: uuid('chosen_by')
      .notNull()
      .references(() => users.id),
    chosenAt: epochMs('chosen_at').notNull(),
  },
  (patient) => [uniqueIndex('ehr_patients_by_note').on(patient.noteId, patient.type)],
);

export type Removal = { taskId: string; noteId: string };

/** Notes on their way to an EHR. The id is what the document is called there, so that it exists once. */
export const ehrPushes = pgTable(
  'ehr_pushes',
  {
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    transcriptId: uuid('transcript_id')
      .notNull()
      .references(() => transcripts.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    /** The account there that it was asked under, as in the link: another one does not send it. */
    subject: text('subject').notNull(),
    patientId: text('patient_id').notNull(),
    draft: boolean('draft').notNull(),
    /** Addenda that the text holds. */
    addenda: integer('addenda').notNull(),
    /** As it was shown. Each try sends the same. */
    text: text('text').notNull(),
    digest: text('digest').notNull(),
    title: text('title').notNull(),
    author: text('author').notNull(),
    visitAt: epochMs('visit_at').notNull(),
    replaces: text('replaces'),
    state: text('state').$type<PushState>().notNull(),
    reason: text('reason'),
    documentId: text('document_id'),
    different: json<PushPart[]>('different').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: epochMs('created_at').notNull(),
    changedAt: epochMs('changed_at').notNull(),
    /** When it was handed over. Since then it may be in the EHR, whatever the state says. */
    sentAt: epochMs('sent_at'),
    tries: integer('tries').notNull().default(0),
    /** When it is tried again; null when nothing is due, or its person must link again first. */
    nextAt: epochMs('next_at'),
    /** Until then one job works on it; null while none does. */
    heldUntil: epochMs('held_until'),
    /** Until then an addendum to it is not sent by itself: that failed. */
    followAt: epochMs('follow_at'),
    /** The task that asks to remove it from the EHR: its entry has left the chart of that patient. */
    removal: json<Removal>('removal'),
  },
  (push) => [
    index('ehr_pushes_by_entry').on(push.transcriptId, push.createdAt),
    index('ehr_pushes_by_person').on(push.createdBy, push.state),
    index('ehr_pushes_due').on(push.nextAt),
  ],
);
