import { type ReadNote, sentencesIn } from './read-note.ts';
import { drugNames, orderKinds, symptomNames } from './terms.ts';

const escape = (text: string): string => text.replace(/[+]/g, '\\$&');
const drugs = drugNames.map((names) => new RegExp(String.raw`\b(?:${names.map(escape).join('|')})\b`, 'i'));
const dose = /(\d[\d,.]*)\s?(?:-\s?)?(mg|milligrams?|mcg|micrograms?|units?|g|grams?|ml|%)(?![a-z])/gi;
const digits = (text: string): string => text.replace(/(?<=\d),(?=\d)/g, '');

export type Share = { part: number; all: number };
export type Counts = Record<
  'drugsInPlan' | 'drugsAnywhere' | 'drugAndDose' | 'orders' | 'headings' | 'deniedAndReported',
  Share
>;

const stop = new Set(
  'of the and with to a an in on for status post acute chronic right left bilateral pain follow up history type mild moderate severe disease syndrome new recurrent'.split(
    ' ',
  ),
);
const contentWords = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z][a-z0-9]+/g) ?? []).filter((word) => !stop.has(word));

/** What a candidate holds of what the reference's plan holds and the visit said. `said`: the visit with numbers as digits. */
export function countContent(reference: ReadNote, candidate: ReadNote, said: string): Counts {
  const inPlan: Share = { part: 0, all: 0 };
  const anywhere: Share = { part: 0, all: 0 };
  const dosed: Share = { part: 0, all: 0 };
  const planSentences = sentencesIn(digits(candidate.plan));
  for (const drug of drugs) {
    if (!drug.test(reference.plan) || !drug.test(said)) continue;
    inPlan.all++;
    anywhere.all++;
    if (drug.test(candidate.plan)) inPlan.part++;
    if (drug.test(candidate.all)) anywhere.part++;
    const doses = sentencesIn(digits(reference.plan))
      .filter((sentence) => drug.test(sentence))
      .flatMap((sentence) => [...sentence.matchAll(dose)].map((match) => match[1]!));
    const one = doses.find((value) => new RegExp(String.raw`\b${value.replace('.', '\\.')}\b`).test(said));
    if (one === undefined || new Set(doses).size > 1) continue;
    dosed.all++;
    const has = new RegExp(String.raw`(?<![\d.])${one.replace('.', '\\.')}(?![\d.]*\d)`);
    if (planSentences.some((sentence) => drug.test(sentence) && has.test(sentence))) dosed.part++;
  }
  const orders: Share = { part: 0, all: 0 };
  const [wanted, got, heard] = [reference.plan, candidate.plan, said].map((text) => text.toLowerCase());
  for (const kind of Object.values(orderKinds)) {
    if (!kind.test(wanted!) || !kind.test(heard!)) continue;
    orders.all++;
    if (kind.test(got!)) orders.part++;
  }
  const heardWords = new Set(contentWords(said));
  const headings: Share = { part: 0, all: 0 };
  const own = new Set(candidate.headings.flatMap(contentWords));
  for (const heading of reference.headings) {
    const words = contentWords(heading).filter((word) => heardWords.has(word));
    if (words.length === 0) continue;
    headings.all++;
    if (words.some((word) => own.has(word))) headings.part++;
  }
  return {
    drugsInPlan: inPlan,
    drugsAnywhere: anywhere,
    drugAndDose: dosed,
    orders,
    headings,
    deniedAndReported: { part: contradicts(candidate) ? 1 : 0, all: 1 },
  };
}

const denial = /\b(?:denies|denied|no|without|negative for|not have|not had)\b([^.;]*)/gi;
const report = /\b(?:reports?|reported|endorses?|complains? of|has had|experienc\w+|positive for)\b([^.;]*)/gi;
const clipped = (text: string): string =>
  text.replace(/\b(?:but|except|besides|other than|denies|denied|reports|endorses|no longer)\b.*$/i, '');

/** Whether the note denies and reports one symptom outside the plan and the examination. */
export function contradicts({ all, plan }: ReadNote): boolean {
  const text = all.slice(0, Math.max(0, all.length - plan.length)).toLowerCase();
  const told = (pattern: RegExp): string => [...text.matchAll(pattern)].map((match) => clipped(match[1]!)).join(' ; ');
  const [denied, reported] = [told(denial), told(report)];
  return symptomNames.some((symptom) => symptom.test(denied) && symptom.test(reported));
}
