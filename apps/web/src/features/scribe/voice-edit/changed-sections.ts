import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';

/** One section as it is and as it would be; none where it comes or goes. */
export type ChangedSection = { key: string; header: string; before: NoteSection[]; after: NoteSection[] };

/** The sections of which a proposal changes something, in the note's order, those that would go last. */
export function changedSections(before: readonly NoteSection[], after: readonly NoteSection[]): ChangedSection[] {
  const keys = [...new Set([...after, ...before].map(({ key }) => key))];
  return keys.flatMap((key) => {
    const [was, is] = [before, after].map((sections) => sections.find((section) => section.key === key));
    if (was && is && was.html === is.html && was.header === is.header) return [];
    return [{ key, header: (is ?? was)!.header, before: was ? [was] : [], after: is ? [is] : [] }];
  });
}
