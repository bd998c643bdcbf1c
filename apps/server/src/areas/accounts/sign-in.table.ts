import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { epochMs, id } from '../../platform/db/columns.ts';
import { users } from './accounts.table.ts';

const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id);

/**
 * Mailed codes for a new password. A row is written for every address that is asked for, known or not; its code comes with the
 * mail, in the background.
 */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: id(),
    email: text('email').notNull(),
    codeHash: text('code_hash'),
    tries: integer('tries').notNull().default(0),
    createdAt: epochMs('created_at').notNull(),
    expiresAt: epochMs('expires_at').notNull(),
    usedAt: epochMs('used_at'),
  },
  (table) => [index('password_resets_email').on(table.email, table.createdAt)],
);

/** The authenticator app of a person; not yet in force while `confirmedAt` is null. */
export const twoFactor = pgTable('two_factor', {
  userId: ofUser().primaryKey(),
  secretSealed: text('secret_sealed').notNull(),
  confirmedAt: epochMs('confirmed_at'),
  /** Number of the newest half-minute whose code was used: none is good twice. */
  lastStep: epochMs('last_step').notNull().default(0),
  createdAt: epochMs('created_at').notNull(),
});

/** One-time codes in place of the app, as keyed hashes. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: ofUser(), codeHash: text('code_hash').notNull(), usedAt: epochMs('used_at') },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** The step between proving who one is and being signed in: a code that is still needed, or a ticket of an outside system. */
export const signInSteps = pgTable('sign_in_steps', {
  id: id(),
  userId: ofUser(),
  kind: text('kind').$type<'mfa' | 'ticket'>().notNull(),
  secretHash: text('secret_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  createdAt: epochMs('created_at').notNull(),
  expiresAt: epochMs('expires_at').notNull(),
  usedAt: epochMs('used_at'),
});

/** Wrong tries in a row, by a keyed hash of what they are counted for. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    since: epochMs('since').notNull(),
    blockedUntil: epochMs('blocked_until'),
  },
  (table) => [index('sign_in_failures_since').on(table.since)],
);

/** Devices on which a person signed in before, by a keyed hash of the secret in their cookie. */
export const knownDevices = pgTable(
  'known_devices',
  { deviceHash: text('device_hash').notNull(), userId: ofUser(), seenAt: epochMs('seen_at').notNull() },
  (table) => [primaryKey({ columns: [table.deviceHash, table.userId] }), index('known_devices_user').on(table.userId)],
);

/** The key under which a person's browsers keep what is not sent yet, sealed. */
export const deviceKeys = pgTable('device_keys', {
  userId: ofUser().primaryKey(),
  keySealed: text('key_sealed').notNull(),
  createdAt: epochMs('created_at').notNull(),
});

/** Who a person is at an outside provider. */
export const identities = pgTable(
  'identities',
  {
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    userId: ofUser(),
    createdAt: epochMs('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), index('identities_user').on(table.userId)],
);
