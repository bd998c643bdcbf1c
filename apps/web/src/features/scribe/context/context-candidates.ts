import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { plainText } from '@clinical/language/note-html';

/** Entries that a note may rest on, newest first. A synthetic one is nobody's history, and a reference to the literature speaks of others. */
export function contextCandidates(entries: readonly Transcript[]): Transcript[] {
  return entries
    .filter((entry) => entry.kind !== 'synthetic' && entry.kind !== 'evidence' && contextSize(entry) > 0)
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
}

const sizes = new WeakMap<Transcript, number>();

/** Characters of what is sent of an entry: its note, or its source when there is none. */
export function contextSize(entry: Transcript): number {
  const known = sizes.get(entry);
  if (known !== undefined) return known;
  const ofNote = entry.sections.reduce((sum, { html }) => sum + plainText(html).length, 0);
  const size = ofNote > 0 ? ofNote : entry.utterances.reduce((sum, { text }) => sum + text.length, 0);
  sizes.set(entry, size);
  return size;
}

/** The last visit that something was written of, else the last one at all. */
export function lastVisit(candidates: readonly Transcript[]): Transcript | undefined {
  return candidates.find(({ sections }) => sections.length > 0) ?? candidates[0];
}
