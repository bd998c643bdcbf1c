import type { NoteWriting } from '@clinical/contract/scribe/generate.schemas';
import type { SectionStatus } from '@clinical/contract/transcripts/note-body.schemas';
import type { Context } from '../../platform/context.ts';
import { findRun, getTranscriptFor } from '../transcripts/public.ts';

const nothing: NoteWriting = { taskId: null, status: null, sections: [] };

/** What the job that writes an entry's note has written so far; of one that failed, what it had when it did. */
export async function getWriting(ctx: Context, id: string): Promise<NoteWriting> {
  const entry = await getTranscriptFor(ctx, id, 'read');
  await ctx.audit('transcript.read-writing', { type: 'transcript', id, noteId: entry.noteId });
  const taskId = entry.taskId ?? entry.failure?.taskId ?? null;
  const run = taskId === null ? null : await findRun(ctx, taskId);
  if (!run) return nothing;
  const failed = entry.failure !== null;
  const next = run.outline.find(({ key }) => !run.written.some((section) => section.key === key))?.key;
  return {
    taskId,
    status: failed ? 'failure' : run.outline.length > 0 ? 'progress' : 'pending',
    sections: run.outline.map(({ key, header }) => {
      const html = run.written.find((section) => section.key === key)?.html;
      if (html !== undefined) return { key, header, html, status: html === '' ? 'empty' : 'populated', written: true };
      const status: SectionStatus = failed ? 'failed' : key === next ? 'generating' : 'empty';
      return { key, header, html: '', status, written: false };
    }),
  };
}
