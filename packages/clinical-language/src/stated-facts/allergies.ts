import { clausesOf, whoseIs } from '../clauses/clauses.ts';
import { readSentence } from '../checks/reading/read-text.ts';

/** `mentioned`: the words allow that the patient is allergic. `subject` is '' for a denial of all. */
export type ReadAllergy = { subject: string; state: 'allergic' | 'not' | 'none' | 'mentioned' };

const allergens =
  /^(?:latex|peanuts?|nuts?|shellfish|eggs?|soy|iodine|contrast|sulfa|bees?|wasps?|adhesives?|pcn|milk|strawberr(?:y|ies))$/;
const named: Readonly<Record<string, string>> = { pcn: 'penicillin' };

const word = /\b(?:allerg(?:y|ies|ic|en|ens)|anaphyla\w+|intoleran(?:t|ce)\w*|nkd?a|nkma)\b/i;
/** An allergy that is no danger to an order, and words that only sound like one. */
const otherAllergy =
  /\b(?:seasonal|environmental|pollen|dust|pet|spring) allerg\w+|\bhay fever\b|\ballerg(?:ist|ologist)s?\b|\ballergy (?:season|shots?|clinic|testing|medic\w+|pills?|list|relief)\b|\ballergic rhinitis\b|\bfor (?:(?:her|his|my|the|seasonal) )*allerg\w+/gi;
const groups = String.raw`(?:(?:known |drugs? |medications? |medicines? |foods? |latex |environmental |seasonal |contrast )|(?:or|and|nor|,) )*`;
const denial = new RegExp(
  String.raw`\b(?:nkd?a|nkma|(?:no|denies|denied|without|not have) (?:any )?(${groups})allerg\w+|not allergic to (?:any\w*|medic\w+|drugs?))\b(?! (?:to|against) (?!any|medic|drugs?\b|foods?\b|her\b|his\b))`,
  'i',
);
const group = /\b(food|latex|environmental|seasonal|contrast)s?\b/gi;
const taking =
  /\b(?:takes?|taking|took|is on|are on|am on|was on|starts?|started|starting|continue[sd]?|prescrib\w+|refill\w*|uses|using|increase[sd]?|daily|nightly|bid|tid|mg|mcg)\b/i;
const reaction = /\b(?:anaphyla\w+|hives|urticaria|angioedema|rash|swelling|reaction|itching)\b/i;
const reactionTo = /\b(?:anaphyla\w+|allergic reactions?|intoleran\w+)\b[^,;]*\b(?:to|with|from|after)\b/i;
const reactionFrom =
  /\b(?:causes?|caused|gives?|gave|led to|resulted in)\b[^,;]*\b(?:hives|urticaria|angioedema|rash|swelling|itching|anaphyla\w+)\b/i;
const reactionAfter =
  /\b(?:hives|urticaria|angioedema|rash|(?:lip|face|facial|throat|tongue) swelling|reaction|itching)\b[^,;]*\b(?:to|after|from|with)\b/i;

/** The allergies of a sentence, clause by clause, and the sentence without them. */
export function allergiesIn(sentence: string, header = ''): { found: ReadAllergy[]; taking: boolean } {
  const underHeader = /\ballerg/i.test(header);
  const text = readSentence(sentence.replaceAll(otherAllergy, ' ')).words.join(' ');
  const isAbout = underHeader || word.test(text);
  if (!isAbout && !reactionAfter.test(text) && !reactionFrom.test(text)) return { found: [], taking: true };
  const { words, drugs, polarity } = readSentence(text);
  const places = placesOf(words);
  const subjects = [
    ...drugs.map(({ drug, at }) => ({ name: drug, at })),
    ...words.flatMap((one, at) => (allergens.test(one) ? [{ name: named[one] ?? one, at }] : [])),
  ]
    .filter(({ at }, n, all) => all.findIndex((other) => other.at === at) === n)
    .toSorted((a, b) => a.at - b.at);
  const found: ReadAllergy[] = [];
  let denied: string | null = null;
  let goesOn = false;
  let takes = false;
  for (const { text: clause, start, end, lead } of clausesOf(text)) {
    const within = subjects.filter(({ at }) => places[at]! >= start && places[at]! < end);
    const isException =
      /^,? ?(?:except|other than|apart|aside|excluding)/.test(lead) && found.length + (denied === null ? 0 : 1) > 0;
    const no = denial.exec(clause);
    if (no && whoseIs(text, start + no.index) !== 'relative') {
      const of = [...(no[1] ?? '').matchAll(group)].map((match) => match[1]!.toLowerCase());
      if (of.length === 0 || /\b(?:drug|medic)/.test(no[1]!)) denied = '';
      else found.push(...of.map((subject) => ({ subject, state: 'not' as const })));
    }
    const said = word.test(clause);
    const taken = taking.test(clause) && !said && !isException && !reaction.test(clause);
    takes ||= taken;
    const counts: boolean =
      !taken && (underHeader || said || isException || goesOn || reaction.test(clause) || bare(clause, within.length));
    goesOn = counts && (said || goesOn);
    if (
      isException &&
      within.length === 0 &&
      !/\b(?:seasonal|environmental|pollen|dust)\b/i.test(`${clause} ${sentence}`)
    )
      found.push({ subject: clause.replace(/\W+$/, ''), state: 'mentioned' });
    if (!counts) continue;
    for (const { name, at } of within) {
      if (no && isWithin(no, places[at]! - start)) continue;
      const whose = whoseIs(text, places[at]!);
      if (whose === 'relative') continue;
      // an exception of a denial is what is there; the denial before it does not reach into it
      const before = text.slice(start, places[at]);
      const sure = deniedTo.test(before)
        ? -1
        : isException || lead === 'but'
          ? denies.test(clause)
            ? -1
            : 1
          : polarity[at]!;
      const stands = said || underHeader || isException || goesOn || reactionTo.test(clause);
      const state =
        whose === 'unclear' || !stands ? 'mentioned' : sure === -1 ? 'not' : sure === 0 ? 'mentioned' : 'allergic';
      if (sure === -1 && !said && !underHeader && !isException && !goesOn) continue;
      found.push({ subject: name, state: state === 'mentioned' && sure === -1 ? 'not' : state });
    }
  }
  const positive = found.some(({ state }) => state === 'allergic' || state === 'mentioned');
  return {
    found: denied === '' && !positive ? [...found, { subject: '', state: 'none' }] : found,
    taking: takes || !isAbout,
  };
}

/** A subject that is a word of the denial itself: "no latex allergy". */
const isWithin = (no: RegExpExecArray, at: number): boolean =>
  at >= no.index && at < no.index + no[0].length && (no[1] ?? '') !== '';
const denies = /\b(?:no|not|denies|never|without)\b/i;
const deniedTo = /\b(?:no|not|denies|denied|never|without)\b[^,;]*\ballerg\w+ (?:to|against)\b[^,;]*$/i;
/** A name and nothing else beside a denial: "Penicillin, no known food allergies." */
const bare = (clause: string, names: number): boolean => names > 0 && clause.trim().split(' ').length <= names + 1;

function placesOf(words: readonly string[]): number[] {
  let at = 0;
  return words.map((one) => {
    const place = at;
    at += one.length + 1;
    return place;
  });
}
