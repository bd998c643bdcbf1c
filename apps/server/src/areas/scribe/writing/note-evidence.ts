import { bringsEvidence } from '@clinical/contract/models';
import type { NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import { evidenceSection } from '@clinical/contract/scribe/evidence.rules';
import type { Context } from '../../../platform/context.ts';
import { port } from '../../../platform/ports.ts';
import type { WrittenNote } from '../written-note.ts';

/** What the literature says to a note. `html` is clean; each of its sentences names the source that it cites. */
export type FoundEvidence = { html: string; sentences: Omit<NoteSentence, 'section'>[] };

/** A later area searches the literature for a note that was written; null where it finds nothing, and nothing is made up then. */
export type NoteEvidence = {
  of(ctx: Context, note: Pick<WrittenNote, 'sections'>): Promise<FoundEvidence | null>;
};

export const noteEvidence = port<NoteEvidence>('note-evidence');

/**
 * The note with its evidence section at the end, where its model brings one and something was found. Single sections and the notes of
 * other writers stay as they are.
 */
export async function withEvidence(ctx: Context, note: WrittenNote, whole: boolean): Promise<WrittenNote> {
  if (!whole || note.model === null || !bringsEvidence(note.model)) return note;
  const found = await ctx.use(noteEvidence).of(ctx, note);
  if (!found) return note;
  const { key } = evidenceSection;
  return {
    ...note,
    sections: [...note.sections, { ...evidenceSection, html: found.html }],
    sentences: [...note.sentences, ...found.sentences.map((sentence) => ({ ...sentence, section: key }))],
  };
}
