import type { Transcript, Utterance } from '@clinical/contract/transcripts/transcripts.schemas';
import { capLevel, includesLevel, type GrantLevel } from '../../platform/access.ts';
import type { Actor } from '../../platform/session.ts';

/** `level` is the actor's best grant on the entry's chart. A note is written only from words. */
export function transcriptAbilities(
  actor: Pick<Actor, 'cap'>,
  entry: { level: GrantLevel; utterances: readonly Utterance[] },
): Transcript['abilities'] {
  const edit = includesLevel(entry.level, 'edit') && includesLevel(capLevel(actor.cap), 'edit');
  return { edit, delete: edit, generate: edit && entry.utterances.length > 0 };
}
