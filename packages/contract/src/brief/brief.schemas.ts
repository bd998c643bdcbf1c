import { z } from 'zod';
import { CalendarDate, Id, Timestamp } from '../common.schemas.ts';
import { WorkItem, WorkKind } from '../checks/open-work.schemas.ts';
import { TaskCategory } from '../clinical-tasks/clinical-tasks.schemas.ts';
import { limits } from '../limits.ts';
import { Note } from '../notes/notes.schemas.ts';

/**
 * What a line of the brief is about, in the order of the page. redFlags, preChats: pre-chats with
 * a flag that nobody has cleared, and those to be read; both without lines. appointments: booked visits of the day. loops: referrals and labs past their day without a reply.
 * failedPushes: notes that the reader sent to an EHR and that are not there as sent. forms: those that the reader began and has not filled in.
 * failedFaxes, faxes: what the reader sent and nobody got, and what came in and nobody has filed; both without lines, for they belong
 * to no chart or stand on the page of faxes. overdue, today: other tasks by their day. visits: entries of the day that wait for nothing more.
 */
export const BriefKind = z.enum([
  'redFlags',
  'appointments',
  'loops',
  'failedFaxes',
  'failedPushes',
  'faxes',
  'forms',
  'preChats',
  'overdue',
  'today',
  ...WorkKind.options,
  'visits',
]);
export type BriefKind = z.infer<typeof BriefKind>;

const BriefVisit = WorkItem.extend({ about: z.literal('visit'), signed: z.boolean() });
const BriefTask = z.object({
  about: z.literal('task'),
  taskId: Id,
  title: z.string(),
  category: TaskCategory,
  /** Null for a loop without a day, which has waited two weeks. */
  dueOn: CalendarDate.nullable(),
  note: Note,
});

const BriefAppointment = z.object({
  about: z.literal('appointment'),
  scheduleId: Id,
  startsAt: Timestamp,
  minutes: z.number().int(),
  title: z.string(),
  note: Note,
});

const BriefForm = z.object({ about: z.literal('form'), draftId: Id, title: z.string(), note: Note });

/** `system`: name of the EHR. */
const BriefPush = z.object({
  about: z.literal('push'),
  transcriptId: Id,
  visitAt: Timestamp,
  /** Why the patient came; null when nobody said. */
  reason: z.string().nullable(),
  system: z.string(),
  note: Note,
});

/** One line, with the chart that it belongs to. Each later area adds its own kind of line. */
export const BriefItem = z.discriminatedUnion('about', [BriefVisit, BriefTask, BriefAppointment, BriefForm, BriefPush]);
export type BriefItem = z.infer<typeof BriefItem>;

/** `count`: all of this kind; `items`: the first of them. */
export const BriefGroup = z.object({ kind: BriefKind, count: z.number().int(), items: z.array(BriefItem) });
export type BriefGroup = z.infer<typeof BriefGroup>;

/** Groups without lines are left out. */
export const Brief = z.object({ date: CalendarDate, groups: z.array(BriefGroup) }).meta({ id: 'Brief' });
export type Brief = z.infer<typeof Brief>;

/** Minutes of a day. */
const day = 24 * 60;

/** `date`: the caller's own day; `offset`: minutes by which their clock is ahead of UTC; `limit`: items of each group. */
export const BriefFilter = z.object({
  date: CalendarDate.optional(),
  offset: z.coerce.number().int().min(-day).max(day).optional(),
  limit: z.coerce.number().int().min(1).max(limits.pageSizeMax).optional(),
});
export type BriefFilter = z.input<typeof BriefFilter>;
