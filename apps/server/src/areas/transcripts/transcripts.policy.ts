import type { EntryKind, Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { capLevel, includesLevel, type GrantLevel } from '../../platform/access.ts';
import type { Actor } from '../../platform/session.ts';

/** `level` is the actor's best grant on the entry's chart. A note is written only from words, which a document may still have to give, and a signed one no more; an answer to a command has the chart as its source. */
export function transcriptAbilities(
  actor: Pick<Actor, 'cap'>,
  entry: { level: GrantLevel; kind: EntryKind; utterances: readonly Utterance[]; signedAt: number | null },
): Transcript['abilities'] {
  const annotate = mayAnnotate(actor, entry.level);
  const edit = annotate && entry.signedAt === null;
  return {
    edit,
    delete: edit,
    generate: edit && (entry.utterances.length > 0 || isDocument(entry.kind)) && !isAnswer(entry.kind),
    annotate,
    release: mayRelease(entry),
  };
}

/** True for whoever may edit the chart: they may tag its signed entries and add to them. */
export function mayAnnotate(actor: Pick<Actor, 'cap'>, level: GrantLevel): boolean {
  return includesLevel(level, 'edit') && includesLevel(capLevel(actor.cap), 'edit');
}

/** A made-up visit is neither signed nor sent to anybody. */
export const mayRelease = ({ kind }: { kind: EntryKind }): boolean => kind !== 'synthetic';

/** What was written from the chart, or told before a visit: no note is made of it. */
export const isAnswer = (kind: EntryKind): boolean =>
  kind === 'command' || kind === 'pre-chat' || kind === 'picture' || kind === 'evidence';

/** What is read by a job: it has its words in a file. */
export const isDocument = (kind: EntryKind): boolean => kind === 'pdf' || kind === 'image';
