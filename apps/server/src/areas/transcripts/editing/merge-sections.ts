import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';

export type SectionConflict = { key: string; header: string; yours: string; theirs: string };
export type MergedSections = { sections: NoteSection[]; conflicts: SectionConflict[] };

const same = (a: NoteSection | undefined, b: NoteSection | undefined): boolean =>
  a?.html === b?.html && a?.header === b?.header;

/**
 * Brings two people's saves together, section by section: `base` is what both started from (null when it is no longer known),
 * `theirs` is stored now, `yours` comes in. A section that only one of them changed, added or removed is taken from that one;
 * a section that both changed differently is a conflict.
 */
export function mergeSections(
  base: readonly NoteSection[] | null,
  theirs: readonly NoteSection[],
  yours: readonly NoteSection[],
): MergedSections {
  const of = (sections: readonly NoteSection[]) => new Map(sections.map((section) => [section.key, section]));
  const [before, stored, incoming] = [of(base ?? []), of(theirs), of(yours)];
  const conflicts: SectionConflict[] = [];
  const pick = (key: string): NoteSection | undefined => {
    const [was, their, your] = [before.get(key), stored.get(key), incoming.get(key)];
    if (same(their, your)) return your;
    if (base && same(was, your)) return their;
    if (base && same(was, their)) return your;
    conflicts.push({ key, header: (your ?? their)!.header, yours: your?.html ?? '', theirs: their?.html ?? '' });
    return your;
  };
  const keys = yours.map((section) => section.key);
  // what the other side has beyond ours goes where it stands there: after the section it follows
  for (const [index, section] of theirs.entries()) {
    if (keys.includes(section.key)) continue;
    const previous = theirs[index - 1]?.key;
    const at = previous === undefined ? -1 : keys.indexOf(previous);
    keys.splice(at + 1, 0, section.key);
  }
  return { sections: keys.map(pick).filter((section) => section !== undefined), conflicts };
}

/** True when two texts have the same sections in the same order. */
export function sameSections(a: readonly NoteSection[], b: readonly NoteSection[]): boolean {
  return a.length === b.length && a.every((section, index) => section.key === b[index]!.key && same(section, b[index]));
}
