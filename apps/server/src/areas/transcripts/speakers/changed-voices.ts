import type { Voice } from '@clinical/contract/transcripts/speakers.schemas';
import type { Utterance } from '@clinical/contract/transcripts/transcripts.schemas';
import { isBy } from '@clinical/contract/transcripts/speakers.rules';

/** Who spoke the lines that differ, as it was in `before`, by the lines' ids. */
export function voicesThatChanged(before: readonly Utterance[], after: readonly Utterance[]): Record<string, Voice> {
  const changed = before.filter((utterance, index) => !isBy(utterance, after[index]!));
  return Object.fromEntries(changed.map(({ id, speaker, role }) => [id, { speaker, role }]));
}

/** The same lines with these voices, by their ids; lines that are gone are left out. */
export function giveBack(utterances: readonly Utterance[], voices: Readonly<Record<string, Voice>>): Utterance[] {
  return utterances.map((utterance) => ({ ...utterance, ...voices[utterance.id] }));
}
