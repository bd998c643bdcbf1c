import { createHash } from 'node:crypto';
import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { plainText } from '@clinical/language/note-html';

/** A digest for each section that was written, by key: what a person changed since can be told without the text of then. */
export type WrittenDigests = Record<string, string>;

export function digestsOf(sections: readonly NoteSection[]): WrittenDigests {
  return Object.fromEntries(sections.map(({ key, html }) => [key, digestOf(html)]));
}

const digestOf = (html: string): string => createHash('sha256').update(html).digest('base64url').slice(0, 22);

/** @param run keys of the sections that a job writes by themselves, or failed to; null for none */
export function sectionStates(
  sections: readonly NoteSection[],
  digests: WrittenDigests,
  run: { keys: readonly string[] | null; failed: boolean },
): Transcript['sectionStates'] {
  return sections.map(({ key, html }) => {
    const digest = Object.hasOwn(digests, key) ? digests[key] : undefined;
    const redo = digest !== undefined;
    if (run.keys?.includes(key)) return { key, status: run.failed ? 'failed' : 'generating', redo };
    if (digest !== undefined && digest !== digestOf(html)) return { key, status: 'edited', redo };
    return { key, status: plainText(html) === '' ? 'empty' : 'populated', redo };
  });
}
