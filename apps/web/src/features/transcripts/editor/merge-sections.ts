import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';

/** One section that both sides changed: `mine` as edited here, `theirs` as saved by somebody else (null when they removed it). */
export type SectionConflict = { key: string; header: string; mine: NoteSection; theirs: NoteSection | null };

export type MergedSections = { sections: NoteSection[]; conflicts: SectionConflict[] };

const same = (a: NoteSection | undefined, b: NoteSection | undefined): boolean =>
  a?.html === b?.html && a?.header === b?.header;

const byKey = (sections: readonly NoteSection[]): Map<string, NoteSection> =>
  new Map(sections.map((section) => [section.key, section]));

/**
 * Three-way merge by section: `base` is what both started from, `mine` what is edited here, `theirs` what the server has now. The order is
 * theirs. A section that only one side changed or added takes that side; one that both changed the same way is no conflict.
 */
export function mergeSections(
  base: readonly NoteSection[],
  mine: readonly NoteSection[],
  theirs: readonly NoteSection[],
): MergedSections {
  const before = byKey(base);
  const own = byKey(mine);
  const present = byKey(theirs);
  const sections: NoteSection[] = [];
  const conflicts: SectionConflict[] = [];
  for (const their of theirs) {
    const my = own.get(their.key);
    const was = before.get(their.key);
    if (!my || same(my, was) || same(my, their)) sections.push(their);
    else if (was && same(their, was)) sections.push(my);
    else {
      sections.push(their);
      conflicts.push({ key: their.key, header: their.header, mine: my, theirs: their });
    }
  }
  for (const my of mine) {
    const was = before.get(my.key);
    if (present.has(my.key) || same(my, was)) continue;
    if (!was) {
      sections.push(my);
      continue;
    }
    conflicts.push({ key: my.key, header: my.header, mine: my, theirs: null });
  }
  return { sections, conflicts };
}
