import type { EvidenceLink } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { writeSections } from '../rules/sections/write-sections.ts';
import { generalRecipe } from '../general-recipe.ts';
import { SectionMap } from '../rules/plan/place.ts';
import { wordsOf } from '../text/words.ts';
import type { Topic } from '../rules/plan/topics.ts';
import type { FrequencyMention } from './reading/frequencies.ts';
import { relativeOf } from '../vocabulary/relatives.ts';
import { actWords, courseWords } from './tables/opposites.ts';
import { partsIn } from './tables/parts.ts';
import { unitOf } from '../vocabulary/units.ts';
import { datePartsOf } from './reading/numbers.ts';
import { isDenial } from './reading/polarity.ts';
import { type Reading, readSentence } from './reading/read-text.ts';

/** A word of a sentence by what it may be exchanged for. */
export type Item = {
  kind:
    | 'word'
    | 'number'
    | 'unit'
    | 'rate'
    | 'time'
    | 'side'
    | 'relative'
    | 'drug'
    | 'part'
    | 'course'
    | 'act'
    | 'denial';
  name: string;
  text: string;
};
/** A sentence of the draft: its items, and what it was written from. */
export type DraftPiece = { items: Item[]; rates: FrequencyMention[]; links: EvidenceLink[] };
/** A sentence as it would be inserted. */
export type DraftSentence = {
  text: string;
  topic: Topic;
  words: readonly string[];
  links: EvidenceLink[];
  reading: Reading;
};
/** The draft that the embedded engine writes of a visit: its sentences in order, and the same cut up and found by word. */
export type OwnDraft = {
  sentences: readonly DraftSentence[];
  byWord: ReadonlyMap<string, readonly DraftPiece[]>;
  /** Those that hold nothing but what may be exchanged ("She has a brother."). */
  bare: readonly DraftPiece[];
};

// The draft of longer speech takes seconds: a day of talk is compared clause by clause only.
const mostLetters = 400_000;

/**
 * What the embedded engine itself makes of a visit: each sentence says in the words of a note what its clauses say, with
 * questions and their answers already put together.
 */
export function writeDraft(utterances: readonly Utterance[]): OwnDraft {
  const draft = draftsOf.get(utterances) ?? writeAnew(utterances);
  draftsOf.set(utterances, draft);
  return draft;
}

// one visit is checked with several notes: by the self-test
const draftsOf = new WeakMap<readonly Utterance[], OwnDraft>();

function writeAnew(utterances: readonly Utterance[]): OwnDraft {
  const byWord = new Map<string, DraftPiece[]>();
  const bare: DraftPiece[] = [];
  if (utterances.reduce((sum, { text }) => sum + text.length, 0) > mostLetters) return { sentences: [], byWord, bare };
  const drafts = writeSections(utterances, new SectionMap(generalRecipe), undefined, undefined).map(
    ({ draft }) => draft,
  );
  const seen = new Set<string>();
  for (const { text, links } of drafts) {
    if (seen.has(text)) continue;
    seen.add(text);
    for (const { items, rates } of piecesOf(text)) {
      const piece = { items, rates, links };
      if (items.every(({ kind }) => kind !== 'word')) bare.push(piece);
      for (const word of new Set(items.map((item) => item.name))) {
        const list = byWord.get(word);
        if (list) list.push(piece);
        else byWord.set(word, [piece]);
      }
    }
  }
  const sentences = drafts
    .filter(({ heading }) => !heading)
    .map(({ text, topic, words, links }) => ({ text, topic, words, links, reading: readSentence(text) }));
  return { sentences, byWord, bare };
}

/** "Respiratory: clear" → "clear"; "Mother: melanoma" names whose it is. */
const withoutLabel = (text: string): string => {
  const label = /^[•*\s-]*[\p{L}/ -]{2,40}:(?=\s)/u.exec(text)?.[0] ?? '';
  return wordsOf(label).some((word) => relativeOf(word.text) !== undefined) ? text : text.slice(label.length);
};

const listNumber = /^[•*\s-]*\d{1,2}[.)]\s+(?=\p{L})/u;

/** The sentences within a text (a list item can hold several), each without the label before it. */
export function piecesOf(text: string): Omit<DraftPiece, 'links'>[] {
  return text
    .replace(listNumber, '')
    .split(/(?<=[.!?])\s+/)
    .map((part) => {
      const reading = readSentence(withoutLabel(part));
      return { items: itemsOf(reading), rates: reading.frequencies };
    });
}

const light = new Set(
  `a an the i you he she it they we my your his her their our me him us them this that these those and or nor but be am is are was were been being have has had having do does did doing
  of to any some patient patients patient's reports reported report endorses states notes so also just with for in on at as which who`.split(
    /\s+/,
  ),
);
const rateWords =
  /^(?:daily|weekly|monthly|yearly|nightly|hourly|once|twice|thrice|every|each|per|morning|evening|night|bedtime|bid|tid|qid|qd|qhs|prn|times)$/;
const times =
  /^(?:currently|previously|formerly|used|quit|stopped|longer|still|now|former|will|ago|last|next|yesterday|tomorrow|again)$/;

function itemsOf(reading: Reading): Item[] {
  const numbers = new Map([...reading.looseNumbers, ...reading.numbers].map((number) => [number.from, number]));
  const relatives = new Map(reading.relatives.map(({ relative, at }) => [at, relative]));
  const drugs = new Map(reading.drugs.map(({ drug, at }) => [at, drug]));
  const parts = new Map(partsIn(reading.words, true).map(({ part, at }) => [at, part]));
  const items: Item[] = [];
  for (const [at, text] of reading.words.entries()) {
    const number = numbers.get(at);
    const unit = unitOf(text);
    const add = (kind: Item['kind'], name: string): number => items.push({ kind, name, text });
    if (number && /\d[/:-]\d/.test(text))
      for (const part of datePartsOf(text) ?? text.split(/[/:-]/)) add('number', String(part));
    else if (number) add('number', String(number.value));
    else if (relatives.has(at)) add('relative', relatives.get(at)!);
    else if (drugs.has(at)) add('drug', drugs.get(at)!);
    else if (/^(?:left|right|bilateral(?:ly)?|both)(?:$|-)/.test(text)) add('side', sideOf(text));
    // "do not have no allergies" denies once
    else if (isDenial(text) && isDenial(items.at(-1)?.text ?? '') && text === 'no') continue;
    else if (isDenial(text)) add('denial', 'no');
    else if (unit !== undefined) add('unit', unit.name);
    else if (rateWords.test(text)) add('rate', text);
    else if (times.test(text)) add('time', text);
    else if (parts.has(at)) add('part', parts.get(at)!);
    else if (courseWords.has(text)) add('course', courseWords.get(text)!);
    else if (actWords.has(text)) add('act', actWords.get(text)!);
    else if (light.has(text)) continue;
    else if (reading.stems[at] !== '') add('word', reading.stems[at]!);
    else if (/\p{L}/u.test(text) && !isInNumber(reading, at)) add('word', text);
  }
  return items;
}

const sideOf = (word: string): string => /^(?:left|right)/.exec(word)?.[0] ?? 'both';

/** "hundred" of "five hundred": read with the number that it ends. */
const isInNumber = (reading: Reading, at: number): boolean =>
  reading.numbers.some((number) => at > number.from && at < number.to);
