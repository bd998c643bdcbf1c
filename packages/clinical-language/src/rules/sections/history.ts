import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { clinicalWords } from '../../vocabulary/clinical-terms.ts';
import { generic, namesIll } from '../frames/told.ts';
import type { Statement } from '../frames/statements.ts';
import { type Persona, unnamed } from '../people/persona.ts';
import { pastForms } from '../../vocabulary/verbs.ts';
import { settlePronoun } from '../grammar/polish.ts';
import { itemsOf } from '../frames/topic-list.ts';
import { renderWords } from '../grammar/render.ts';
import { type Chosen, type Draft, linksOfAll } from './draft.ts';

/** Running text about what was told: neighbouring denials in one sentence, and "the patient" where a paragraph begins. */
export function writeHistory(
  chosen: readonly Chosen[],
  persona: Persona,
  names: ReadonlySet<string>,
  utterances: readonly Utterance[],
): Draft[] {
  const drafts: Draft[] = [];
  for (let i = 0; i < chosen.length; i++) {
    const { statement, topic } = chosen[i]!;
    const group = [statement];
    if (statement.form === 'denied' || statement.form === 'reported') {
      while (group.length < 6 && chosen[i + 1]?.statement.form === statement.form && chosen[i + 1]!.topic === topic)
        group.push(chosen[++i]!.statement);
    }
    const words = statementWords(statement, persona, group);
    if (saysNothing(words)) continue;
    const text = renderWords(subjectFor(attributed(words, statement, persona), drafts.length, persona), names);
    if (text !== '') drafts.push({ text, kind: 'said', links: linksOfAll(group, utterances), topic, words });
  }
  return drafts;
}

/** "fever", "chills", "cough or wheezing" → "fever, chills, cough, or wheezing". */
export function listed(topics: readonly string[][], last: 'or' | 'and'): string[] {
  const items = topics
    .flatMap(itemsOf)
    .map((item) => item.join(' '))
    .filter((item, i, all) => all.indexOf(item) === i);
  return items.flatMap((item, i) => {
    const words = item.split(' ');
    if (i === 0) return words;
    return i === items.length - 1 ? [...(items.length > 2 ? [','] : []), last, ...words] : [',', ...words];
  });
}

/** The words of a statement, or of some that are denied or reported together; a fragment is reported as such. */
export function statementWords(
  statement: Statement,
  persona: Persona,
  group: readonly Statement[] = [statement],
): string[] {
  if (statement.form === 'fragment') return [persona.subject, 'reports', ...statement.words];
  if (!statement.topic) return [...statement.words];
  const denied = statement.form === 'denied';
  const things = listed(
    group.map((one) => one.topic ?? []),
    denied ? 'or' : 'and',
  );
  return things.length === 0 ? [] : [persona.subject, ...(denied ? ['denies', 'any'] : ['reports']), ...things];
}

/** "He reports", "she denies any symptoms", "he reports red": no symptom, illness or thing is named. */
function saysNothing(words: readonly string[]): boolean {
  const [told] = /\b(?:reports|denies|states that)\b(?: any\b)?/.exec(words.slice(0, 4).join(' ')) ?? [];
  if (told === undefined) return false;
  const said = words.slice(
    words
      .join(' ')
      .slice(0, words.join(' ').indexOf(told) + told.length)
      .split(' ').length,
  );
  if (said.length === 0 || generic.test(said.join(' '))) return true;
  return told === 'reports' && said.length <= 2 && !namesIll(said) && clinicalWords(said) === 0;
}

/** The first sentence, and every fourth that begins with a pronoun, names "the patient"; every second one while the sex is unknown. */
function subjectFor(words: readonly string[], at: number, persona: Persona): string[] {
  if (words[0] === unnamed) return at % 2 === 0 ? [...words] : settlePronoun(['', ...words]).slice(1);
  return words[0] === persona.subject && at % 4 === 0 ? ['the', 'patient', ...words.slice(1)] : [...words];
}

/** "he has some knee pain" → "he reports some knee pain"; of what happened before, on the patient's word alone, "he states that he fell". */
function attributed(words: readonly string[], statement: Statement, persona: Persona): string[] {
  if (statement.role !== 'patient' || words[0] !== persona.subject || statement.topic) return [...words];
  if (
    /^(?:has|had)$/.test(words[1] ?? '') &&
    /^(?:a|an|some|this|pain|mild|significant|occasional|severe|trouble|difficulty|problems|numbness|tingling|swelling|lot)$/.test(
      words[2] ?? '',
    ) &&
    namesIll(words.slice(2))
  ) {
    return [words[0]!, 'reports', ...words.slice(2)];
  }
  return words.length > 5 && isPast(words[1]!) ? [words[0]!, 'states', 'that', ...words] : [...words];
}

const pasts = new Set(['was', ...Object.values(pastForms)]);
const isPast = (verb: string): boolean => pasts.has(verb) || /[^e]ed$/.test(verb);
