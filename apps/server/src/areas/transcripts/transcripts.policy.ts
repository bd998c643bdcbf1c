import type { EntryKind, Transcript, Utterance } from '@clinical/contract/transcripts/transcripts.schemas';
import { capLevel, includesLevel, type GrantLevel } from '../../platform/access.ts';
import type { Actor } from '../../platform/session.ts';

/** `level` is the actor's best grant on the entry's chart. A note is written only from words, and a signed one no more; an answer to a command has the chart as its source. */
export function transcriptAbilities(
  actor: Pick<Actor, 'cap'>,
  entry: { level: GrantLevel; kind: EntryKind; utterances: readonly Utterance[]; signedAt: number | null },
): Transcript['abilities'] {
  const annotate = includesLevel(entry.level, 'edit') && includesLevel(capLevel(actor.cap), 'edit');
  const edit = annotate && entry.signedAt === null;
  return { edit, delete: edit, generate: edit && entry.utterances.length > 0 && entry.kind !== 'command', annotate };
}
