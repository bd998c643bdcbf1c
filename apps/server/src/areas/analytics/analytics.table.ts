import type { WorkKind } from '@clinical/contract/analytics/analytics.rules';
import { doublePrecision, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { epochMs, id, json } from '../../platform/db/columns.ts';
import { users, workspaces } from '../accounts/accounts.table.ts';
import { transcripts } from '../transcripts/transcripts.table.ts';
import type { GroupWeekRow, Roster } from './groups.ts';

const ofUser = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id);
const ofWorkspace = () =>
  uuid('workspace_id')
    .notNull()
    .references(() => workspaces.id);

/** When somebody worked on what, as their pages measured it. Spans of two tabs may overlap. */
export const workSpans = pgTable(
  'work_spans',
  {
    /** Made by the page. */
    id: uuid('id').notNull(),
    userId: ofUser(),
    workspaceId: ofWorkspace(),
    kind: text('kind').$type<WorkKind>().notNull(),
    transcriptId: uuid('transcript_id').references(() => transcripts.id, { onDelete: 'set null' }),
    startedAt: epochMs('started_at').notNull(),
    endedAt: epochMs('ended_at').notNull(),
  },
  (span) => [
    primaryKey({ columns: [span.userId, span.id] }),
    index('work_spans_by_person').on(span.userId, span.workspaceId, span.startedAt),
    index('work_spans_by_workspace').on(span.workspaceId, span.startedAt),
    index('work_spans_by_transcript').on(span.transcriptId),
  ],
);

/** Who belonged to which group when a quarter was first counted. */
export const groupRosters = pgTable(
  'group_rosters',
  {
    workspaceId: ofWorkspace(),
    /** Its first day. */
    quarter: text('quarter').notNull(),
    countedOn: text('counted_on').notNull(),
    groups: json<Roster[]>('groups').notNull(),
  },
  (roster) => [primaryKey({ columns: [roster.workspaceId, roster.quarter] })],
);

/** Rounded figures of the groups that may be shown, counted once after the week. */
export const groupWeeks = pgTable(
  'group_weeks',
  {
    workspaceId: ofWorkspace(),
    /** Its Monday. */
    week: text('week').notNull(),
    groups: json<GroupWeekRow[]>('groups').notNull(),
  },
  (row) => [primaryKey({ columns: [row.workspaceId, row.week] })],
);

/** Answers of those who opted in to the survey. */
export const surveyAnswers = pgTable(
  'survey_answers',
  {
    id: id(),
    userId: ofUser(),
    instrument: text('instrument').notNull(),
    /** Places of the chosen options. */
    answers: json<number[]>('answers').notNull(),
    score: doublePrecision('score').notNull(),
    answeredAt: epochMs('answered_at').notNull(),
  },
  (answer) => [index('survey_answers_by_person').on(answer.userId, answer.answeredAt)],
);
