import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import type { SectionMap } from '../plan/place.ts';
import type { Topic } from '../plan/topics.ts';
import type { Placed } from '../sections/template-texts.ts';
import type { FieldFact } from './field-facts.ts';
import { informantLine } from '../people/informant.ts';
import { telegraphic } from './telegraphic.ts';
import { writeField } from './write-fields.ts';

const ofHistory = new Set<Topic>(['hpi', 'pmh', 'psh', 'meds', 'sh', 'fh']);

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
    const key = own?.key ?? map.keyFor(fact.topic, [fact.label.toLowerCase(), ...fact.words]);
    if (key === undefined) continue;
    const running = !/^(?:bulleted|concise)$/.test(map.styleOf(key) ?? '');
    const draft = writeField(fact, running, names, utterances);
    const list = own && fact.always ? first : last;
    // asked twice, written once
    if (!list.some((other) => other.key === key && other.draft.text === draft.text)) list.push({ key, draft });
  }
  const informant = informantLine(utterances);
  const history = map.keyFor('hpi');
  if (informant && history !== undefined) first.push({ key: history, draft: informant });
  return [...first, ...placed, ...last].map(({ key, draft }) =>
    map.styleOf(key) === 'concise' && ofHistory.has(draft.topic)
      ? { key, draft: { ...draft, text: telegraphic(draft.text) } }
      : { key, draft },
  );
}
