import { inPlainWords } from './plain-words.ts';
import { saysTheSame } from './same-facts.ts';
import { type Pronoun, toTheParents, toThePatient } from './to-the-patient.ts';

/** To whom a text is said: the patient by the pronoun of the note, or the parents of a child. */
export type Reader = Pronoun | 'child';

type Rule = { id: string; pattern: RegExp; write: string; example: readonly [string, string] };

const often =
  /\b(?:daily|nightly|weekly|a day|a week|every|at (?:night|bedtime)|times|for \d+ (?:days?|weeks?|months?))\b/;

/**
 * What a note orders, as it is said to the patient: what the clinic does begins with "We", what the patient does stays an
 * instruction. The first rule that fits counts.
 */
export const adviceRules: readonly Rule[] = [
  {
    id: 'see',
    pattern: /^Follow[ -]up with /i,
    write: 'See ',
    example: ['Follow up with cardiology.', 'See cardiology.'],
  },
  {
    id: 'come-back',
    pattern:
      /^Follow[ -]up (?:in clinic |here )?(?=in\b|after (?:it|that|\d|an? |the )|within\b|on\b|next\b|as\b|at\b)/i,
    write: 'Come back ',
    example: ['Follow up at 6 months.', 'Come back at 6 months.'],
  },
  {
    id: 'prescription',
    pattern: /^(?:Prescribed? |Send (?:in )?(?:an? )?prescription for |Send in )/i,
    write: 'You have a prescription for ',
    example: ['Send in Augmentin 875 mg.', 'You have a prescription for Augmentin 875 mg.'],
  },
  {
    id: 'referral',
    pattern: /^(?:Refer|Referred|Referral) (?=to |for )/i,
    write: 'You are referred ',
    example: ['Refer for talking therapy.', 'You are referred for talking therapy.'],
  },
  {
    id: 'admission',
    pattern: /^Admit (?=to |for )/i,
    write: 'You will be admitted ',
    example: ['Admit to cardiology.', 'You will be admitted to cardiology.'],
  },
  {
    id: 'admission-bare',
    pattern: /^Admit\b\.?/i,
    write: 'You will stay in the hospital.',
    example: ['Admit.', 'You will stay in the hospital.'],
  },
  {
    id: 'ordered',
    pattern: /^(?:Ordered|Order) /i,
    write: 'We ordered ',
    example: ['Order an MRI.', 'We ordered an MRI.'],
  },
  {
    id: 'discussed',
    pattern: /^Discussed /i,
    write: 'We talked about ',
    example: ['Discussed diet.', 'We talked about diet.'],
  },
  {
    id: 'advised',
    pattern: /^Advised to /i,
    write: 'We advise you to ',
    example: ['Advised to rest.', 'We advise you to rest.'],
  },
  {
    id: 'rule-out',
    pattern: /^Rule out /i,
    write: 'We need to rule out ',
    example: ['Rule out a clot.', 'We need to rule out a clot.'],
  },
  {
    id: 'concern',
    pattern: /^(?=(?:concerned|worried) about )/i,
    write: 'We are ',
    example: ['Concerned about a clot.', 'We are concerned about a clot.'],
  },
  {
    id: 'next',
    pattern: /^Next (?:do|we do) /i,
    write: 'Next we will do ',
    example: ['Next do a crown.', 'Next we will do a crown.'],
  },
  { id: 'will', pattern: /^Will /, write: 'We will ', example: ['Will check it.', 'We will check it.'] },
  {
    id: 'cannot',
    pattern: /^Cannot /,
    write: 'We cannot ',
    example: ['Cannot look inside by phone.', 'We cannot look inside by phone.'],
  },
  {
    id: 'provide',
    pattern: /^Provide /i,
    write: 'We will give you ',
    example: ['Provide a sling.', 'We will give you a sling.'],
  },
  {
    id: 'we-will',
    pattern:
      /^(?=(?:call (?:you|him|her|them)|tell (?:dr|your|the)|send|recheck|repeat|refill|obtain|request|schedule|arrange)\b)/i,
    write: 'We will ',
    example: ['Repeat the potassium in 2 weeks.', 'We will repeat the potassium in 2 weeks.'],
  },
  {
    id: 'we-did',
    pattern:
      /^(?=(?:gave|performed|numbed|checked|closed|drained|cleaned|removed|injected|placed|applied|took|used|did|put)\b)/i,
    write: 'We ',
    example: ['Closed it with 6 staples.', 'We closed it with 6 staples.'],
  },
];

const upperFirst = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** A line of a plan or of what was done, for the patient. */
export function asAdvice(text: string, to: Reader): string {
  const given = /^Give (?:(?:you|him|her|them) )?(?=\S)/i.exec(text);
  // parents give a child its medicine
  if (given && to !== 'child')
    return often.test(text) ? text.replace(given[0], 'Take ') : text.replace(given[0], 'We will give you ');
  const found = adviceRules.find(({ pattern }) => pattern.test(text));
  if (!found) return text.replace(/(, |^)call\.$/i, (_, lead: string) => `${lead}${lead ? 'call' : 'Call'} us.`);
  const verb =
    /^\p{Lu}\p{Ll}/u.test(text) && found.pattern.exec(text)![0] === '' ? text[0]!.toLowerCase() + text.slice(1) : text;
  return upperFirst(verb.replace(found.pattern, found.write));
}

const again = /^(.{4,}?)(?: \([^)]*\))?(, | and )\1(?= \(|[.,]|$)/i;

/** "Outer ear infection, outer ear infection": the term and its everyday name became the same words. */
const once = (text: string): string => text.replace(again, '$1');

/**
 * A sentence of a note for the patient: second person, what the clinic does as "we", everyday words. Where other words would say
 * something else, fewer are changed. Null when nobody can say who is meant and it `mayGo`.
 */
export function patientLine(sentence: string, to: Reader, advises: boolean, mayGo: boolean): string | null {
  const turned = to === 'child' ? toTheParents(sentence) : toThePatient(sentence, to);
  if (turned === null && mayGo) return null;
  const said = turned ?? sentence;
  const told = advises ? asAdvice(said, to) : said;
  const plain = once(inPlainWords(told));
  if (saysTheSame(plain, sentence)) return plain;
  if (saysTheSame(told, sentence)) return told;
  return turned !== null && saysTheSame(turned, sentence) ? turned : sentence;
}

const warningTail =
  /^(.*?\b(?:in|at|on|after|within) .*?),? (?:or |and )?(?=(?:sooner if|earlier if|go to|call (?:us|911|988|the)|return sooner)\b)(.+)$/i;
const returns = /^(?:come back|follow[ -]up|return|see )/i;

/**
 * "Come back in 2 weeks for a check, or sooner if the fever stays.": an appointment and a warning, which stand under two headings.
 * One part where a sentence holds only one of them.
 */
export function partsOfReturn(sentence: string): string[] {
  if (!returns.test(sentence)) return [sentence];
  const found = warningTail.exec(sentence);
  if (!found || /\bif\b/.test(found[1]!)) return [sentence];
  const tail = /^(?:sooner|earlier) /i.test(found[2]!) ? `come back ${found[2]!}` : found[2]!;
  return [`${found[1]!.replace(/,$/, '')}.`, upperFirst(tail)];
}
