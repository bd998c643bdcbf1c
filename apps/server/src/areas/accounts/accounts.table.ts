import type { OutsideServiceId, SharingPolicy } from '@clinical/contract/teams/policy.schemas';
import type { WorkingHours } from '@clinical/contract/accounts/accounts.schemas';
import type { PresetName } from '@clinical/contract/accounts/session.schemas';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

const epochMs = (name: string) => bigint(name, { mode: 'number' });

export type AutomationSettings = { autoAppend: boolean; richFormatting: boolean; spokenNotice?: boolean };

/** People with a confirmed address. A registration that was never confirmed is only a row of `email_codes`. */
export const users = pgTable('users', {
  id: uuid('id').primaryKey(),
  /** Lower case. */
  email: text('email').notNull().unique(),
  givenName: text('given_name').notNull(),
  familyName: text('family_name').notNull(),
  nickname: text('nickname').notNull().default(''),
  passwordHash: text('password_hash'),
  model: text('model').notNull(),
  tags: text('tags').notNull().default(''),
  locale: text('locale').notNull().default('en'),
  automation: jsonb('automation').$type<AutomationSettings>().notNull(),
  restrictedTemplates: boolean('restricted_templates').notNull().default(false),
  /** A small image as a data address. */
  logo: text('logo'),
  workingHours: jsonb('working_hours').$type<WorkingHours>(),
  /** Letters after the name: `MD`. */
  credentials: text('credentials').notNull().default(''),
  npi: text('npi').notNull().default(''),
  address: text('address').notNull().default(''),
  /** The own AI key, sealed; only its last four characters are kept to be shown. */
  apiKeySealed: text('api_key_sealed'),
  apiKeyLastFour: text('api_key_last_four'),
  apiKeySavedAt: epochMs('api_key_saved_at'),
  apiKeyActive: boolean('api_key_active').notNull().default(false),
  homeWorkspaceId: uuid('home_workspace_id').notNull(),
  createdAt: epochMs('created_at').notNull(),
  closedAt: epochMs('closed_at'),
});

export const workspaces = pgTable('workspaces', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  /** A small image as a data address. */
  logo: text('logo'),
  requireTwoFactor: boolean('require_two_factor').notNull().default(false),
  idleMinutes: integer('idle_minutes').notNull().default(30),
  /** Who of its members may share charts with people outside it. */
  sharingPolicy: text('sharing_policy').$type<SharingPolicy>().notNull().default('anyone'),
  /** Outside services that nothing of it is sent to, and since when that is so. */
  servicesOff: text('services_off').array().$type<OutsideServiceId[]>().notNull().default([]),
  servicesChangedAt: epochMs('services_changed_at').notNull().default(0),
  createdAt: epochMs('created_at').notNull(),
});

/** Who belongs to a workspace, and the most they may do in it. */
export const workspaceMembers = pgTable(
  'workspace_members',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    cap: text('cap').$type<'read' | 'edit' | 'admin'>().notNull(),
    /** What goes beside the cap; an admin manages templates, billing and audit whatever stands here. */
    maySign: boolean('may_sign').notNull().default(true),
    mayManageTemplates: boolean('may_manage_templates').notNull().default(true),
    mayBill: boolean('may_bill').notNull().default(false),
    mayAudit: boolean('may_audit').notNull().default(false),
    /** The preset that was chosen by its name; two of them have the same switches. */
    preset: text('preset').$type<PresetName>(),
    /** Without a seat a member cannot use AI. */
    seat: boolean('seat').notNull().default(true),
    createdAt: epochMs('created_at').notNull(),
    removedAt: epochMs('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.workspaceId, table.userId] }),
    index('workspace_members_user').on(table.userId),
  ],
);

/** One sign-in on one device, acting in one workspace. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    userAgent: text('user_agent').notNull(),
    address: text('address').notNull(),
    createdAt: epochMs('created_at').notNull(),
    lastSeenAt: epochMs('last_seen_at').notNull(),
    expiresAt: epochMs('expires_at').notNull(),
    revokedAt: epochMs('revoked_at'),
    /** The refresh token that is good now is the one of this number; the one before it only for a moment after its use. */
    refreshGeneration: integer('refresh_generation').notNull().default(1),
    refreshedAt: epochMs('refreshed_at'),
    /** The outside provider that this sign-in came from, with its ID token, sealed, to end the session there. */
    provider: text('provider'),
    idTokenSealed: text('id_token_sealed'),
  },
  (table) => [index('sessions_user').on(table.userId, table.createdAt)],
);

/** What a registration will become when its code is entered. */
export type PendingAccount = { givenName: string; familyName: string; passwordHash: string };

/** Mailed six-digit codes, stored as hashes. Each belongs to one registration, so a code never confirms somebody else's password. */
export const emailCodes = pgTable(
  'email_codes',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    codeHash: text('code_hash').notNull(),
    pending: jsonb('pending').$type<PendingAccount>().notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: epochMs('created_at').notNull(),
    expiresAt: epochMs('expires_at').notNull(),
    usedAt: epochMs('used_at'),
  },
  (table) => [index('email_codes_email').on(table.email, table.createdAt)],
);
