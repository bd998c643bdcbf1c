import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { isKnown, nameVoices, isBy } from '@clinical/contract/transcripts/speakers.rules';
import type { ChangeSpeakers, Voice } from '@clinical/contract/transcripts/speakers.schemas';
import { AppError, invalid } from '../../../platform/app-error.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { storable } from '../../../platform/storable.ts';
import { addVersion } from '../add-version.ts';
import { type FoundInText, noteGuard } from '../note-guard.ts';
import { showEntry } from '../show-entry.ts';
import { inVoices, type Source } from '../source/source-text.ts';
import { type Entry, getTranscriptFor, lockTranscriptFor } from '../transcripts.queries.ts';
import { lastSpeakerEdit, markUndone, recordSpeakerEdit, type SpeakerEdit } from './speaker-edits.queries.ts';

/** `undone`: the change that this one takes back. */
type Outcome = { source: Source; checks: FoundInText; undone: SpeakerEdit | null };

/** Checks run before the transaction; when somebody saves meanwhile, they run again. */
const mostTries = 20;

/**
 * Says anew who spoke the lines of an entry. Their words stay, and who spoke before is kept beside them; the note's sentences keep
 * their sources, and the note is checked again.
 * @throws AppError NOT_FOUND, ENTRY_SIGNED, INVALID_INPUT for a voice that has no line, CONFLICT when there is nothing to take back,
 * VERSION_CONFLICT when the source has changed since the version that was seen
 */
export async function changeSpeakers(ctx: Context, id: string, input: ChangeSpeakers): Promise<Transcript> {
  for (let tries = 0; tries < mostTries; tries++) {
    const entry = await getTranscriptFor(ctx, id, 'edit');
    const outcome = await workOut(ctx, entry, input);
    const saved = await ctx.transaction((tx) => store(tx, entry, outcome));
    if (saved) return saved;
  }
  throw new AppError('VERSION_CONFLICT');
}

async function workOut(ctx: Context, entry: Entry, { changes = [], undo = false }: ChangeSpeakers): Promise<Outcome> {
  if (ctx.ifMatch !== null && ctx.ifMatch < entry.sourceVersion) throw new AppError('VERSION_CONFLICT');
  const undone = undo ? await lastSpeakerEdit(ctx, entry.id) : null;
  if (undo && !undone) throw new AppError('CONFLICT', { message: 'There is no change of speakers to undo.' });
  const unknown = changes.findIndex((change) => !isKnown(entry.utterances, change));
  if (unknown >= 0) throw invalid(['body', 'changes', unknown, 'from'], 'no line of this entry is by this speaker');
  const utterances = undone
    ? giveBack(entry.utterances, undone.before)
    : nameVoices(entry.utterances, storable(changes));
  const { sentences, sections } = entry;
  const checks = sections.length > 0 ? await ctx.use(noteGuard).check(ctx, { utterances, sentences, sections }) : null;
  return { source: inVoices(entry, utterances), checks, undone };
}

/** Null when somebody saved since `read`; then nothing is written. */
async function store(tx: Tx, read: Entry, { source, checks, undone }: Outcome): Promise<Transcript | null> {
  const entry = await lockTranscriptFor(tx, read.id, 'edit');
  // a source that is being heard has no versions yet
  if (entry.version !== read.version || entry.updatedAt !== read.updatedAt) return null;
  await tx.audit('transcript.change-speakers', { type: 'transcript', id: entry.id, noteId: entry.noteId });
  const { id: transcriptId, sections, sentences, speakersChanged: changedBefore } = entry;
  const before = voicesThatChanged(entry.utterances, source.utterances);
  if (Object.keys(before).length === 0) return showEntry(tx, transcriptId);
  const hasNote = sections.length > 0;
  if (undone) await markUndone(tx, undone.id);
  else await recordSpeakerEdit(tx, { transcriptId, before, changedBefore });
  await addVersion(
    tx,
    entry,
    {
      name: undone ? 'Speakers changed back' : 'Speakers changed',
      cause: 'source',
      sections,
      sentences,
      checks,
      baseVersion: entry.version,
    },
    {
      ...source,
      sourceVersion: entry.version + 1,
      // a note that was written since the change was written from it
      speakersChanged: undone && changedBefore ? undone.changedBefore : hasNote,
      // who a visit is about may be told by who spoke; how much was said, and credits, are not
      hold: entry.hold?.kind === 'identity' ? null : entry.hold,
    },
  );
  return showEntry(tx, transcriptId);
}

/** Who spoke the lines that differ, as it was in `before`, by the lines' ids. */
function voicesThatChanged(before: readonly Utterance[], after: readonly Utterance[]): Record<string, Voice> {
  const changed = before.filter((utterance, index) => !isBy(utterance, after[index]!));
  return Object.fromEntries(changed.map(({ id, speaker, role }) => [id, { speaker, role }]));
}

/** The same lines with these voices, by their ids; lines that are gone are left out. */
function giveBack(utterances: readonly Utterance[], voices: Readonly<Record<string, Voice>>): Utterance[] {
  return utterances.map((utterance) => ({ ...utterance, ...voices[utterance.id] }));
}
