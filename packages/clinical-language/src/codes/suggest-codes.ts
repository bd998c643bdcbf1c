import type { NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import { readSentence } from '../checks/reading/read-text.ts';
import { topicsOfHeader } from '../rules/plan/classify-header.ts';
import type { Topic } from '../rules/plan/topics.ts';
import { codeTable, type CodeTable, type Word, wordOf } from './code-table.ts';

type Sentence = Pick<NoteSentence, 'text' | 'section'>;
export type SuggestedCode = {
  code: string;
  title: string;
  /** Place of the sentence that it rests on. */
  sentence: number;
};

/** So many codes are suggested at most. */
export const mostCodes = 5;

/** What was assessed weighs most, what is only remembered least. Family history is somebody else's. */
const weights: Partial<Record<Topic, number>> = { assessment: 6, plan: 5, cc: 4, hpi: 3, results: 3, exam: 3, pmh: 2 };
const elsewhere = 1;
const notThePatients: ReadonlySet<Topic> = new Set(['fh', 'instructions']);

const same = (one: Word, other: Word): boolean =>
  one.stem === '' || other.stem === '' ? one.raw === other.raw : one.stem === other.stem;

const embedded = codeTable(null);

/** Words chosen for a code say more than those of its title. */
const byTitle = 0.15;

/** Between the words of one phrase ("pain in the right knee"). */
const mostApart = 5;

type Hit = SuggestedCode & { places: number[]; weight: number };

/**
 * Codes of the table that sentences of a note tell of, the weightiest first; without a table the built-in one. Nothing is taken from what is denied, asked,
 * said of relatives or spoken of as a possibility, and of codes that rest on the same words the most specific one stays.
 */
export function suggestCodes(
  sentences: readonly Sentence[],
  sections: readonly { key: string; header: string }[],
  table: CodeTable = embedded,
): SuggestedCode[] {
  const topics = new Map(sections.map(({ key, header }) => [key, topicsOfHeader(header)]));
  const hits = sentences.flatMap((sentence, at) => hitsIn(sentence, at, topics.get(sentence.section) ?? [], table));
  const best = new Map<string, Hit>();
  for (const hit of hits) {
    const known = best.get(hit.code);
    if (!known || hit.weight > known.weight) best.set(hit.code, hit);
  }
  return [...best.values()]
    .filter((hit) => !isPartOfAnother(hit, [...best.values()]))
    .toSorted((a, b) => b.weight - a.weight || a.sentence - b.sentence || a.code.localeCompare(b.code))
    .slice(0, mostCodes)
    .map(({ code, title, sentence }) => ({ code, title, sentence }));
}

const supposed =
  /\b(?:if (?:you|he|she|they|it|the|symptoms)|in case of|return (?:if|for)|rule out|r\/o|risk of|watch for)\b/i;

function hitsIn({ text }: Sentence, at: number, topics: readonly Topic[], table: CodeTable): Hit[] {
  const others = topics.length > 0 && topics.every((topic) => notThePatients.has(topic));
  if (others || /\?\s*$/.test(text) || supposed.test(text)) return [];
  const { words, polarity, relatives } = readSentence(text);
  if (relatives.length > 0) return [];
  const read = words.map((word) => wordOf(word.replace(/'s$/, '')));
  const weight = Math.max(elsewhere, ...topics.map((topic) => weights[topic] ?? 0));
  return [...new Set(read.flatMap(({ raw, stem }) => table.get(stem || raw) ?? []))].flatMap((phrase) => {
    const places = placesOf(phrase.words, read);
    if (!places || places.some((place) => polarity[place] === -1)) return [];
    return [
      {
        code: phrase.code,
        title: phrase.title,
        sentence: at,
        places,
        weight: weight + places.length / 10 - (phrase.own ? 0 : byTitle),
      },
    ];
  });
}

/** Where all words of a phrase stand close together; null when they do not. */
function placesOf(phrase: readonly Word[], read: readonly Word[]): number[] | null {
  const last = phrase.at(-1)!;
  for (const [start, word] of read.entries()) {
    if (!same(word, last)) continue;
    const from = Math.max(0, start - mostApart);
    const near = read.slice(from, start + mostApart + 1);
    const places = phrase.map((wanted) => near.findIndex((each) => same(each, wanted)));
    if (places.every((place) => place >= 0)) return places.map((place) => from + place);
  }
  return null;
}

const isPartOfAnother = (hit: Hit, all: readonly Hit[]): boolean =>
  all.some(
    (other) =>
      other.code !== hit.code &&
      other.sentence === hit.sentence &&
      other.places.length > hit.places.length &&
      hit.places.every((place) => other.places.includes(place)),
  );
