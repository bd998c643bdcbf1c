import type { Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import { verifyLink } from '@clinical/language/verify-link';
import { notFound } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { addVersion } from './add-version.ts';
import { showEntry } from './show-entry.ts';
import { lockTranscriptFor } from './transcripts.queries.ts';
import { findVersion } from './versions.queries.ts';

/** Brings an earlier version back as a new one; none is removed. Links whose words are no longer in the source go. */
export async function restoreVersion(ctx: Context, id: string, version: number): Promise<Transcript> {
  return ctx.transaction(async (tx) => {
    const entry = await lockTranscriptFor(tx, id, 'edit');
    const earlier = await findVersion(tx, id, version);
    if (!earlier) throw notFound();
    const sentences = earlier.sentences.map((sentence) => ({
      ...sentence,
      links: sentence.links.filter((link) => verifyLink(link, entry.utterances)),
    }));
    await addVersion(tx, entry, {
      name: `Restored: ${earlier.name.replace(/^(?:Restored: )+/, '')}`,
      cause: 'restore',
      sections: earlier.sections,
      sentences,
      baseVersion: version,
    });
    await tx.audit('transcript.restore', { type: 'transcript', id, noteId: entry.noteId });
    return showEntry(tx, id);
  });
}
