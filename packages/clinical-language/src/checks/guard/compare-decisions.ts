import type { Said, Visit } from '../evidence.ts';
import { concernsSame, type Decision, isCare, tellsRefusal } from '../../rules/facts/decisions.ts';
import type { Compared, Difference } from './difference.ts';

const agreeing = /\b(?:agrees?|agreed|agreeable|agreement|consents?|consented|amenable)\b(?!.*\b(?:refus|declin)\w+)/;
const notAgreeing =
  /\b(?:not|no|never|without|cannot|if|whether|until|unless|before|discuss\w*|disagree\w*|refus\w+|declin\w+)\b(?: \S+){0,4} (?:agree\w*|consent\w*|amenable)\b/;
const others = /\b(?:i|we|clinician|doctor|dr|radiolog\w+|cardiolog\w+|surgeon|specialist) (?:\S+ )?agree/;

/** Whether a sentence says that the patient agreed, in the words with which it does. */
export function claimedAgreement(words: readonly string[]): string | undefined {
  const text = words.join(' ');
  return notAgreeing.test(text) || others.test(text) ? undefined : agreeing.exec(text)?.[0];
}

/** An agreement that the patient refused, or took back. */
export function compareDecisions({ reading, visit }: Compared): Difference[] {
  const written = claimedAgreement(reading.words);
  if (written === undefined) return [];
  const { last, at } = lastAbout(reading.words, visit);
  if (last?.kind !== 'refusal' || !at) return [];
  return [{ kind: 'negation', said: at.reading.words.slice(0, 8).join(' '), written, from: [at], grave: true }];
}

/** Whether the patient put the agreement that a sentence tells of into words. */
export const isAgreed = (words: readonly string[], visit: Visit): boolean =>
  lastAbout(words, visit).last?.kind === 'consent';

/** Whether a sentence tells of a refusal that the patient made, of something that the clinician had proposed. */
export const isRefused = ({ reading, visit }: Compared): boolean =>
  tellsRefusal(reading.words) && lastAbout(reading.words, visit).last?.kind === 'refusal';

/** The last decision about what a sentence names, or else about nothing that is named; the very last when it names nothing. */
function lastAbout(words: readonly string[], visit: Visit): { last?: Decision; at?: Said } {
  const care = words.filter(isCare);
  const made = visit.said.flatMap((at) => {
    const last = visit.decisions.get(at.clause);
    return last && concernsSame(care, last.care) ? [{ last, at }] : [];
  });
  const named = care.length > 0 ? made.findLast(({ last }) => last.care.length > 0) : undefined;
  return named ?? made.at(-1) ?? {};
}
