import { plainText } from '@clinical/language/note-html';
import type { HeardTask } from '@clinical/language/heard-tasks/hear-tasks';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { hearEntry, namedColleague } from '../clinical-tasks/public.ts';
import type { Entry } from '../transcripts/public.ts';
import { findOwnZone } from './automations.queries.ts';

/** What rules look at of an entry that the caller has read: its note, its day for that person, and the tasks that were heard in it. */
export async function visitOf(ctx: Context, entry: Entry) {
  const day = dayIn(entry.createdAt, await findOwnZone(ctx));
  const heard: HeardTask[] = [];
  for (const task of await hearEntry(ctx, entry, day)) {
    // "Walgreens will call you": nobody here is called so
    const isOthers = task.onlyByColleague && (await isNobodyHere(ctx, entry.workspaceId, task.assignee));
    if (!isOthers) heard.push(task);
  }
  const text = entry.sections.map(({ header, html }) => `${header}\n${plainText(html)}`).join('\n');
  return { visit: { id: entry.id, kind: entry.kind, templateId: entry.templateId, text, day }, heard };
}

async function isNobodyHere(ctx: Context, workspaceId: string, word: string | null): Promise<boolean> {
  return word === null || (await namedColleague(ctx, workspaceId, word)) === null;
}

function dayIn(at: number, timeZone: string | null): string {
  if (timeZone === null) return isoTime(at).slice(0, 10);
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return parts.format(at);
}
