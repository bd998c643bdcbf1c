import type { EvidenceLink } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { relativeOf } from '../../vocabulary/relatives.ts';
import { contentStem } from '../reading/read-text.ts';
import { isSymptom } from '../tables/symptoms.ts';
import { conceptsOf } from '../tables/phrases.ts';
import { type Token, tokensOf } from './tokens.ts';

/** 1: so. -1: not so. 0: cannot be told. */
export type Stand = 1 | -1 | 0;

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
  /** All that was said, in one string. */
  text: string;
};

const mostPlaces = 300;
const ends = /^[.?!;]$/;
const asks =
  /^(?:(?:and|so|um|uh|okay|now|well|alright|all|right|then|,) )*(?:any|do|does|did|have|has|had|are|is|was|were|how|what|when|where|which|can|could|would|will|anything|ever|no|other) (?:\w+ )?(?:you|your|it|that|there|he|she|they|the|other|any|anything|history|\w+)\b/;
const yes =
  /^(?:yes|yeah|yep|yup|yea|correct|absolutely|definitely|sure|uh-huh|mm-hmm|right|exactly|unfortunately|sometimes|occasionally|a little|a bit|some|it is|it does|i do|i have|i am|i did|he does|she does)\b/;
const no =
  /^(?:no|nope|nah|not|never|none|nothing|i do not|i have not|i am not|i did not|he does not|she does not|negative|denies|uh-uh)\b/;
const fill = /^(?:(?:um|uh|oh|well|so|okay|hmm|mm|you know|actually|really|honestly|like|i mean|,|and|ah|er|erm|hm) )+/;

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
    for (const [at, stem] of one.stems.entries()) {
      if (stem === '') continue;
      const list = byStem.get(stem);
      if (!list) byStem.set(stem, [{ heard: one, at }]);
      else if (list.length < mostPlaces) list.push({ heard: one, at });
    }
  return { utterances, heard, byStem, text: heard.map(({ text }) => text).join('') };
}

/** A sentence of a note, read as speech is. */
export const readWritten = (text: string): Heard => read(tokensOf(text), 0, 0, 'other', true);

function sentencesOf(tokens: readonly Token[]): Token[][] {
  const out: Token[][] = [[]];
  for (const token of tokens) {
    out.at(-1)!.push(token);
    if (ends.test(token.text)) out.push([]);
  }
  return out.filter((sentence) => sentence.length > 0);
}

function read(tokens: readonly Token[], at: number, u: number, role: Utterance['role'], isNote = false): Heard {
  const words = tokens.map((token) => token.text);
  const text = ` ${words.join(' ')} `;
  const stems = words.map(contentStem);
  // what a phrase stands for is found at its last word
  for (const { concept, at: place } of conceptsOf(words)) stems[place] = concept;
  return {
    at,
    u,
    role,
    tokens,
    words,
    text,
    stems,
    stands: standsOf(words, isNote),
    question: words.at(-1) === '?' || asks.test(text.trim().slice(0, 80)),
    ofRelative: words.some((word) => relativeOf(word) !== undefined) || / runs? in (?:the|my|your) /.test(text),
    answersFamily: false,
  };
}

const denies =
  /^(?:no|not|nor|neither|never|none|without|denies|denied|deny|denying|nil|negative|cannot|absent|lacks|nothing|non|hardly)$/;
const breaks =
  /^(?:but|however|although|though|except|because|[.;?!]|reports|reported|endorses|endorsed|admits|positive|has|states|which|that's|yes|yeah|otherwise)$/;
const opens = /^(?:if|unless|should|whether|case)$/;
// in speech without marks another sentence begins
const begins =
  /^(?:i|you|we|he|she|they|it|there|your|my|his|her|so|okay|then|is|are|was|were|just|some|because|when|since)$/;
const reach = 7;
const listed = 24;

/** How each word stands: a denial reaches seven words; in a note, through the list that it opens. */
function standsOf(words: readonly string[], isNote: boolean): Stand[] {
  const out: Stand[] = words.map(() => 1);
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    if (opens.test(word)) for (let i = at; i < words.length && i < at + 16 && !ends.test(words[i]!); i++) out[i] = 0;
    // what is looked for is not told
    if (!isNote && (word === 'any' || (word === 'you' && /^(?:do|have|did|are|were|had)$/.test(words[at - 1] ?? ''))))
      for (let i = at + 1; i < words.length && i < at + 10 && !begins.test(words[i]!); i++)
        if (out[i] === 1) out[i] = 0;
    if (!denies.test(word)) continue;
    // "no, i have": an answer
    if (word === 'no' && /^(?:,|i|it|he|she|we|no|not|that|[.?!])$/.test(words[at + 1] ?? '')) continue;
    if (word === 'not' && /^(?:only|just|sure|certain)$/.test(words[at + 1] ?? '')) continue;
    const far = isNote && /^(?:no|denie[sd]|denying|nil|without|negative)$/.test(word);
    for (let i = at + 1; i < words.length && i <= at + (far ? listed : reach); i++) {
      if (breaks.test(words[i]!) || (!isNote && i > at + 2 && begins.test(words[i]!))) break;
      if (i > at + reach && !words.slice(i - 4, i + 1).some((one) => /^(?:,|or|nor|and|any)$/.test(one))) break;
      out[i] = -1;
    }
  }
  return out;
}

/** Pairs each question with the next turn: how what was asked stands. */
function answer(heard: readonly Heard[]): void {
  for (const [at, one] of heard.entries()) {
    if (!one.question) continue;
    let next = at + 1;
    while (next < heard.length && heard[next]!.u === one.u) next++;
    const reply = heard[next];
    const last = heard[at + 1]?.u !== one.u || heard[at + 1]?.question;
    const said = reply && reply.role !== one.role ? reply.text.trim().replace(fill, '') : '';
    const stand: Stand = !last ? 0 : no.test(said) ? -1 : yes.test(said) ? 1 : 0;
    // "yes" to a list is yes to one of it
    const asked: Stand = one.stems.filter(isSymptom).length > 1 ? 0 : stand;
    const named = new Map(reply?.stems.map((stem, i) => [stem, reply.stands[i]!]));
    // "how about your asthma, any wheezing?": what was asked stands after "any"
    const any = one.words.lastIndexOf('any');
    for (let i = Math.max(0, any, one.stems.length - 25); i < one.stems.length; i++) {
      const stem = one.stems[i]!;
      const own = named.get(stem);
      one.stands[i] = stem !== '' && own !== undefined ? own : stand === 1 ? asked : stand;
    }
    if (reply && /\b(?:family|mother|father|parents|siblings|brothers|sisters)\b/.test(one.text))
      reply.answersFamily = true;
  }
}

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
  return { utteranceId: id, start, end, startMs, endMs, quote: text.slice(start, end) };
}
