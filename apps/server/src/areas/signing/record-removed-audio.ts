import { isoTime } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { addLink, lastLink, removedAudio } from './chain.queries.ts';
import { linksAfter } from './chain.ts';

/** Adds a link that says so where retention has removed signed audio: its hash stays in the chain, which stays valid. */
export async function recordRemovedAudio(db: Database, now: number): Promise<void> {
  for (const { transcriptId, seq } of await removedAudio(db)) {
    const last = await lastLink({ db }, transcriptId);
    const text = `${JSON.stringify({ seq, removedOn: isoTime(now).slice(0, 10) })}\n`;
    const [link] = linksAfter(last, [{ kind: 'removed', at: now, userId: null, text }]);
    await addLink(db, transcriptId, link!);
  }
}
