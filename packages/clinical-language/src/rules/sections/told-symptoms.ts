import type { Statement } from '../frames/statements.ts';
import { placeBeforeNoun } from '../../vocabulary/body-parts.ts';
import { relativeForm } from '../../vocabulary/relatives.ts';

const named = new RegExp(
  `\\b((?:(?:left|right|bilateral|lower|upper) )*${placeBeforeNoun} (?:pain|swelling|stiffness|weakness|numbness)|shortness of breath|chest pain|sore throat|night sweats|weight (?:loss|gain)|blurr(?:y|ed) vision|difficulty sleeping|trouble sleeping|nasal congestion|runny nose|fevers?|chills|cough|congestion|headaches?|nausea|vomiting|diarrhea|constipation|dizziness|lightheadedness|numbness|tingling|fatigue|palpitations|rash|itching|insomnia|anxiety|depression|heartburn|reflux|wheezing|swelling|stiffness|bloating|fatigued|lightheaded|dizzy|nauseous|nauseated|constipated|bloated|feverish|short of breath|trouble breathing|wheezy|back pain|blood in (?:his|her|their|the) (?:stools?|urine))\\b`,
  'g',
);
/** How a symptom told as an adjective is listed. */
const nouns: Readonly<Record<string, string>> = {
  fatigued: 'fatigue',
  lightheaded: 'lightheadedness',
  dizzy: 'dizziness',
  nauseous: 'nausea',
  nauseated: 'nausea',
  constipated: 'constipation',
  bloated: 'bloating',
  feverish: 'fever',
  wheezy: 'wheezing',
  'short of breath': 'shortness of breath',
};
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
      const name = nouns[match[1]!] ?? match[1]!;
      if (seen.has(name)) return [];
      seen.add(name);
      return [{ ...statement, form: 'reported' as const, topic: name.split(' ') }];
    });
  });
}
