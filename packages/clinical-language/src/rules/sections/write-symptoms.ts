import { symptomsIn } from '../../vocabulary/symptoms.ts';
import type { Severity } from '../facts/severity.ts';
import type { SymptomFact } from '../facts/symptoms.ts';
import type { Statement } from '../frames/statements.ts';
import { itemsOf } from '../frames/topic-list.ts';
import type { Persona } from '../people/persona.ts';
import type { Chosen } from './draft.ts';

const light =
  /^(?:he|she|they_|patient|the|a|an|some|any|has|had|have|feels?|felt|feeling|reports?|endorses|notes?|noticed|states|that|been|is|was|having|getting|gets?|got|also|really|very|quite|pretty|so|just|still|his|her|their|of|in|on|and|or|,|with|experiencing|experienced|there|it|lot|bit|little|kind|does|not|no|denies|sort|lately|recently|right|now|then|again|started|today|sometimes|occasionally|definitely|mostly|maybe|mild|slight|severe|constant|terrible|bad|dry|occasional|persistent|at|this|time|point|moment|well|as|this|that|like|crazy|weird|annoying|super|horrible|quite|super|generally|all|for|few|days?|weeks?|past|last|over|couple|\d+)$/;

/** What a list of symptoms leaves of the statements that were chosen: those that only name such symptoms go. */
export function beyondSymptoms(chosen: readonly Chosen[], facts: readonly SymptomFact[]): Chosen[] {
  const known = new Set(facts.map(({ name }) => name));
  return chosen.flatMap((one) => {
    const { statement } = one;
    const rest = withoutListed(statement);
    if (rest !== statement) return rest ? [{ ...one, statement: rest }] : [];
    if (statement.topic || (statement.role !== 'patient' && statement.words[1] !== 'endorses')) return [one];
    const mentions = symptomsIn(statement.words);
    if (mentions.length === 0 || mentions.some(({ name }) => !known.has(name))) return [one];
    const left = statement.words.filter(
      (word, at) => !light.test(word) && !mentions.some((each) => at >= each.at && at < each.at + each.length),
    );
    return left.length <= 1 ? [] : [one];
  });
}

const denying =
  /\b(?:denies|denied|(?:has|have|had) no|no|(?:has|have|had) not had|(?:does|do|did) not have|never had)\b/;

/** The statements without those that deny, of some other time, a symptom that the patient has or came for. */
export function withoutContradiction(
  chosen: readonly Chosen[],
  facts: readonly SymptomFact[],
  complaint: readonly string[],
): Chosen[] {
  const had = new Set([
    ...facts.filter(({ denied }) => !denied).map(({ name }) => name),
    ...symptomsIn(complaint).map(({ name }) => name),
  ]);
  const denied = new Set(facts.filter((fact) => fact.denied).map(({ name }) => name));
  return chosen.filter(
    ({ statement: { words, topic } }) =>
      // "the cough happens at night", where no cough is had
      !(
        !topic &&
        words[0] === 'the' &&
        !/\b(?:not|no|never)\b/.test(words.join(' ')) &&
        symptomsIn(words.slice(0, 4)).some(({ name }) => denied.has(name))
      ) &&
      (!denying.test(words.join(' ')) || !symptomsIn(words).some(({ name }) => had.has(name))),
  );
}

/** A list of things had or denied without the symptoms that the reader of symptoms judges. */
export function withoutListed(statement: Statement): Statement | undefined {
  if (!statement.topic || (statement.form !== 'denied' && statement.form !== 'reported')) return statement;
  const items = itemsOf(statement.topic);
  const kept = items.filter((item) => symptomsIn(item).length === 0);
  if (kept.length === items.length) return statement;
  if (kept.length === 0) return undefined;
  const topic = kept.flatMap((item, at) => (at === 0 ? item : [',', ...item]));
  return { ...statement, topic, words: [...statement.words.slice(0, 2), ...topic] };
}

const named = ({ quality, name }: SymptomFact): string[] => [...quality, ...name.split(' ')];
const statementOf = (words: string[], facts: readonly SymptomFact[], last: number): Statement => ({
  words,
  form: 'told',
  role: 'patient',
  clauses: facts.flatMap(({ clauses }) => clauses),
  phase: 'history',
  place: facts[0]!.at / last,
});

/** Symptoms as a review of systems takes them. */
export const symptomStatements = (facts: readonly SymptomFact[], last: number): Statement[] =>
  facts
    .filter(({ isOver }) => !isOver)
    .map((fact) => ({
      ...statementOf([], [fact], last),
      form: fact.denied ? ('denied' as const) : ('reported' as const),
      topic: fact.denied ? fact.name.split(' ') : named(fact),
    }));

/** "fever, chills, or cough". */
function list(items: readonly string[][], word: 'and' | 'or'): string[] {
  return items.flatMap((item, at) => {
    if (at === 0) return item;
    return at === items.length - 1 ? [...(items.length > 2 ? [','] : []), word, ...item] : [',', ...item];
  });
}

/** The history with the answer to "how bad is it", where it was asked; any other sentence that rates a pain goes. */
export function withSeverity(
  chosen: readonly Chosen[],
  severity: Severity | undefined,
  persona: Persona,
  last: number,
): Chosen[] {
  if (!severity) return [...chosen];
  const rated = /\b(?:rates the pain|out of 10|out of ten|pain score)\b|^pain (?:is|:) /;
  const out = chosen.filter(({ statement }) => !rated.test(statement.words.join(' ')));
  const statement: Statement = {
    words: [persona.subject, 'rates', 'the', 'pain', 'at', ...severity.value.split(' ')],
    form: 'told',
    role: 'patient',
    clauses: severity.clauses,
    phase: 'history',
    place: severity.at / last,
  };
  const place = out.findIndex((one) => one.statement.clauses[0]!.u > severity.clauses[0]!.u);
  out.splice(place < 0 ? out.length : place, 0, { statement, topic: 'hpi', value: 0 });
  return out;
}

const mostInOne = 6;

/** The history with the symptoms that were had, where they first came up, and at the end those that were denied. */
export function withSymptoms(
  chosen: readonly Chosen[],
  facts: readonly SymptomFact[],
  complaint: string,
  persona: Persona,
  last: number,
  tellsDenied: boolean,
): Chosen[] {
  const had = facts.filter(
    (fact) =>
      !fact.denied &&
      (fact.circumstance.length > 0 ||
        !(complaint.includes(fact.name) || (complaint !== '' && fact.name.includes(complaint)))),
  );
  const made: { at: number; words: string[]; facts: SymptomFact[] }[] = [];
  const plain = had.filter(({ circumstance }) => circumstance.length === 0);
  for (let from = 0; from < plain.length; from += mostInOne) {
    const group = plain.slice(from, from + mostInOne);
    made.push({
      at: group[0]!.at,
      words: [persona.subject, 'reports', ...list(group.map(named), 'and')],
      facts: group,
    });
  }
  for (const fact of had)
    if (fact.circumstance.length > 0)
      made.push({
        at: fact.at,
        words: [persona.subject, 'reports', ...named(fact), ...fact.circumstance],
        facts: [fact],
      });
  const denied = facts.filter((fact) => fact.denied);
  const out: Chosen[] = [...chosen];
  for (const { words, facts: own } of made.toSorted((a, b) => a.at - b.at)) {
    const statement = statementOf(words, own, last);
    const { u } = own[0]!.clauses[0]!;
    const place = out.findIndex((one) => one.statement.clauses[0]!.u > u);
    out.splice(place < 0 ? out.length : place, 0, { statement, topic: 'hpi', value: 0 });
  }
  if (denied.length > 0 && tellsDenied) {
    const end = out.findLastIndex(({ topic }) => topic === 'hpi') + 1;
    const words = [
      persona.subject,
      'denies',
      ...list(
        denied.map(({ name }) => name.split(' ')),
        'or',
      ),
    ];
    out.splice(end, 0, { statement: statementOf(words, denied, last), topic: 'hpi', value: 0 });
  }
  return out;
}
