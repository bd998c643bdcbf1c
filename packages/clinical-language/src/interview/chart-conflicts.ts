import type { FactKind } from '@clinical/contract/signing/reconciliation.schemas';
import { isNo } from '../red-flags/find-red-flags.ts';
import { plainText } from '../red-flags/said.ts';
import { splitSentences } from '../split-sentences.ts';
import { type StatedFact, statedFacts } from '../stated-facts/stated-facts.ts';
import { isDrug } from '../vocabulary/drugs.ts';
import type { InterviewState } from './state.ts';

/** What the chart says beside what the patient answered; `chart` is null for what it lacks. */
export type ChartConflict = {
  about: FactKind;
  subject: string;
  chart: string | null;
  told: string;
  quote: string;
  answer: number;
};

/** Spanish phrases in the words that facts are read from. */
const english: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:no (?:tengo|tiene|hay) (?:ninguna )?alergias?(?: a nada)?|no (?:soy|es) alergic[oa] a nada|sin alergias|ninguna alergia)\b/g,
    'no known allergies',
  ],
  [/\bno (?:soy|es) alergic[oa] (?:a la|al|a los|a las|a)\b/g, 'not allergic to'],
  [/\b(?:soy|es|tengo|tiene)? ?(?:alergic[oa]|alergia) (?:a la|al|a los|a las|a)\b/g, 'allergic to'],
  [/\b(?:nunca (?:he|ha) fumado|nunca fume|jamas (?:he|ha) fumado)\b/g, 'never smoked'],
  [/\b(?:deje|dejo) de fumar|ex ?fumador[a]?|antes fumaba\b/g, 'quit smoking'],
  [/\bno (?:fumo|fuma)\b|\bno fumador[a]?\b/g, 'does not smoke'],
  [/\b(?:yo )?(?:fumo|fuma|fumador[a]?)\b/g, 'smokes'],
  [/\b(?:tomo|toma|estoy tomando)\b/g, 'takes'],
];
/** "penicilina" is penicillin, "lisinoprilo" lisinopril. */
function drugInEnglish(word: string): string {
  const stems = [
    word.replace(/ina$/, 'in'),
    word.replace(/ina$/, 'ine'),
    word.replace(/icilina$/, 'icillin'),
    word.replace(/[oa]$/, ''),
    word.replace(/fe/, 'phe'),
  ];
  return isDrug(word) ? word : (stems.find((each) => each !== word && isDrug(each)) ?? word);
}
const inEnglish = (text: string): string =>
  english
    .reduce((all, [pattern, words]) => all.replaceAll(pattern, words), plainText(text))
    .replaceAll(/[a-z]{5,}/g, drugInEnglish);

const factsIn = (text: string, { locale }: InterviewState): StatedFact[] =>
  splitSentences(text).flatMap((sentence) =>
    statedFacts(locale === 'es' ? inEnglish(sentence.text) : sentence.text).map((fact) => ({
      ...fact,
      quote: sentence.text,
    })),
  );

/** "penicillin" of a list of allergies. */
const allergyLine = (line: string): string => (/allerg|alerg/i.test(line) ? line : `Allergic to ${line}.`);

function chartFacts({ chart, ...state }: InterviewState): StatedFact[] {
  const from = (line: string, sentence: string): StatedFact[] =>
    factsIn(sentence, { ...state, chart }).map((fact) => ({ ...fact, quote: line }));
  return [
    ...(chart.allergies ?? []).flatMap((line) => from(line, allergyLine(line))),
    ...(chart.medications ?? []).flatMap((line) => from(line, line)),
    ...(chart.smoking ? from(chart.smoking, chart.smoking) : []),
  ];
}

/** Answers that differ from the chart on an allergy, a dose or smoking, each beside the chart's own words. */
export function chartConflicts(state: InterviewState): ChartConflict[] {
  const known = chartFacts(state);
  const conflicts = state.answers.flatMap(({ question, text }, answer) => {
    const told = factsIn(text, state);
    const denied: ChartConflict[] =
      told.length === 0 && isNo(text) && question.confirms.length > 0
        ? denials(known, question.slots, text, answer)
        : [];
    return [...denied, ...told.flatMap((fact) => against(fact, known, answer))];
  });
  // a bare "no" says less than words about the same
  const worded = conflicts.filter(({ quote }) => !isNo(quote) || quote.length > longestNo);
  const told = conflicts.filter(
    (each) => worded.includes(each) || !worded.some(({ about, chart }) => about === each.about && chart === each.chart),
  );
  return [...new Map(told.map((each) => [`${each.about} ${each.subject} ${each.told} ${each.chart}`, each])).values()];
}

/** Characters of an answer that is a "no" and nothing else. */
const longestNo = 12;

/** "Is that right?" — "No." */
const denials = (
  known: readonly StatedFact[],
  slots: readonly string[],
  text: string,
  answer: number,
): ChartConflict[] =>
  known
    .filter(({ about }) => slots.includes(slotOf[about]))
    .map(({ about, subject, quote }) => ({
      about,
      subject,
      chart: quote,
      told: text.trim(),
      quote: text.trim(),
      answer,
    }));
const slotOf: Readonly<Record<FactKind, string>> = { allergy: 'allergies', dose: 'medication', smoking: 'habits' };

function against(fact: StatedFact, known: readonly StatedFact[], answer: number): ChartConflict[] {
  const { about, subject, value, compared, quote } = fact;
  const row = (chart: string | null): ChartConflict => ({ about, subject, chart, told: value, quote, answer });
  const ofKind = known.filter((each) => each.about === about);
  const same = ofKind.filter((each) => each.subject === subject);
  const denies = about === 'allergy' && subject === '';
  if (denies) return ofKind.filter((each) => each.compared === 'allergic').map((each) => row(each.quote));
  const differing = same.filter((each) => each.compared !== compared);
  if (differing.length > 0) return differing.map((each) => row(each.quote));
  // an allergy that the chart lacks is worth a look; a medicine that it lacks is the answer to what was asked
  return about === 'allergy' && compared === 'allergic' && same.length === 0 ? [row(null)] : [];
}
