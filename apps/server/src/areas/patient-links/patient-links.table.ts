import type { LinkKind } from '@clinical/contract/patient-links/patient-links.schemas';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { epochMs, id } from '../../platform/db/columns.ts';
import { users, workspaces } from '../accounts/accounts.table.ts';

/** A page for a patient without an account. What it shows belongs to another area, by `kind`. */
export const patientLinks = pgTable(
  'patient_links',
  {
    /** The token of the calls. It opens nothing without the secret, which only the page's fragment holds. */
    id: id(),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    kind: text('kind').$type<LinkKind>().notNull(),
    /** What it shows, of that kind. */
    recordId: uuid('record_id').notNull(),
    /** Keyed hash of the secret. */
    secretHash: text('secret_hash').notNull(),
    /** YYYY-MM-DD, as it was when the link was made. */
    dateOfBirth: text('date_of_birth').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: epochMs('created_at').notNull(),
    expiresAt: epochMs('expires_at').notNull(),
    wrongTries: integer('wrong_tries').notNull().default(0),
    openedAt: epochMs('opened_at'),
    /** When everything on the page was answered. */
    answeredAt: epochMs('answered_at'),
    revokedAt: epochMs('revoked_at'),
    /** When its expiry was handled. */
    endedAt: epochMs('ended_at'),
  },
  (link) => [
    index('patient_links_by_record').on(link.recordId),
    index('patient_links_by_maker').on(link.createdBy),
    index('patient_links_by_expiry').on(link.expiresAt),
    index('patient_links_running')
      .on(link.expiresAt)
      .where(sql`revoked_at is null and ended_at is null`),
  ],
);
