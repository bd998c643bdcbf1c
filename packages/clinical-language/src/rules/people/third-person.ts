import { auxiliaries, baseVerbs, midAdverbs, pastForms, thirdOf } from '../../vocabulary/verbs.ts';
import type { Persona } from './persona.ts';

// After these words "you" is an object ("want you to", "for you"), not a subject.
const takesObject = new Set(
  'want wanted wants need made makes gives keeps helps lets gave caused let allow allows like have had get got let see give gave tell told advise help refer ask put start make for to of with on at from about by between call send keep bother hurt bring show thank treat between affect than around prescribe'.split(
    ' ',
  ),
);
const pasts = new Set(Object.values(pastForms));

/**
 * Rewrites first-person speech of the patient ("i take my pills") or the clinician's words to the patient ("you take your
 * pills") about the patient in the third person ("he takes his pills"). Words in, words out.
 */
export function toThirdPerson(words: readonly string[], speaker: 'patient' | 'clinician', persona: Persona): string[] {
  const out: string[] = [];
  const me = speaker === 'patient' ? 'i' : 'you';
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    const before = words[i - 1];
    if (word === me) {
      if (me === 'you' && isObject(words, i)) {
        out.push(persona.object);
        continue;
      }
      out.push(persona.subject);
      i = agree(words, i + 1, out) - 1;
      if (before && auxiliaries.has(before) && out.length >= 2) agreeInverted(out, out.length - 2);
    } else if (speaker === 'patient') out.push(patientWord(word, words, i, persona));
    else out.push(clinicianWord(word, persona));
  }
  return out;
}

function isObject(words: readonly string[], at: number): boolean {
  const before = words[at - 1];
  const after = words[at + 1];
  if (before === undefined) return false;
  if (
    after !== undefined &&
    (auxiliaries.has(after) || after === 'not') &&
    !/^(?:for|to|with|of|from|at|on|about|by)$/.test(before)
  )
    return false;
  if (after === undefined) return true;
  if (takesObject.has(before)) return true;
  const verb = words.slice(at + 1, at + 4).find((word) => !midAdverbs.has(word));
  const verbal =
    verb !== undefined &&
    (auxiliaries.has(verb) || baseVerbs.has(verb) || verb === 'not' || pasts.has(verb) || verb.endsWith('ed'));
  return !verbal;
}

/** Copies adverbs and then the verb in agreement with "he"; returns the index of the next unread word. */
function agree(words: readonly string[], from: number, out: string[]): number {
  let at = from;
  while (at < words.length && (midAdverbs.has(words[at]!) || words[at] === ',')) out.push(words[at++]!);
  const verb = words[at];
  if (verb === undefined) return at;
  if (/^(?:am|are|were|have|do)$/.test(verb)) out.push(thirdOf(verb));
  else if (
    baseVerbs.has(verb) &&
    !(verb === 'hurt' && /^(?:my|your)$/.test(words[at + 1] ?? '')) &&
    !(verb === 'cut' || verb === 'put' || verb === 'hit' || verb === 'quit')
  ) {
    out.push(thirdOf(verb));
    // "i go and take": the second verb agrees too
    if (words[at + 1] === 'and' && baseVerbs.has(words[at + 2] ?? '') && !words[at + 3]?.endsWith('ing')) {
      out.push('and', thirdOf(words[at + 2]!));
      return at + 3;
    }
  } else out.push(verb);
  return at + 1;
}

function agreeInverted(out: string[], at: number): void {
  const word = out[at];
  if (word === 'am' || word === 'are') out[at] = 'is';
  else if (word === 'have') out[at] = 'has';
  else if (word === 'do') out[at] = 'does';
  else if (word === 'were') out[at] = 'was';
}

function patientWord(word: string, words: readonly string[], at: number, persona: Persona): string {
  if (word === 'my') return persona.possessive;
  if (word === 'me') return persona.object;
  if (word === 'mine') return persona.subject === 'he' ? 'his' : persona.subject === 'she' ? 'hers' : 'theirs';
  if (word === 'myself') return persona.reflexive;
  if (word === 'we') return 'they';
  if (word === 'our') return 'their';
  if (word === 'us') return 'them';
  // "when you stand up", as people say of themselves
  if (word === 'you') return /^(?:when|if|that|because|where|whenever)$/.test(words[at - 1] ?? '') ? 'they' : 'you';
  return word;
}

function clinicianWord(word: string, persona: Persona): string {
  if (word === 'your') return persona.possessive;
  if (word === 'yours') return persona.subject === 'he' ? 'his' : persona.subject === 'she' ? 'hers' : 'theirs';
  if (word === 'yourself') return persona.reflexive;
  return word;
}
