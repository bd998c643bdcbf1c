import type { NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { verifyLink } from '@clinical/language/verify-link';
import { AppError, notFound } from '../../../platform/app-error.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { addVersion } from '../add-version.ts';
import { type FoundInText, noteGuard } from '../note-guard.ts';
import { showEntry } from '../show-entry.ts';
import { getTranscriptFor, lockTranscriptFor, type Entry } from '../transcripts.queries.ts';
import { findVersion, type StoredVersion } from '../versions.queries.ts';

type Restored = { earlier: StoredVersion; sentences: NoteSentence[]; checks: FoundInText };

/** Sources are edited seldom; when one is just now, all is worked out again. */
const mostTries = 5;

/**
 * Brings an earlier version back as a new one; none is removed. Links whose words are no longer in the source go.
 * @throws AppError NOT_FOUND, VERSION_CONFLICT when there is a newer version than the one `If-Match` names
 */
export async function restoreVersion(ctx: Context, id: string, version: number): Promise<Transcript> {
  for (let tries = 0; tries < mostTries; tries++) {
    const entry = await getTranscriptFor(ctx, id, 'edit');
    refuseUnseenVersion(entry, ctx.ifMatch);
    const earlier = await findVersion(ctx, id, version);
    if (!earlier) throw notFound();
    const { utterances } = entry;
    const sentences = earlier.sentences.map((sentence) => ({
      ...sentence,
      links: sentence.links.filter((link) => link.source || verifyLink(link, utterances)),
    }));
    const checks = await ctx.use(noteGuard).check(ctx, { utterances, sentences, sections: earlier.sections });
    const shown = await ctx.transaction((tx) => store(tx, entry, { earlier, sentences, checks }, ctx.ifMatch));
    if (shown) return shown;
  }
  throw new AppError('VERSION_CONFLICT');
}

function refuseUnseenVersion({ version }: Entry, seen: number | null): void {
  if (seen === null || seen === version) return;
  throw new AppError('VERSION_CONFLICT', {
    message:
      'This note was changed since you opened its history. Nothing was restored: look at the newest version first.',
  });
}

/** Null when the source was edited since `read`; then nothing is written. */
async function store(
  tx: Tx,
  read: Entry,
  { earlier, sentences, checks }: Restored,
  seen: number | null,
): Promise<Transcript | null> {
  const entry = await lockTranscriptFor(tx, read.id, 'edit');
  refuseUnseenVersion(entry, seen);
  if (entry.sourceVersion !== read.sourceVersion) return null;
  await addVersion(tx, entry, {
    name: `Restored: ${earlier.name.replace(/^(?:Restored: )+/, '')}`,
    cause: 'restore',
    sections: earlier.sections,
    sentences,
    checks,
    baseVersion: earlier.version,
    builtFrom: earlier.builtFrom,
  });
  await tx.audit('transcript.restore', { type: 'transcript', id: entry.id, noteId: entry.noteId });
  return showEntry(tx, entry.id);
}
