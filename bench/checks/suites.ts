import type { NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import { alignSentences } from '@clinical/language/align-sentences';
import { checkNote } from '@clinical/language/checks/check-note';
import { mutationsOf } from '@clinical/language/checks/mutations';
import { realignEdited } from '@clinical/language/realign-edited';
import { verifyLink } from '@clinical/language/verify-link';
import { type CheckedNote, sections } from './notes.ts';

const flaggedIn = (checks: readonly { sentence: number | null; kind: string }[]): Set<number> =>
  new Set(checks.flatMap(({ sentence }) => sentence ?? []));
const share = (part: number, all: number): number => (all === 0 ? 1 : Math.round((part / all) * 10_000) / 10_000);

/** Links of notes, and how many have a quote that is not in their span. */
export function linkSuite(notes: readonly CheckedNote[]) {
  const links = notes.flatMap(({ utterances, sentences }) =>
    sentences.flatMap((sentence) => sentence.links.map((link) => verifyLink(link, utterances))),
  );
  return { notes: notes.length, links: links.length, quoteNotThere: links.filter((there) => !there).length };
}

/** Sentences of untouched notes that are flagged: by the fact guard, and for having no source. */
export function cleanSuite(notes: readonly CheckedNote[]) {
  let sentences = 0;
  let guarded = 0;
  let unsourced = 0;
  for (const note of notes) {
    const { checks } = checkNote({ ...note, sections });
    sentences += note.sentences.length;
    guarded += flaggedIn(checks.filter(({ kind }) => kind !== 'unsourced')).size;
    unsourced += flaggedIn(checks.filter(({ kind }) => kind === 'unsourced')).size;
  }
  return { sentences, contradicted: share(guarded, sentences), unsourced: share(unsourced, sentences) };
}

/** How a changed sentence comes by its links: it keeps them, as an edit is realigned, or as a model's text is aligned. */
export type Linking = 'kept' | 'edited' | 'aligned';

/** Every seeded error that fits a sentence of the notes, one at a time: share caught, by kind. */
export function mutationSuite(notes: readonly CheckedNote[], linking: Linking) {
  const counts = new Map<string, [number, number]>();
  for (const { utterances, sentences } of notes) {
    const seeded = sentences.flatMap((sentence) =>
      mutationsOf(sentence.text).map(({ error, text }) => ({ kind: error, sentence, changed: { ...sentence, text } })),
    );
    const linked: NoteSentence[] =
      linking === 'kept'
        ? seeded.map(({ changed }) => changed)
        : linking === 'aligned'
          ? alignSentences(
              seeded.map(({ changed }) => changed),
              utterances,
            )
          : seeded.flatMap(({ sentence, changed }) => realignEdited([sentence], [changed], utterances));
    const caught = flaggedIn(checkNote({ utterances, sentences: linked, sections }).checks);
    for (const [at, { kind }] of seeded.entries()) {
      const [all, found] = counts.get(kind) ?? [0, 0];
      counts.set(kind, [all + 1, found + (caught.has(at) ? 1 : 0)]);
    }
  }
  const all = [...counts.values()].reduce((sum, [seeded]) => sum + seeded, 0);
  const found = [...counts.values()].reduce((sum, [, caught]) => sum + caught, 0);
  return {
    seeded: all,
    caught: share(found, all),
    byKind: Object.fromEntries([...counts].map(([kind, [seeded, caught]]) => [kind, share(caught, seeded)])),
  };
}
