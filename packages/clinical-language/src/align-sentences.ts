import type { TemplateRecipe } from '@clinical/contract/templates/templates.schemas';
import type { EvidenceLink, NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { topicsOfHeader } from './rules/plan/classify-header.ts';
import { type Clause, clausesOf, linksOf } from './rules/clauses/clauses.ts';
import { type Phase, phasesOf } from './rules/clauses/phases.ts';
import { contentStems } from './text/content.ts';
import { verifyLink } from './verify-link.ts';

export type PlainSentence = { text: string; section: string };

type Unit = { clause: Clause; phase: Phase; stems: Set<string>; at: number };
type Index = { units: Unit[]; byStem: Map<string, Unit[]>; weight: (stem: string) => number };

// Below this share of a sentence's weighty words the clauses found are chance.
const leastSupport = 0.4;
const mostLinks = 4;
const label = /^[•*\s-]*[\p{L}/ -]{2,40}:(?=\s)/u;

/**
 * Finds where sentences by any author (a model, a person) come from. A sentence gets links to the clauses that together hold
 * most of its weighty words (stems, synonyms, numbers in words or digits), each verified against its utterance; a sentence
 * for which too little is found gets none and so is unsourced. With a recipe, a sentence of an exam section that rests on the clinician's words is of kind exam.
 */
export function alignSentences(
  sentences: readonly PlainSentence[],
  utterances: readonly Utterance[],
  recipe?: Pick<TemplateRecipe, 'sections'>,
): NoteSentence[] {
  const index = indexOf(utterances);
  const examSections = new Set(
    recipe?.sections
      .filter((section) => topicsOfHeader(section.header).some((topic) => topic === 'exam' || topic === 'vitals'))
      .map((section) => section.key),
  );
  return sentences.map(({ text, section }) => {
    const { links, units } = linksFor(text, index, utterances);
    const exam =
      units[0]?.clause.role === 'clinician' &&
      !units[0].clause.question &&
      (units[0].phase === 'exam' || examSections.has(section)) &&
      (recipe === undefined || examSections.size === 0 || examSections.has(section));
    return { text, section, kind: exam ? 'exam' : 'said', links };
  });
}

function indexOf(utterances: readonly Utterance[]): Index {
  const clauses = clausesOf(utterances);
  const phases = phasesOf(clauses);
  const units = clauses.map((clause, at) => ({
    clause,
    phase: phases[at]!,
    at,
    stems: new Set(contentStems(clause.words.join(' '))),
  }));
  const byStem = new Map<string, Unit[]>();
  for (const unit of units) {
    for (const stem of unit.stems) {
      const list = byStem.get(stem);
      if (list) list.push(unit);
      else byStem.set(stem, [unit]);
    }
  }
  const weight = (stem: string): number => Math.log(2 + units.length / ((byStem.get(stem)?.length ?? 0) + 1));
  return { units, byStem, weight };
}

function linksFor(
  text: string,
  index: Index,
  utterances: readonly Utterance[],
): { links: EvidenceLink[]; units: Unit[] } {
  // what stands before a colon names the line ("Respiratory: …"), unless nothing else does
  const bare = new Set(contentStems(text.replace(label, '')));
  const wanted = bare.size > 0 ? bare : new Set(contentStems(text));
  if (wanted.size === 0) return { links: [], units: [] };
  const total = sum(wanted, index.weight);
  const left = new Set(wanted);
  const found: Unit[] = [];
  let covered = 0;
  while (found.length < mostLinks && left.size > 0) {
    const best = bestUnit(left, index, found);
    if (!best || best.gain < total * 0.12) break;
    found.push(best.unit);
    for (const stem of best.unit.stems) if (left.delete(stem)) covered += index.weight(stem);
  }
  if (covered < total * leastSupport || (wanted.size >= 4 && wanted.size - left.size < 2))
    return { links: [], units: [] };
  const units = withReplies(found, index);
  const links = units
    .flatMap((unit) => linksOf(unit.clause, utterances))
    .filter((link) => verifyLink(link, utterances));
  return { links, units: found };
}

/** The clause that adds the most weight; near to what was found already counts a little more. */
function bestUnit(
  left: ReadonlySet<string>,
  index: Index,
  found: readonly Unit[],
): { unit: Unit; gain: number } | undefined {
  const gains = new Map<Unit, number>();
  for (const stem of left)
    for (const unit of index.byStem.get(stem) ?? []) gains.set(unit, (gains.get(unit) ?? 0) + index.weight(stem));
  let best: { unit: Unit; gain: number; rank: number } | undefined;
  for (const [unit, gain] of gains) {
    if (found.includes(unit)) continue;
    const near = found.some((other) => Math.abs(other.at - unit.at) <= 3) ? 1.15 : 1;
    const rank = gain * near - unit.stems.size * 0.02 - (unit.clause.question ? 0.1 : 0);
    if (!best || rank > best.rank) best = { unit, gain, rank };
  }
  return best;
}

/** A question is evidence only together with its answer. */
function withReplies(found: readonly Unit[], index: Index): Unit[] {
  const all = new Set(found);
  for (const unit of found) {
    if (!unit.clause.question) continue;
    const reply = index.units.slice(unit.at + 1, unit.at + 6).find((other) => other.clause.role !== unit.clause.role);
    if (reply) all.add(reply);
  }
  return [...all].toSorted((a, b) => a.at - b.at);
}

const sum = (stems: Iterable<string>, weight: (stem: string) => number): number => {
  let total = 0;
  for (const stem of stems) total += weight(stem);
  return total;
};
