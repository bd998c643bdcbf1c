import type {
  AnswerBody,
  AnswerSentence,
  Citation,
  SourceStatus,
  Study,
} from '@clinical/contract/evidence/answer.schemas';
import { isDrug } from '../vocabulary/drugs.ts';
import { abbreviationsOf, stemsWith } from './abbreviations.ts';
import { sentencesOf, type SourceSentence } from './abstract-parts.ts';
import type { DesignOf } from './study-design.ts';
import { effectOf, sizeOf } from './study-facts.ts';
import { coverage, stemsOf, type Term } from './terms.ts';
import { beginsWithin, endsWhole } from './whole-sentences.ts';

/** A source that a search found, with the passages that it found of it. `rank`: the engine's, the higher the better. */
export type FoundSource = DesignOf & {
  citation: Citation;
  status: SourceStatus;
  statusNote: string;
  passages: readonly { page: number; text: string; rank: number }[];
};

export type Composed = Omit<AnswerBody, 'searches' | 'searched' | 'dropped'>;

/** A source fits a question when it holds this share of its weight, at least two of its words, and one of its drugs. */
const leastShare = 0.5;
const mostStudies = 8;
const mostLines = 3;
const mostOfPart = 3;

type Candidate = {
  sentence: SourceSentence;
  page: number;
  share: number;
  score: number;
};
type Judged = { source: FoundSource; share: number; sentences: Candidate[] };

const partWeight = { conclusion: 1.35, results: 1.2, other: 0.9, methods: 0.5, aim: 0.45 } as const;
/** A sentence that says what came of it. */
const tells =
  /\b(?:significant|no (?:difference|effect|evidence|benefit)|did not|increas|decreas|reduc|improv|lower|higher|superior|inferior|effective|associated|prevent|benefit|safe|tolerat|similar|comparable)/i;

/** How people were before anything was done says nothing of what it did. */
const baseline = /^baseline\b|\bat baseline\b|\b(?:well[- ])?matched\b.*\bgroups?\b/i;

/**
 * The answer that sources give in their own words: nothing is written, sentences are chosen. Sources of a higher level come first. What was
 * retracted is listed and not used; a protocol has no results yet.
 */
export function composeAnswer(terms: readonly Term[], found: readonly FoundSource[]): Composed {
  const judged = found
    .map((source) => judge(source, terms))
    .filter((one) => fits(terms, one))
    .toSorted((a, b) => b.share - a.share);
  const isUsable = ({ source }: Judged): boolean => source.status !== 'retracted' && source.design !== 'protocol';
  // what is not used sets no measure for what is: a source that is far behind it counts where it has all of the rarest words
  const nearest = judged[0]?.share ?? 0;
  const nearestUsable = judged.find(isUsable)?.share ?? nearest;
  const near = judged.filter(
    (one) => one.share >= (isUsable(one) && lacking(terms, stemsOfAll(one)) === 0 ? nearestUsable : nearest) * 0.7,
  );
  const usable = near.filter(isUsable).slice(0, mostStudies);
  const others = near.filter((one) => !isUsable(one)).slice(0, mostStudies - usable.length);
  const byLevel = usable.toSorted((a, b) => standing(a) - standing(b) || b.share - a.share);
  const lines = linesOf(byLevel);
  const dosing = partOf(byLevel, lines, dose);
  const contraindications = partOf(byLevel, [...lines, ...dosing], contraindicated);
  const groups = partOf(byLevel, [...lines, ...dosing, ...contraindications], special);
  const wouldChange = partOf(byLevel, [...lines, ...dosing, ...contraindications, ...groups], open);
  const parts = { lines, dosing, contraindications, groups, wouldChange };
  const used = new Set(Object.values(parts).flatMap((all) => all.map(({ sourceId }) => sourceId)));
  const studies = [...byLevel, ...others].map(({ source, sentences }) =>
    studyOf(source, sentences, used.has(source.citation.sourceId)),
  );
  return {
    match: lines.length > 0,
    levelOne: usable.some(({ source }) => source.level === 1),
    ...parts,
    studies,
    unknownWords: terms.filter(({ known }) => !known).map(({ word }) => word),
  };
}

/** What is superseded comes after what holds, whatever its level. */
const standing = ({ source }: Judged): number => (source.level ?? 6) + (source.status === 'superseded' ? 10 : 0);

function judge(source: FoundSource, terms: readonly Term[]): Judged {
  const title = stemsOf(source.citation.title);
  const held = new Set(title);
  const sentences: Candidate[] = [];
  for (const { page, text } of source.passages) {
    const forms = abbreviationsOf(text);
    const all = sentencesOf(text);
    for (const [at, sentence] of all.entries()) {
      // the rest of a sentence that a page cut is none, nor is its beginning
      const isCut = source.citation.fileName !== null && at === all.length - 1 && !endsWhole(sentence.text);
      if (isCut || (at === 0 && beginsWithin(sentence.text))) continue;
      const stems = stemsWith(sentence.text, forms);
      for (const one of stems) held.add(one);
      const share = coverage(terms, stems);
      const tellsResult = tells.test(sentence.text) ? 1.15 : 0.8;
      const start = baseline.test(sentence.text) ? 0.3 : 1;
      const long = sentence.text.length > 420 ? 0.8 : 1;
      const score = (share + 0.15) * partWeight[sentence.kind] * tellsResult * long * start;
      sentences.push({ sentence, page, share, score });
    }
  }
  return { source, share: coverage(terms, held), sentences };
}

function fits(terms: readonly Term[], judged: Judged): boolean {
  const stems = stemsOfAll(judged);
  const words = terms.filter((term) => stems.has(term.stem)).length;
  const drugs = terms.filter(({ word }) => isDrug(word.replace(/s$/, '')));
  const names = drugs.length === 0 || drugs.some((term) => stems.has(term.stem));
  // a source without most of the rarest words says nothing to what the question is about
  return judged.share >= leastShare && words >= Math.min(2, terms.length) && names && lacking(terms, stems) <= 0.6;
}

const stemsOfAll = ({ source, sentences }: Judged): Set<string> =>
  new Set([...stemsOf(source.citation.title), ...sentences.flatMap(({ sentence }) => [...stemsOf(sentence.text)])]);

/** The share of the rarest words that a source lacks. */
function lacking(terms: readonly Term[], stems: ReadonlySet<string>): number {
  const rarest = terms.toSorted((a, b) => b.weight - a.weight).slice(0, Math.max(1, Math.ceil(terms.length / 3)));
  return rarest.filter((term) => !stems.has(term.stem)).length / rarest.length;
}

/** A second sentence of a source says something to the question of its own. */
const leastOfMore = 0.3;

/** What an abstract without headings concludes comes before what else it tells. */
const endsIt = ({ sentence }: Candidate): boolean => sentence.part === '' && sentence.kind === 'conclusion';

/** The best sentence of each of the first three sources; more of the same where there are fewer. */
function linesOf(judged: readonly Judged[]): AnswerSentence[] {
  const lines: AnswerSentence[] = [];
  for (let round = 0; round < mostLines && lines.length < mostLines; round++)
    for (const { source, sentences } of judged) {
      const ranked = sentences
        .filter(
          ({ sentence, share }) =>
            share > (round === 0 ? 0.1 : leastOfMore) &&
            sentence.kind !== 'aim' &&
            sentence.kind !== 'methods' &&
            sentence.text.length > 30,
        )
        .toSorted((a, b) => Number(endsIt(b)) - Number(endsIt(a)) || b.score - a.score);
      const next = ranked[round];
      if (next && lines.length < mostLines) lines.push(sentenceOf(source, next));
    }
  return lines;
}

const dose =
  /\b\d+(?:[.,]\d+)?\s?(?:mg|µg|μg|mcg|g|mL|ml|IU|units?)\b(?!\s?\/\s?(?:d?[lL]|mL|mmol|g|m2|h\b))|\b(?:once|twice|three times) (?:daily|a day|per day|weekly)\b|\bdos(?:e|es|age|ing)\b/;
const contraindicated =
  /\bcontra-?indicat|\bnot (?:be )?recommended\b|\bshould (?:not|be avoided)\b|\bcaution\b|\badverse (?:events?|effects?|reactions?)\b|\bside[- ]effects?\b|\btoxicit(?:y|ies)\b/i;
const special =
  /\b(?:pregnan\w*|breast-?feeding|lactat\w*|neonat\w*|infants?|child(?:ren|hood)?|adolescents?|elderly|older (?:adults|people|patients)|renal (?:impairment|insufficiency|failure)|kidney disease|dialysis|hepatic|cirrho\w*|HIV|diabet(?:es|ics?)|obes(?:e|ity))\b/i;
const open =
  /\b(?:further|future|larger|additional|long-?term|more) (?:\w+ )?(?:stud(?:y|ies)|research|trials?|investigations?|follow-?up)\b|\blimitations?\b|\b(?:unclear|unknown|uncertain|inconclusive|insufficient)\b|\bremains? to be\b|\bshould be (?:confirmed|interpreted)\b/i;

/** Sentences of the sources that match a pattern, the nearest to the question first, without what stands elsewhere already. */
function partOf(judged: readonly Judged[], taken: readonly AnswerSentence[], pattern: RegExp): AnswerSentence[] {
  const elsewhere = new Set(taken.map(({ quote }) => quote));
  const found = judged.flatMap(({ source, sentences }) =>
    sentences
      .filter(({ sentence }) => pattern.test(sentence.text) && sentence.kind !== 'aim' && !elsewhere.has(sentence.text))
      .toSorted((a, b) => b.score - a.score)
      .slice(0, 1)
      .map((candidate) => sentenceOf(source, candidate)),
  );
  return found.slice(0, mostOfPart);
}

const sentenceOf = ({ citation }: FoundSource, { sentence, page }: Candidate): AnswerSentence => ({
  text: sentence.text,
  quote: sentence.text,
  sourceId: citation.sourceId,
  page,
  part: sentence.part,
});

function studyOf(source: FoundSource, sentences: readonly Candidate[], used: boolean): Study {
  const own = sentences.map(({ sentence }) => sentence);
  const nearest = sentences.toSorted((a, b) => b.share - a.share).map(({ sentence }) => sentence);
  return {
    citation: source.citation,
    design: source.design,
    level: source.level,
    designWords: source.words,
    size: sizeOf(own),
    effect: effectOf(nearest),
    status: source.status,
    statusNote: source.statusNote,
    used,
  };
}
