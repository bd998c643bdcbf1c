import { z } from 'zod';
import { Id } from '../common.schemas.ts';
import { TaskStatus } from './background-tasks.schemas.ts';

/** What the one event stream of a browser carries: ids and progress, never a patient's name. */
export const AppEvent = z.discriminatedUnion('type', [
  /** First event of a connection, and every 25 s after it. */
  z.object({ type: z.literal('hello'), at: z.string() }),
  z.object({ type: z.literal('note-edited'), noteId: Id, transcriptId: Id.nullable(), userId: Id }),
  /** Somebody opened or closed the chart, or went to another section of it. */
  z.object({ type: z.literal('presence'), noteId: Id }),
  z.object({ type: z.literal('notes-changed'), noteId: Id.nullable() }),
  /** Tasks of the chart. */
  z.object({ type: z.literal('clinical-tasks-changed'), noteId: Id }),
  /** Cards of the chart. */
  z.object({ type: z.literal('kanban-changed'), noteId: Id }),
  /** Somebody entered a value in a form. */
  z.object({ type: z.literal('form-draft-changed'), draftId: Id, noteId: Id }),
  /** A fax that the reader may see was sent, or the state of one of its recipients changed. */
  z.object({ type: z.literal('fax-changed'), faxId: Id }),
  /** A note of the entry is on its way to an EHR, or arrived there. */
  z.object({ type: z.literal('ehr-changed'), transcriptId: Id }),
  z.object({ type: z.literal('pre-chat-changed'), preChatId: Id }),
  /** An appointment was made, moved or cancelled, or its state changed. */
  z.object({ type: z.literal('schedule-changed'), scheduleId: Id }),
  /** Who is in a video call, who waits, and whether it is recorded. */
  z.object({ type: z.literal('video-room-changed'), roomId: Id }),
  /** Another page of the call has something for the reader's. */
  z.object({ type: z.literal('video-signal'), roomId: Id }),
  /** A patient was put on the waitlist, taken off it, or got a time. */
  z.object({ type: z.literal('waitlist-changed'), entryId: Id }),
  /** A file of another system came into the chart, or was taken out. */
  z.object({ type: z.literal('chart-imports-changed'), noteId: Id }),
  /** Something came in for the workspace. */
  z.object({ type: z.literal('faxes-received') }),
  z.object({ type: z.literal('fax-contacts-changed') }),
  /** Messages of the channel changed; the revision is that of the newest change. */
  z.object({ type: z.literal('messages-changed'), channelId: Id, revision: z.number().int() }),
  /** Name or members of a channel, or the reader's own pointer in it. */
  z.object({ type: z.literal('channel-changed'), channelId: Id }),
  /** An urgent message asks the reader, asks again, or was acknowledged. */
  z.object({ type: z.literal('urgent-changed'), messageId: Id }),
  /** Shifts of the workspace's rota. */
  z.object({ type: z.literal('on-call-changed') }),
  /** The log of the reader's rules, or of their gridhook. */
  z.object({ type: z.literal('automations-changed') }),
  /** The reader's own quiet hours. */
  z.object({ type: z.literal('quiet-hours-changed') }),
  /** Members, departments or collaborations that the reader may see. */
  z.object({ type: z.literal('team-changed') }),
  /** `rolledBackTo`: its owner brought back that version of a template that the workspace shares. */
  z.object({ type: z.literal('templates-changed'), templateId: Id, rolledBackTo: z.number().int().nullable() }),
  z.object({
    type: z.literal('task'),
    taskId: Id,
    status: TaskStatus,
    noteId: Id.nullable(),
    progress: z.number().int().min(0).max(100).nullable(),
    message: z.string(),
    localEngine: z.boolean(),
  }),
  /** Somebody opened the chart in an emergency, or an admin reviewed that. */
  z.object({ type: z.literal('break-glass'), noteId: Id, userId: Id, reviewed: z.boolean() }),
  /** The session was ended elsewhere; the stream closes after it. */
  z.object({ type: z.literal('session-ended') }),
]);
export type AppEvent = z.infer<typeof AppEvent>;
