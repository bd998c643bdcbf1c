import type { EvidenceLink } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { relativeOf } from '../../vocabulary/relatives.ts';
import { contentStem } from '../reading/read-text.ts';
import { symptomsIn } from '../../vocabulary/symptoms.ts';
import { isSymptom } from '../tables/symptoms.ts';
import { conceptsOf } from '../tables/phrases.ts';
import { type Stand, standOfReply, standsOf } from './stands.ts';
import { sentencesOf, startsReply } from './sentences.ts';
import { type Token, tokensOf } from './tokens.ts';

/** A sentence that was said: its words with what each stands for, how each stands, and who is spoken of. */
export type Heard = {
  at: number;
  u: number;
  role: Utterance['role'];
  tokens: readonly Token[];
  words: readonly string[];
  /** Words in one string, with a space at both ends. */
  text: string;
  stems: readonly string[];
  /** Symptoms that have names of several words, at their last word. */
  named: readonly { name: string; at: number }[];
  stands: Stand[];
  question: boolean;
  ofRelative: boolean;
  /** It answers a question about the family. */
  answersFamily: boolean;
};
export type Place = { heard: Heard; at: number };

/** The visit as the second reader has it: pairs of neighbouring turns, and a window of words for a denial. */
export type Hearing = {
  utterances: readonly Utterance[];
  heard: readonly Heard[];
  byStem: ReadonlyMap<string, readonly Place[]>;
  /** How much a word tells: the rarer, the more. */
  weight: (stem: string) => number;
};

const mostPlaces = 300;
const asks =
  /^(?:(?:and|so|um|uh|okay|now|well|alright|all|right|then|,) )*(?:any|do|does|did|have|has|had|are|is|was|were|how|what|when|where|can|could|would|will|anything|ever|other) (?:\w+ )?(?:you|your|it|that|there|he|she|they|the|other|any|anything|history|\w+)\b/;
const hearings = new WeakMap<readonly Utterance[], Hearing>();

/** Reads a visit. Linear in its length. */
export function hear(utterances: readonly Utterance[]): Hearing {
  const hearing = hearings.get(utterances) ?? hearAnew(utterances);
  hearings.set(utterances, hearing);
  return hearing;
}

function hearAnew(utterances: readonly Utterance[]): Hearing {
  const heard: Heard[] = [];
  for (const [u, { text, role }] of utterances.entries())
    for (const tokens of sentencesOf(tokensOf(text))) heard.push(read(tokens, heard.length, u, role));
  answer(heard);
  const byStem = new Map<string, Place[]>();
  for (const one of heard)
    for (const [stem, at] of [
      ...one.stems.map((name, place) => [name, place] as const),
      ...one.named.map(({ name, at: place }) => [name, place] as const),
    ]) {
      if (stem === '') continue;
      const list = byStem.get(stem);
      if (!list) byStem.set(stem, [{ heard: one, at }]);
      else if (list.length < mostPlaces) list.push({ heard: one, at });
    }
  const weight = (stem: string): number => Math.log(1 + heard.length / (1 + (byStem.get(stem)?.length ?? 0)));
  return { utterances, heard, byStem, weight };
}

/** A sentence of a note, read as speech is. */
export const readWritten = (text: string): Heard => read(tokensOf(text), 0, 0, 'other', true);

function read(tokens: readonly Token[], at: number, u: number, role: Utterance['role'], isNote = false): Heard {
  const words = tokens.map((token) => token.text);
  const text = ` ${words.join(' ')} `;
  const stems = words.map(contentStem);
  // what a phrase stands for is found at its last word
  for (const { concept, at: place } of conceptsOf(words)) stems[place] = contentStem(concept) || concept;
  return {
    at,
    u,
    role,
    tokens,
    words,
    text,
    stems,
    named: symptomsIn(words).flatMap(({ name, at: from, length }) =>
      length > 1 || name.includes(' ') ? [{ name, at: from + length - 1 }] : [],
    ),
    stands: standsOf(words, isNote),
    question: words.at(-1) === '?' || asks.test(text.trim().slice(0, 80)),
    ofRelative: words.some((word) => relativeOf(word) !== undefined) || / runs? in (?:the|my|your) /.test(text),
    answersFamily: false,
  };
}

/** Pairs each question with what answers it: how what was asked stands. */
function answer(heard: readonly Heard[]): void {
  for (const [at, one] of heard.entries()) {
    const elliptic = isElliptic(one);
    if (!one.question && !elliptic) continue;
    // what the patient wants to know is no history
    if (one.role === 'patient' && / (?:i|my|me|could|should) /.test(one.text)) continue;
    // "and no blood, is that right?" is told, whatever confirms it
    if (/ (?:no|not) .* (?:right|correct|yeah|yes|no) \? $/.test(one.text)) continue;
    const reply = replyTo(heard, at);
    settle(one, reply, elliptic);
    if (reply && /\b(?:family|mother|father|parents|siblings|brothers|sisters)\b/.test(one.text))
      reply.answersFamily = true;
  }
}

function settle(one: Heard, reply: Heard | undefined, elliptic: boolean): void {
  const stand: Stand = reply && (!elliptic || startsReply(reply.text)) ? standOfReply(reply.text) : 0;
  const named = new Map([
    ...(reply?.stems.map((stem, i) => [stem, reply.stands[i]!] as const) ?? []),
    ...(reply?.named.map(({ name, at: place }) => [name, reply.stands[place]!] as const) ?? []),
  ]);
  const asked = one.stems.filter(isSymptom);
  // "yes" to a list is yes to at least one of it, or to the one that it names
  const some: Stand = asked.some((stem) => named.get(stem) === 1) ? 0 : 2;
  const each: Stand = stand === 1 && asked.length > 1 ? some : stand;
  // "how about your asthma, any wheezing?": what was asked stands after "any"
  const any = one.words.findIndex((word) => /^any(?:thing)?$/.test(word));
  const from = Math.max(0, any, one.stems.length - 25);
  for (let i = 0; i < one.stems.length; i++) {
    const stem = one.stems[i]!;
    const own = stem === '' ? undefined : named.get(stem);
    if (i > from + 2 && one.words[i] === 'you' && !joins.test(one.words[i - 1]!)) break;
    one.stands[i] = i < from ? 0 : own !== undefined && own !== 0 ? own : each;
  }
}

const joins =
  /^(?:do|have|did|are|were|can|could|will|would|has|is|that|when|if|as|like|and|or|what|where|how|since|,|until|before|after|than|because)$/;

/** What is said to a question: by another, or after it in the same turn, where speakers were not told apart. */
function replyTo(heard: readonly Heard[], at: number): Heard | undefined {
  const one = heard[at]!;
  const after = heard[at + 1];
  if (after?.u === one.u && !after.question && startsReply(after.text)) return after;
  let next = at + 1;
  // of several questions in a turn the last is answered, or all of them by one word
  while (next < heard.length && heard[next]!.u === one.u) {
    if (!heard[next]!.question && heard[next]!.words.length > 4) return undefined;
    next++;
  }
  // the same speaker goes on, after a word of the other that was not written down
  while (next < heard.length && next - at < 4 && heard[next]!.role === one.role && !heard[next]!.question) next++;
  const reply = heard[next];
  if (!reply || reply.role === one.role) return undefined;
  // "yeah. – no.": what only shows that one listens is no answer
  const again = heard[next + 1];
  return again?.role === reply.role && again.u !== reply.u && isNod(reply) && startsReply(again.text) ? again : reply;
}

const isNod = ({ words }: Heard): boolean => words.length < 3 && /^(?:yeah|yes|okay|ok|mm|right)$/.test(words[0]!);

/** "shortness of breath", said alone by the clinician: it asks. */
const isElliptic = ({ role, words, stems }: Heard): boolean =>
  role === 'clinician' &&
  words.length <= 8 &&
  stems.some(isSymptom) &&
  !words.some((word) => /^(?:i|you|we|he|she|it|there|that|is|are|was|were|have|has|had|your|no|not)$/.test(word));

/** The places of a stem in the visit. */
export const placesOf = (hearing: Hearing, stem: string): readonly Place[] => hearing.byStem.get(stem) ?? [];

/** The words of a turn around a place, across its sentences, in one string with a space at both ends. */
export function around({ heard, at }: Place, hearing: Hearing, before: number, after: number): string {
  let text = heard.words.slice(Math.max(0, at - before), at + after + 1).join(' ');
  let left = before - at;
  for (let i = heard.at - 1; left > 0 && hearing.heard[i]?.u === heard.u; i--) {
    const { words } = hearing.heard[i]!;
    text = `${words.slice(-left).join(' ')} ${text}`;
    left -= words.length;
  }
  let right = after - (heard.words.length - at - 1);
  for (let i = heard.at + 1; right > 0 && hearing.heard[i]?.u === heard.u; i++) {
    const { words } = hearing.heard[i]!;
    text = `${text} ${words.slice(0, right).join(' ')}`;
    right -= words.length;
  }
  return ` ${text} `;
}

/** The span of a sentence that was said. */
export function linkTo({ tokens, u }: Heard, { utterances }: Hearing): EvidenceLink {
  const { id, text, startMs, endMs } = utterances[u]!;
  const [start, end] = [tokens[0]!.start, tokens.at(-1)!.end];
  return {
    utteranceId: id,
    start,
    end,
    startMs,
    endMs,
    quote: text.slice(start, end),
  };
}
