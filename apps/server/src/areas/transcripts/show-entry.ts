import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { Scope } from '../../platform/context.ts';
import { getNoteFor } from '../notes/public.ts';
import { assetsOf, getTranscriptFor, type Entry } from './transcripts.queries.ts';
import { viewTranscript } from './transcripts.view.ts';

/** Entries of one chart as the caller may see them. */
export async function showEntries(
  scope: Pick<Scope, 'actor' | 'db'>,
  noteId: string,
  entries: readonly Entry[],
): Promise<Transcript[]> {
  const { level } = await getNoteFor(scope, noteId, 'read');
  const assets = await assetsOf(scope, entries);
  return entries.map((entry) => viewTranscript(scope.actor, level, entry, assets));
}

/** An entry as it stands now, after a write. */
export async function showEntry(scope: Pick<Scope, 'actor' | 'db'>, id: string): Promise<Transcript> {
  const entry = await getTranscriptFor(scope, id, 'read');
  const [shown] = await showEntries(scope, entry.noteId, [entry]);
  return shown!;
}
