import type { Statement } from '../frames/statements.ts';
import { placeBeforeNoun } from '../../vocabulary/body-parts.ts';
import { nounOfAdjective, reviewedName, symptomAdjective } from '../../vocabulary/clinical-words.ts';
import { relativeForm } from '../../vocabulary/relatives.ts';

const named = new RegExp(
  `\\b((?:(?:left|right|bilateral|lower|upper) )*${placeBeforeNoun} (?:pain|swelling|stiffness|weakness|numbness)|${reviewedName}|${symptomAdjective}|blood in (?:his|her|their|the) (?:stools?|urine))\\b`,
  'g',
);
const doubtful = new RegExp(
  `\\b(?:no|not|nothing|neither|nor|none|never|denies|without|if|cannot|might|${relativeForm}|people|somebody|resolved|gone|went away|used to|prevent|avoid)\\b`,
);

/** Symptoms that the patient told of without being asked, as statements of the form `reported`, for the review of systems. */
export function toldSymptoms(statements: readonly Statement[]): Statement[] {
  const seen = new Set<string>();
  return statements.flatMap((statement) => {
    if (
      statement.role !== 'patient' ||
      statement.topic ||
      statement.phase === 'plan' ||
      statement.phase === 'exam' ||
      statement.phase === 'results'
    )
      return [];
    const text = statement.words.join(' ');
    if (doubtful.test(text)) return [];
    return [...text.matchAll(named)].flatMap((match) => {
      const name = nounOfAdjective.get(match[1]!) ?? match[1]!;
      if (seen.has(name)) return [];
      seen.add(name);
      return [{ ...statement, form: 'reported' as const, topic: name.split(' ') }];
    });
  });
}
