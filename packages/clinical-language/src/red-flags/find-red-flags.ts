import { isChild, type PatientFacts, type Reader } from './reader.ts';
import { type Mention, readSigns } from './read-signs.ts';
import { type Level, type Rule, rules } from './rules.data.ts';
import { isSign } from './signs.ts';

/** One answer as it was given, and the signs that its question asked for: a bare "yes" or "no" is of these. */
export type RawAnswer = { text: string; asked?: readonly string[]; isOfFamily?: boolean };
/** A sentence that a flag rests on, as it was written, with the number of its answer. */
export type FlagQuote = { answer: number; quote: string };
export type RedFlag = { rule: string; level: Level; by: 'rules' | 'model'; quotes: FlagQuote[] };

/** Signs that no pattern finds: figures, and an item of a questionnaire. */
const measuredIds: ReadonlySet<string> = new Set(['oxygen-low', 'pressure-high', 'pulse-fast', 'phq-item-9']);
const patientTerms: Readonly<Record<string, (patient: PatientFacts) => boolean>> = {
  'is:infant': ({ ageYears }) => ageYears != null && ageYears < 0.25,
  'is:child': isChild,
  'is:65': ({ ageYears }) => ageYears != null && ageYears >= 65,
  'is:female': ({ sex }) => sex !== 'male',
  'is:pregnant': ({ isPregnant, sex }) => isPregnant === true && sex !== 'male',
};

type Term = { id: string; isMissing: boolean };
type Clause = { rule: Rule; groups: Term[][] };

const parse = (rule: Rule, when: string): Clause => ({
  rule,
  groups: when.split(' + ').map((group) =>
    group.split('/').map((term) => {
      const id = term.replace('!', '');
      if (!isSign(id) && !measuredIds.has(id) && patientTerms[id] === undefined)
        throw new Error(`The rule ${rule.id} names ${id}, which is no sign.`);
      return { id, isMissing: term.startsWith('!') };
    }),
  ),
});
const clauses: readonly Clause[] = rules.flatMap((rule) => rule.when.map((when) => parse(rule, when)));

const yes =
  /^[\s,.!]*(?:yes|yeah|yep|yup|yea|ya|y|si|sí|sip|claro|correct|right|true|definitely|absolutely|sure|a (?:little|bit)|some(?:times)?|often|always|i (?:do|have|am|did)|kind of|maybe|un poco|a veces|algo|todos?|all(?: of (?:them|it|those))?|both|ambos|afirmativo|exacto)(?![\p{L}])/iu;
const no =
  /^[\s,.!]*(?:no(?:pe|ne|t (?:really|at all|that i know(?: of)?|now))?|nah|n|never|nothing|negative|neither|i (?:don'?t|do not|have ?n[o']t|am not|did ?n[o']t)|ningun[oa]?|nada|nunca|para nada|tampoco|none(?: of (?:them|these|those|that))?)(?![\p{L}])/iu;

/** What a bare answer says to its question. "No, but my arm is numb" is a no for what it does not name. */
export const isYes = (text: string): boolean => yes.test(text);
export const isNo = (text: string): boolean => no.test(text);

/** The signs of an answer, those that a bare yes or no stands for among them. */
export function signsOfAnswer(answer: RawAnswer, reader: Reader): Mention[] {
  const mentions = readSigns(answer.text, reader).map((mention) =>
    answer.isOfFamily && mention.status === 'present' ? { ...mention, status: 'other' as const } : mention,
  );
  if (answer.isOfFamily || !answer.asked?.length) return mentions;
  const quote = answer.text.trim();
  const named = new Set(mentions.map(({ sign }) => sign));
  const isAgreed = isYes(answer.text);
  // "yes, a cough": of several that were asked for, the one that is named
  const rest = answer.asked.filter(isSign).filter((id) => !named.has(id));
  const isOpen = isAgreed && !answer.asked.some((id) => isSign(id) && named.has(id));
  if (isOpen) return [...mentions, ...rest.map((sign) => ({ sign, status: 'present' as const, quote }))];
  if (isNo(answer.text)) return [...mentions, ...rest.map((sign) => ({ sign, status: 'absent' as const, quote }))];
  return mentions;
}

type Found = ReadonlyMap<string, FlagQuote[]>;

/** What the chart says of the patient that rules ask for. */
function signsOfChart({ patient, locale }: Reader): string[] {
  const reader: Reader = { locale, patient: {}, answeredBy: 'staff' };
  return (patient.conditions ?? []).flatMap((text) =>
    readSigns(text, reader).flatMap(({ sign }) => (ofChart.has(sign) ? [sign] : [])),
  );
}
const ofChart: ReadonlySet<string> = new Set(['diabetes', 'lung-disease', 'low-immunity', 'thinner']);

/** Signs that are there, with the sentences that say so. */
export function presentSigns(answers: readonly RawAnswer[], reader: Reader): Map<string, FlagQuote[]> {
  const found = new Map<string, FlagQuote[]>(signsOfChart(reader).map((sign) => [sign, []]));
  for (const [answer, given] of answers.entries())
    for (const { sign, status, quote } of signsOfAnswer(given, reader))
      if (status === 'present') found.set(sign, [...(found.get(sign) ?? []), { answer, quote }]);
  return found;
}

/** The patient as far as the words tell more than the chart. */
function patientOf(found: Found, { patient }: Reader): PatientFacts {
  return found.has('pregnant-said') ? { ...patient, isPregnant: true } : patient;
}

function holds(term: Term, found: Found, patient: PatientFacts): boolean {
  const isThere = patientTerms[term.id]?.(patient) ?? found.has(term.id);
  return isThere !== term.isMissing;
}

/** The flags that signs raise, one for each rule. */
export function flagsOf(found: Found, reader: Reader): RedFlag[] {
  const patient = patientOf(found, reader);
  const raised = clauses.filter(({ groups }) =>
    groups.every((group) => group.some((term) => holds(term, found, patient))),
  );
  return [...Map.groupBy(raised, ({ rule }) => rule).entries()].map(([rule, fired]) => {
    const ids = new Set(
      fired.flatMap(({ groups }) => groups.flat().flatMap(({ id, isMissing }) => (isMissing ? [] : id))),
    );
    const quotes = [...ids].flatMap((id) => found.get(id) ?? []);
    return { rule: rule.id, level: rule.level, by: 'rules', quotes: once(quotes) };
  });
}

const once = (quotes: readonly FlagQuote[]): FlagQuote[] => [
  ...new Map(quotes.map((each) => [`${each.answer} ${each.quote}`, each])).values(),
];

/** The flags that answers raise together. Every raw answer is read. */
export const findRedFlags = (answers: readonly RawAnswer[], reader: Reader): RedFlag[] =>
  flagsOf(presentSigns(answers, reader), reader);

/**
 * How much more each sign would tell: for every rule that is begun, one by the number of signs that it still lacks.
 * @param known signs that were told or denied
 */
export function valueOfSigns(found: Found, known: ReadonlySet<string>, reader: Reader): Map<string, number> {
  const patient = patientOf(found, reader);
  const values = new Map<string, number>();
  for (const { rule, groups } of clauses) {
    const open = groups.filter((group) => !group.some((term) => holds(term, found, patient)));
    // who the patient is begins no rule: something has to be told
    const isBegun = groups.some((group) => group.some(({ id, isMissing }) => !isMissing && found.has(id)));
    if (
      !isBegun ||
      rule.level === 'urgent' ||
      open.some((group) => group.every(({ id }) => known.has(id) || !isSign(id)))
    )
      continue;
    for (const group of open)
      for (const { id } of group)
        if (isSign(id) && !known.has(id)) values.set(id, Math.max(values.get(id) ?? 0, 1 / open.length));
  }
  return values;
}
