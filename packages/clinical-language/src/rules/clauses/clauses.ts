import type { EvidenceLink } from '@clinical/contract/transcripts/note-body.schemas';
import type { SpeakerRole, Utterance } from '@clinical/contract/transcripts/source.schemas';
import { isWord } from '../../text/words.ts';
import { baseVerbs } from '../../vocabulary/verbs.ts';
import { boundaryLogOdds } from './boundary.ts';
import { isQuestion } from './questions.ts';
import { isRawBlock, streamsOfBlock } from './raw-block.ts';
import { cleanWords } from '../normalise/clean-words.ts';
import { type Stream, streamsOf } from './streams.ts';
import type { Token } from '../normalise/tokens.ts';

/** One clause of speech: cleaned words (commas kept), who said it, and the tokens it came from. */
export type Clause = {
  words: string[];
  tokens: Token[];
  role: SpeakerRole;
  question: boolean;
  u: number;
  lastU: number;
};

const subjects = new Set('i you he she we they it there that this'.split(' '));
const joins = new Set('and but so because then'.split(' '));
const verbish = new Set(
  'am is are was were have has had do does did will would can could should might may must cannot'.split(' '),
);

/** Splits what was said into clauses, in order. A turn that goes on after "mm-hmm" is read as one. */
export function clausesOf(utterances: readonly Utterance[]): Clause[] {
  const clauses: Clause[] = [];
  const streams = streamsOf(utterances).flatMap((stream) =>
    isRawBlock(utterances[stream.lastU]!, stream.tokens, stream.punctuated)
      ? streamsOfBlock(stream.tokens, stream.lastU, (part) => cutRaw(part, -0.6).map((sentence) => sentence.tokens))
      : [stream],
  );
  for (const stream of streams)
    clauses.push(...joinSubordinate(sentencesOf(stream).flatMap((part) => clausesOfSentence(part, stream.role))));
  return clauses.toSorted((a, b) => a.u - b.u || (a.tokens[0]?.start ?? 0) - (b.tokens[0]?.start ?? 0));
}

type Sentence = { tokens: Token[]; asked: boolean };

function sentencesOf(stream: Stream): Sentence[] {
  const out: Sentence[] = [];
  let current: Token[] = [];
  const push = (asked: boolean): void => {
    if (current.some((token) => isWord(token.t))) out.push({ tokens: current, asked });
    current = [];
  };
  if (stream.punctuated) {
    for (const token of stream.tokens) {
      if (/^[.?!…]+$/.test(token.t)) push(token.t.includes('?'));
      else current.push(token);
    }
    push(false);
    return out.flatMap((sentence) => (sentence.tokens.length > 40 ? cutRaw(sentence.tokens, 1) : [sentence]));
  }
  return cutRaw(stream.tokens, -0.6);
}

// Endless speech is cut somewhere, so that no rule sees more than this at once.
const longestClause = 70;

/** Cuts speech without punctuation where the model expects an end. */
function cutRaw(tokens: readonly Token[], threshold: number): Sentence[] {
  const out: Sentence[] = [];
  const words = tokens.map((token) => token.t);
  let from = 0;
  for (let at = 1; at <= words.length; at++) {
    const ends =
      at === words.length ||
      at - from >= longestClause ||
      /^[.?!…]+$/.test(words[at - 1]!) ||
      boundaryLogOdds(words, at, at - from) + nudge(words, at, from) > threshold + (at - from < 3 ? 0.6 : 0);
    if (!ends) continue;
    out.push({
      tokens: tokens.slice(from, at).filter((token) => isWord(token.t) || token.t === ','),
      asked: words[at - 1] === '?',
    });
    from = at;
  }
  return out;
}

/** What the model underrates: a question or a turn of the talk begins a sentence; a preposition or an article never ends one. */
function nudge(words: readonly string[], at: number, from: number): number {
  const last = words[at - 1]!;
  const next = words[at]!;
  const second = words[at + 1] ?? '';
  if (
    next === 'on' &&
    words.slice(at + 1, at + 5).some((word) => word === 'exam' || word === 'examination') &&
    at - from > 1
  )
    return 3;
  if (holdsOn.has(last) || compounds.has(`${last} ${next}`)) return -4;
  if (
    /^(?:i|we|you|it|that|this|there|they|he|she)$/.test(next) &&
    finite.test(second) &&
    at - from > 3 &&
    !opensRelative.has(last)
  )
    return 0.9;
  if (next === "let's" && at - from > 1) return 1.2;
  const asks =
    /^(?:do|have|did|are|were|has|is)$/.test(next) &&
    /^(?:you|there|your|any|it)$/.test(second) &&
    !(/^(?:is|has)$/.test(next) && second === 'it');
  const after = words
    .slice(Math.max(from, at - 3), at)
    .some((word) => /^(?:what|how|when|where|why|which|who|and|or)$/.test(word));
  if (asks && !after && at - from > 2) return 1.5;
  if (
    next === 'any' &&
    at - from > 2 &&
    !/^(?:have|had|having|not|without|of|is|are|for|do|see|in|if|or|and|there|been|notice|noticed|deny|denies|taking|at|with)$/.test(
      last,
    )
  )
    return 1.2;
  return 0;
}

const compounds = new Set([
  'leg raise',
  'blood pressure',
  'heart rate',
  'the er',
  'side effects',
  'shortness of',
  'right away',
  'each day',
  'last night',
  'last week',
  'this morning',
]);
const finite =
  /^(?:am|is|are|was|were|have|has|had|do|does|did|will|would|can|could|should|think|know|want|need|take|feel|get)$/;
const opensRelative = new Set(
  'that which who if when because what where how why while until think know believe hope say said guess sure see feel like than as before after all thing things way time reason something anything everything so since unless medication medicine where whatever whenever mean means'.split(
    ' ',
  ),
);
const holdsOn = new Set(
  'the a an of to my your his her our their in on at with for from and or but that is was are were be been very by about into as than i we if when because which some any no not'.split(
    ' ',
  ),
);

/** Cuts a sentence before "and i", "but it", "so we" and the like when both sides stand alone. */
function clausesOfSentence(sentence: Sentence, role: SpeakerRole): Clause[] {
  const cuts: Token[][] = [];
  let from = 0;
  const { tokens } = sentence;
  for (let i = 1; i < tokens.length - 2; i++) {
    const word = tokens[i]!.t;
    if (word === ',' && splices(tokens, from, i)) {
      cuts.push(tokens.slice(from, i));
      from = i + 1;
      continue;
    }
    if (!joins.has(word)) continue;
    const after = tokens[i + 1]!.t === 'then' || tokens[i + 1]!.t === ',' ? i + 2 : i + 1;
    const starts = subjects.has(tokens[after]?.t ?? '') && tokens.length - after > 2;
    const left = i - from;
    const hasVerb = tokens.slice(from, i).some((token) => verbish.has(token.t) || subjects.has(token.t));
    if (
      starts &&
      left >= 3 &&
      !isElliptic(tokens, after) &&
      hasVerb &&
      !(word === 'and' && inDoubt(tokens.slice(from, i))) &&
      !(word === 'because' && left < 12) &&
      !(word === 'so' && (tokens[i - 1]!.t === 'or' || tokens[i + 1]!.t === 'that'))
    ) {
      cuts.push(tokens.slice(from, i));
      from = i;
    }
  }
  cuts.push(tokens.slice(from));
  return cuts
    .filter((part) => part.length > 0)
    .flatMap((part, index) => {
      const words = cleanWords(part.map((token) => token.t));
      const tagged = /^(?:okay|ok|right|alright|correct)$/.test(part.at(-1)!.t) && part.length > 3;
      const asked = (sentence.asked && index === cuts.length - 1 && !tagged) || isQuestion(words);
      if (words.length === 0) return [];
      return [{ words, tokens: part, role, question: asked, u: part[0]!.u, lastU: part.at(-1)!.u }];
    });
}

/** "… and I am not": all of it stands in what came before. */
function isElliptic(tokens: readonly Token[], from: number): boolean {
  const rest = tokens.slice(from).map((token) => token.t);
  return /^\S+ (?:am|is|are|was|were|do|does|did|have|has|had|can|could|will|would)(?: not)?$/.test(rest.join(' '));
}

/** Ends with what is only supposed: "not sure if it is the season | and I am getting a cold" must not become a cold. */
const inDoubt = (tokens: readonly Token[]): boolean =>
  tokens.slice(-14).some((token) => token.t === 'if' || token.t === 'whether' || token.t === 'unless');

const isVerb = (word: string): boolean => finite.test(word) || baseVerbs.has(word) || word.endsWith('ed');

/** A comma between two whole sentences ("I have a cough, it started Monday"). */
function splices(tokens: readonly Token[], from: number, comma: number): boolean {
  const left = tokens.slice(from, comma).map((token) => token.t);
  if (
    left.length < 4 ||
    tokens.length - comma < 4 ||
    left.some((word) => subordinate.test(word) || word === 'for' || word === 'as')
  )
    return false;
  const subject = left.findIndex((word) => subjects.has(word));
  return (
    subject >= 0 &&
    subject <= 2 &&
    isVerb(left[subject + 1] ?? '') &&
    /^(?:i|we|it|he|she|they|you)$/.test(tokens[comma + 1]!.t) &&
    isVerb(tokens[comma + 2]!.t)
  );
}

const subordinate =
  /^(?:and |but |so |then )*(?:when|if|because|since|while|although|unless|until|after|before|whenever|once|as soon as|even though|even if)$/;

/** "when it rains" alone is no clause: it joins what follows, or else what came before. */
function joinSubordinate(clauses: readonly Clause[]): Clause[] {
  const out: Clause[] = [];
  for (let i = 0; i < clauses.length; i++) {
    const clause = clauses[i]!;
    const next = clauses[i + 1];
    const previous = out.at(-1);
    const opening =
      clause.words[0] === 'and' || clause.words[0] === 'but' || clause.words[0] === 'so'
        ? clause.words[1]
        : clause.words[0];
    const starts =
      subordinate.test(opening ?? '') &&
      clause.words.filter((word) => subjects.has(word)).length <= 1 &&
      clause.words.length <= 14 &&
      !clause.question;
    const opensSentence =
      /^\p{Lu}/u.test(clause.tokens[0]?.raw ?? '') && next?.u === clause.u && next.words[0] === 'and';
    if (!starts || clause.words.includes(',')) out.push(clause);
    else if (opensSentence) {
      // "Because you smoke and it has been three weeks, …" is about what follows
      out.push({
        ...clause,
        words: [...clause.words, ...next.words],
        tokens: [...clause.tokens, ...next.tokens],
        lastU: next.lastU,
      });
      i++;
    } else if (
      next &&
      !next.question &&
      next.words.length + clause.words.length < 32 &&
      !joins.has(next.words[0]!) &&
      subjects.has(next.words[0]!)
    ) {
      out.push({
        ...clause,
        words: [...clause.words, ',', ...next.words],
        tokens: [...clause.tokens, ...next.tokens],
        lastU: next.lastU,
      });
      i++;
    } else if (
      previous &&
      !previous.question &&
      previous.words.length + clause.words.length < 32 &&
      previous.lastU >= clause.u - 1
    ) {
      out[out.length - 1] = {
        ...previous,
        words: [...previous.words, ...clause.words],
        tokens: [...previous.tokens, ...clause.tokens],
        lastU: clause.lastU,
      };
    } else out.push(clause);
  }
  return out;
}

/** One verified link for each utterance that the clause's words stand in; the quote is that raw span. */
export function linksOf(clause: Clause, utterances: readonly Utterance[]): EvidenceLink[] {
  const links: EvidenceLink[] = [];
  for (const [u, tokens] of Map.groupBy(
    clause.tokens.filter((token) => isWord(token.t)),
    (token) => token.u,
  )) {
    const utterance = utterances[u]!;
    const start = tokens[0]!.start;
    const end = tokens.at(-1)!.end;
    links.push({
      utteranceId: utterance.id,
      start,
      end,
      startMs: utterance.startMs,
      endMs: utterance.endMs,
      quote: utterance.text.slice(start, end),
    });
  }
  return links;
}
