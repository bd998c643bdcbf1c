import type { Draft } from '../sections/draft.ts';
import type { Fact } from '../facts/fact.ts';
import { namesIllness } from '../facts/patterns.ts';
import { linksOfFacts, sentence, type Writing } from '../sections/write-facts.ts';

const finite =
  /\b(?:is|are|was|were|has|have|had|will|would|can|could|should|may|does|do|did|needs?|looks?|seems?|gets?|got)\b/;
const reason = /\bfor (?:his|her|their|the) ((?:[a-z-]+ ){0,3}[a-z-]+)$/;
const course = /^(?:good |nice |an? )?(?:improvement|progress|better|stable|good news)\b/;

type Problem = { heading: Draft | undefined; lines: Draft[] };

/** A heading for each problem that was named, and below it what was decided, in the order said. */
export function writeProblems(facts: readonly Fact[], complaint: Draft | undefined, writing: Writing): Draft[] {
  const problems: Problem[] = [];
  const before: Draft[] = [];
  const known = (name: string): Problem | undefined =>
    problems.find(({ heading }) => heading?.text.toLowerCase().includes(name));
  let current: Problem | undefined;
  for (const fact of facts) {
    const draft = {
      text: sentence(fact.words, writing.names, [fact]),
      kind: 'said' as const,
      links: linksOfFacts([fact], writing.utterances),
      topic: fact.topic,
      words: fact.words,
    };
    if (draft.text === '') continue;
    const name = problemIn(fact);
    const whole = name !== undefined && fact.topic === 'assessment' && name.length === fact.words.length;
    if (name !== undefined) {
      const own = known(name.join(' '));
      if (own) current = own;
      else {
        const text = sentence(name, writing.names, [fact]);
        current = { heading: { ...draft, text, heading: true, topic: 'assessment', words: name }, lines: [] };
        problems.push(current);
      }
    }
    if (!whole) (current ? current.lines : before).push(draft);
  }
  if (problems.length === 0) {
    const heading =
      complaint && before.some((draft) => draft.topic !== 'instructions')
        ? [{ ...complaint, heading: true, topic: 'assessment' as const }]
        : [];
    return [...heading, ...before];
  }
  problems[0]!.lines.unshift(...before);
  return problems.flatMap(({ heading, lines }) => [...(heading ? [heading] : []), ...lines]);
}

/** The problem that a statement names: all of "acute otitis media", "hypertension" of "hypertension is not controlled". */
function problemIn({ words, topic }: Fact): string[] | undefined {
  const text = words.join(' ');
  if (topic !== 'assessment') {
    const name = reason.exec(text)?.[1];
    return name && namesIllness(name) ? name.split(' ') : undefined;
  }
  const relative = words.findIndex((word) => word === 'that' || word === 'which');
  const main = (relative < 0 ? words : words.slice(0, relative)).join(' ');
  if (!finite.test(main)) return words.length <= 16 && !course.test(text) ? [...words] : undefined;
  const subject = /^(?:his |her |their |the )?((?:[a-z0-9-]+ ){0,4}?[a-z0-9-]+) (?:is|are|has|was)\b/.exec(text)?.[1];
  return subject && namesIllness(subject) ? subject.split(' ') : undefined;
}
