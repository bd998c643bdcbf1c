import type { ComposedNote } from '@clinical/language/compose-note';
import { detectUnsupportedLanguage, isForeignLine } from '@clinical/language/unsupported-language';
import type { Context } from '../../../platform/context.ts';
import { composeInPool } from './compose-in-pool.ts';
import { type NoteSource, wantedSections } from '../written-note.ts';

/** A fact that the embedded engine heard: its sentence, the section it belongs to, the utterances it rests on. */
export type HeardFact = { section: string; text: string; utterances: readonly string[] };

/**
 * What the embedded engine hears in a visit, for the sections that are asked for: the check list of a model. Empty for a visit that
 * the engine cannot read. What the engine fails at keeps no model from writing.
 */
export async function heardFacts(ctx: Context, source: NoteSource): Promise<HeardFact[]> {
  if (detectUnsupportedLanguage(source.utterances, source.heardIn) !== null) return [];
  const utterances = source.utterances.filter((line) => !isForeignLine(line));
  const heard = { ...source, utterances, materials: [], request: { ...source.request, extraContext: '' } };
  try {
    return factsOf(await composeInPool(ctx, heard), source);
  } catch {
    ctx.signal.throwIfAborted();
    return [];
  }
}

function factsOf({ sections, sentences }: ComposedNote, source: NoteSource): HeardFact[] {
  const wanted = new Set(wantedSections(source).map(({ key }) => key));
  const headers = new Map(sections.map(({ key, header }) => [key, header]));
  return sentences
    .filter(({ section, kind, links }) => wanted.has(section) && kind !== 'template' && links.length > 0)
    .map(({ section, text, links }) => ({
      section: headers.get(section) ?? section,
      text,
      utterances: [...new Set(links.map(({ utteranceId }) => utteranceId))],
    }));
}

/** Those of the facts that rest on some utterances alone: the check list of a part of a visit. */
export function factsOfPart(facts: readonly HeardFact[], utterances: readonly { id: string }[]): HeardFact[] {
  const ids = new Set(utterances.map(({ id }) => id));
  return facts.filter((fact) => fact.utterances.every((id) => ids.has(id)));
}
