import { placeForm } from '../../vocabulary/body-parts.ts';
import { nounOfAdjective, symptomAdjective } from '../../vocabulary/clinical-words.ts';
import type { Clause } from '../clauses/clauses.ts';
import { symptomsIn } from '../../vocabulary/symptoms.ts';
import { symptomIn } from './complaint.ts';

/** Questions that ask why the patient came. */
const asksWhy =
  /\b(?:how (?:can|may|could) (?:i|we) help|what (?:can|could) (?:i|we) do for|what brings|what brought|what (?:has been|have been|is|was) (?:going on|happening|bothering|the (?:problem|matter|issue|trouble|reason))|what seems|tell me (?:a (?:bit|little) )?(?:more )?(?:about )?(?:what|why)|tell me (?:a (?:bit|little)(?: bit)? )?more about (?:it|that|this)|what are your symptoms|why (?:you are|are you) here|what problems)\b/;

const side = '(?:(?:left|right|both|lower|upper) )?';
const quality = '(?:dry|itchy|itching|sore|red|cracked|flaky|scaly|painful|burning|blotchy)';
/** What patients say and what a note calls it; an example for each. */
export const complaintRows: readonly { pattern: RegExp; name: string; example: string }[] = [
  {
    pattern:
      /\b(?:hurts?|hurting|stings?|stinging|burns?|burning|pain\w*)\b(?: [\w,]+){0,11} (?:pee|peeing|urinate|wee|pass (?:urine|water))\b/,
    name: 'pain on urination',
    example: 'it hurts a lot when i pee',
  },
  {
    pattern:
      /\b(?:cannot|can not|not|hardly|barely) (?:really |even )?hear\b|\b(?:problems?|trouble|issues?|difficulty) (?:with )?(?:my )?hearing\b/,
    name: 'hearing loss',
    example: 'i cannot really hear very well',
  },
  {
    pattern:
      /\b(?:short of breath|breathless\w*|(?:cannot|hard to|difficult to|struggling to) (?:\w+ )?breathe|(?:difficulty|trouble|problems?) (?:with )?(?:my )?breathing|shallow breath\w*)\b/,
    name: 'shortness of breath',
    example: 'it is hard to breathe',
  },
  {
    pattern:
      /\bchest (?:is |feels |has been |feeling )?(?:\w+ )?(?:tight|tightness)\b|\btight(?:ness)? (?:in|across|around) (?:my |the )?chest\b/,
    name: 'chest tightness',
    example: 'my chest feels tight',
  },
  { pattern: /\b(chest (?:discomfort|pressure|pain))\b/, name: '$1', example: 'a bit of chest discomfort' },
  {
    pattern: new RegExp(`\\b(${quality}(?: ,)?(?: and)?(?: an?)?(?: ${quality})* skin)\\b`),
    name: '$1',
    example: 'i have dry itchy skin',
  },
  {
    pattern: new RegExp(`\\bskin(?: \\w+){0,3} (${quality} and ${quality}|${quality})\\b`),
    name: '$1 skin',
    example: 'my skin is sore and red',
  },
  {
    pattern: new RegExp(
      `\\b(?:swelling|lump|bump) (?:on|in|of|around) (?:my|the)(?: ,? ?on my)* (${side}${placeForm})\\b`,
    ),
    name: '$1 swelling',
    example: 'a weird swelling on my elbow',
  },
  {
    pattern: new RegExp(
      `\\b(?:cannot|unable to|can not|could not) (?:really )?(?:move|lift|raise) (?:my|the) (${side}${placeForm})\\b`,
    ),
    name: 'inability to move $1',
    example: 'i cannot move my left arm',
  },
  {
    pattern:
      /\b(?:pain|ache|cramps?|hurts?|sore)\b(?: \w+){0,4} (?:tummy|belly|stomach|abdomen)\b|\b(?:tummy|belly|stomach|abdominal) (?:pain|ache|cramps?|hurts)\b/,
    name: 'abdominal pain',
    example: 'some pain in my tummy',
  },
  {
    pattern:
      /\b(?:no|not much|not hav(?:e|ing) much|not hav(?:e|ing) much of an|lost my|loss of|lack of|poor) appetite\b/,
    name: 'loss of appetite',
    example: 'i do not have much appetite',
  },
  { pattern: /\bhot and sweaty\b/, name: 'feeling hot and sweaty', example: 'i feel hot and sweaty' },
];
const adjective = new RegExp(
  `\\b(?:feel|feeling|am|been|felt|being) (?:(?:a|bit|very|really|quite|so|little|pretty|just|kind|of) )*(${symptomAdjective})\\b`,
);
const denies = /\b(?:no|not|never|without) (?:\w+ ){0,2}$/;

/** The complaint that a clause of the patient states, as a note names it. */
export function complaintIn(text: string): string | undefined {
  const found = complaintRows
    .flatMap(({ pattern, name }) => {
      const match = pattern.exec(text);
      return match
        ? [{ at: match.index, name: name.replace('$1', (match[1] ?? '').replace(/ ,?(?: and)?(?: an?)? /g, ' ')) }]
        : [];
    })
    .toSorted((a, b) => a.at - b.at)[0];
  if (found && (!denies.test(text.slice(0, found.at)) || /^(?:hearing|loss)/.test(found.name))) return found.name;
  const told = symptomIn(text);
  if (told) return told;
  const felt = adjective.exec(text);
  return felt ? (nounOfAdjective.get(felt[1]!) ?? felt[1]) : undefined;
}

/** What the patient wrote before the visit, as the clinician reads it out: "you mentioned that you have no appetite". */
const readOut = /\byou (?:have |had )?(?:also )?mentioned\b/;

/**
 * What the patient answers to the question why they came: the complaint with its clause, and the other symptoms of the same
 * answer.
 */
export function openingComplaint(
  clauses: readonly Clause[],
): { words: string; clause: Clause; beside: { name: string; clause: Clause }[] } | undefined {
  const early = clauses.slice(0, 80);
  const asked = early.findIndex(({ role, words }) => role === 'clinician' && asksWhy.test(words.join(' ')));
  if (asked < 0) return undefined;
  const before = early.slice(Math.max(0, asked - 2), asked + 1);
  const told = before.find(({ role, words }) => role === 'clinician' && readOut.test(words.join(' ')));
  const mentioned = told && complaintIn(told.words.join(' '));
  if (told && mentioned) return { words: mentioned, clause: told, beside: [] };
  for (const [at, clause] of early.entries()) {
    if (at <= asked || at >= asked + 24 || clause.role !== 'patient' || clause.question) continue;
    const words = complaintIn(clause.words.join(' '));
    if (words) return { words, clause, beside: besideIn(early.slice(at), words) };
  }
  return undefined;
}

const longestAnswer = 6;
const mostBeside = 2;
const denied = /\b(?:no|not|never|without|but|need to|about to|going to)\b/;

/** Symptoms that the patient goes on to name before the clinician speaks again. */
function besideIn(clauses: readonly Clause[], complaint: string): { name: string; clause: Clause }[] {
  const found: { name: string; clause: Clause }[] = [];
  const known = new Set(
    [complaint, ...symptomsIn(complaint.split(' ')).map(({ name }) => name)].flatMap((name) => name.split(' ')),
  );
  for (const clause of clauses.slice(0, longestAnswer)) {
    if (clause.role === 'clinician' && clause.words.length > 3) break;
    if (clause.role === 'clinician' || denied.test(clause.words.join(' '))) continue;
    for (const { name } of symptomsIn(clause.words))
      if (!name.split(' ').some((word) => known.has(word)) && !vague.has(name)) {
        found.push({ name, clause });
        for (const word of name.split(' ')) known.add(word);
      }
  }
  return found.slice(0, mostBeside);
}
const vague = new Set(['feeling unwell', 'anxiety', 'fatigue', 'sweating']);
