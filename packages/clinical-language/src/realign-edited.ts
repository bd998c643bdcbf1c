import type { NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { alignSentences, type PlainSentence } from './align-sentences.ts';
import { contentStems } from './text/content.ts';

const normal = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const negations = /\b(?:no|not|never|denies|denied|without|negative|cannot|none)\b/g;
const sides = /\b(?:left|right|bilateral)\b/g;

/**
 * Links of a note after an edit. Unchanged sentences (also moved ones) keep theirs; one that was only reworded keeps those of
 * the sentence it came from; others are looked up in the transcript again. A sentence becomes `typed`, without links, when it
 * changes or adds a fact that nothing said supports.
 */
export function realignEdited(
  before: readonly NoteSentence[],
  after: readonly PlainSentence[],
  utterances: readonly Utterance[],
): NoteSentence[] {
  const unused = new Map<string, NoteSentence[]>();
  for (const sentence of before) {
    const text = normal(sentence.text);
    const same = unused.get(text);
    if (same) same.push(sentence);
    else unused.set(text, [sentence]);
  }
  const kept = after.map((sentence) => {
    const same = unused.get(normal(sentence.text));
    if (!same || same.length === 0) return undefined;
    const at = Math.max(
      0,
      same.findIndex((candidate) => candidate.section === sentence.section),
    );
    return same.splice(at, 1)[0];
  });
  const gone = [...unused.values()]
    .flat()
    .map((sentence) => ({ sentence, stems: new Set(contentStems(sentence.text)) }));
  const changed = after.filter((_, i) => kept[i] === undefined);
  const aligned = new Map(alignSentences(changed, utterances).map((sentence, i) => [changed[i]!, sentence]));
  return after.map((sentence, i) => {
    const same = kept[i];
    if (same) return { ...same, text: sentence.text, section: sentence.section };
    return settle(sentence, aligned.get(sentence)!, origin(sentence, gone));
  });
}

type Gone = { sentence: NoteSentence; stems: ReadonlySet<string> };

/** The earlier sentence that an edited one most likely came from. */
function origin(sentence: PlainSentence, gone: readonly Gone[]): NoteSentence | undefined {
  const stems = new Set(contentStems(sentence.text));
  let best: { sentence: NoteSentence; shared: number } | undefined;
  for (const { sentence: earlier, stems: own } of gone) {
    const [few, many] = own.size < stems.size ? [own, stems] : [stems, own];
    let both = 0;
    for (const stem of few) if (many.has(stem)) both += 1;
    const shared = both / Math.max(1, few.size);
    if (shared >= 0.5 && shared > (best?.shared ?? 0)) best = { sentence: earlier, shared };
  }
  return best?.sentence;
}

function settle(sentence: PlainSentence, aligned: NoteSentence, from: NoteSentence | undefined): NoteSentence {
  if (from && !addsFact(from.text, sentence.text)) return { ...from, text: sentence.text, section: sentence.section };
  const support = aligned.links.map((link) => link.quote).join(' \n ');
  if (aligned.links.length > 0 && !addsFact(`${from?.text ?? ''} \n ${support}`, sentence.text, support))
    return aligned;
  return { text: sentence.text, section: sentence.section, kind: 'typed', links: [] };
}

/** Whether a text holds a weighty word, number, side or negation that the base does not. `strict` is where numbers and sides must be found. */
function addsFact(base: string, text: string, strict = base): boolean {
  const known = new Set(contentStems(base));
  const said = new Set(contentStems(strict));
  const stems = contentStems(text);
  const fresh = stems.filter((stem) => !known.has(stem));
  if (stems.some((stem) => /\d/.test(stem) && !said.has(stem))) return true;
  if (fresh.length > (strict === base ? 0 : Math.floor(stems.length * 0.34))) return true;
  if ((text.toLowerCase().match(sides) ?? []).some((side) => !strict.toLowerCase().includes(side))) return true;
  return strict === base && denies(text) !== denies(base);
}

const denies = (text: string): boolean => text.toLowerCase().match(negations) !== null;
