import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import type { SectionMap } from '../plan/place.ts';
import type { Placed } from '../sections/template-texts.ts';
import type { FieldFact } from './field-facts.ts';
import { writeField } from './write-fields.ts';

/** The sentences of a note with the lines of its fields: risk first in a section of its own, the others at the end of theirs. */
export function placeFields(
  facts: readonly FieldFact[],
  placed: readonly Placed[],
  map: SectionMap,
  names: ReadonlySet<string>,
  utterances: readonly Utterance[],
): Placed[] {
  const first: Placed[] = [];
  const last: Placed[] = [];
  for (const fact of facts) {
    const own = map.ofKind(fact.kind);
    const key = own?.key ?? map.keyFor('hpi');
    if (key === undefined) continue;
    const running = !/^(?:bulleted|concise)$/.test(map.styleOf(key) ?? '');
    const draft = writeField(fact, running, names, utterances);
    const list = own && fact.always ? first : last;
    // asked twice, written once
    if (!list.some((other) => other.key === key && other.draft.text === draft.text)) list.push({ key, draft });
  }
  return [...first, ...placed, ...last];
}
