import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { Context } from '../../platform/context.ts';
import { getNoteFor } from '../notes/public.ts';
import { citedSources } from './cited-sources.ts';
import { assetsOf, getTranscriptFor, type Entry } from './transcripts.queries.ts';
import { viewTranscript } from './transcripts.view.ts';

type Showing = Pick<Context, 'actor' | 'db' | 'use'>;

/** Entries of one chart as the caller may see them. */
export async function showEntries(scope: Showing, noteId: string, entries: readonly Entry[]): Promise<Transcript[]> {
  const { level } = await getNoteFor(scope, noteId, 'read');
  const assets = await assetsOf(scope, entries);
  const outdated = await scope.use(citedSources).outdatedOf(scope, entries);
  return entries.map((entry) => {
    const sources = outdated.get(entry.id);
    return { ...viewTranscript(scope.actor, level, entry, assets), ...(sources ? { outdatedSources: sources } : {}) };
  });
}

/** An entry as it stands now, after a write. */
export async function showEntry(scope: Showing, id: string): Promise<Transcript> {
  const entry = await getTranscriptFor(scope, id, 'read');
  const [shown] = await showEntries(scope, entry.noteId, [entry]);
  return shown!;
}
