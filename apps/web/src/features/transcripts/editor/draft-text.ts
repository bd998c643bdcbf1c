import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import { type MergedSections, mergeSections } from './merge-sections.ts';

/** A note as far as a save or a merge needs it. */
export type KnownNote = { version: number; sections: NoteSection[] };

const find = (sections: readonly NoteSection[], key: string): NoteSection | undefined =>
  sections.find((section) => section.key === key);

const put = (sections: readonly NoteSection[], section: NoteSection): NoteSection[] =>
  find(sections, section.key)
    ? sections.map((other) => (other.key === section.key ? section : other))
    : [...sections, section];

/**
 * The text of one note while it is edited, section by section: what is shown, the server's text that each section stands on, and the
 * newest text of the server. A section that stands on older text than the server's is never sent over the newer one unseen.
 */
export function createDraftText(entry: KnownNote) {
  let known: KnownNote = entry;
  let shown = entry.sections;
  /** What each section stands on, in the server's own words, and the same as it is shown; the server may have tidied what was sent. */
  let base = entry.sections;
  let sent = entry.sections;

  const isDirty = (key: string): boolean => find(shown, key)?.html !== find(sent, key)?.html;
  const anyDirty = (): boolean => shown.some(({ key }) => isDirty(key));
  /** The edited sections, and those left alone in the server's own words. */
  const mine = (): NoteSection[] =>
    shown.map((section) => (isDirty(section.key) ? section : (find(base, section.key) ?? section)));

  const stand = (section: NoteSection, as: NoteSection = section): void => {
    base = put(base, section);
    sent = put(sent, as);
  };

  /**
   * Takes over the server's newer text, but for sections that are edited and for the one in use. Gives true when something newer waits.
   * @param unanswered what was sent and may have arrived although no reply did
   */
  function learn(newer: KnownNote, inUse: string | null, unanswered: readonly NoteSection[] = []): boolean {
    known = newer;
    let waits = false;
    const next = newer.sections.map((theirs) => {
      const here = find(shown, theirs.key);
      const stands = find(base, theirs.key);
      if (here && isDirty(theirs.key)) {
        if (here.html === theirs.html) stand(theirs);
        else if (find(unanswered, theirs.key)?.html === theirs.html) stand(theirs);
        else if (stands?.html !== theirs.html) waits = true;
        return here;
      }
      if (here && stands?.html === theirs.html) return here;
      if (here && theirs.key === inUse) {
        waits = true;
        return here;
      }
      stand(theirs);
      return theirs;
    });
    const gone = shown.filter(({ key }) => !find(newer.sections, key));
    const staying = gone.filter(({ key }) => isDirty(key) || key === inUse);
    shown = [...next, ...staying];
    return waits || staying.length > 0;
  }

  return {
    known: () => known,
    shown: () => shown,
    anyDirty,
    edit: (key: string, html: string) => {
      shown = shown.map((section) => (section.key === key ? { ...section, html } : section));
    },
    /** The edits on top of the server's newest text. */
    merged: (): MergedSections => mergeSections(base, mine(), known.sections),
    learn,
    /** The server stored what was sent: `edited` as it was shown then, `saved` as it is stored. */
    accepted: (saved: KnownNote, edited: readonly NoteSection[], inUse: string | null): boolean => {
      for (const was of edited) {
        const stored = find(saved.sections, was.key);
        if (stored && find(sent, was.key)?.html !== was.html) stand(stored, was);
      }
      return learn(saved, inUse);
    },
    /** The person looked at both texts of a section and picked: it stands on the other's text from now on. */
    settle: (section: NoteSection | null, theirs: NoteSection | null, key: string) => {
      base = theirs ? put(base, theirs) : base.filter((other) => other.key !== key);
      sent = theirs ? put(sent, theirs) : sent.filter((other) => other.key !== key);
      const next = section ?? theirs;
      shown = next ? put(shown, next) : shown.filter((other) => other.key !== key);
    },
    /** What must be kept on the device to go on later. */
    toKeep: () => ({ base, mine: mine() }),
    /** Goes on with what was kept, on top of what the server has now. */
    takeUp: (
      kept: { base: NoteSection[]; mine: NoteSection[] },
      inUse: string | null,
      unanswered?: readonly NoteSection[],
    ): boolean => {
      base = kept.base;
      sent = kept.base;
      shown = kept.mine;
      return learn(known, inUse, unanswered);
    },
  };
}
