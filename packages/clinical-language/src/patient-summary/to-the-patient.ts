import { relativeOf, sexOfRelative } from '../vocabulary/relatives.ts';
import { baseVerbs, midAdverbs, thirdOf } from '../vocabulary/verbs.ts';

/** How a note speaks of its patient. `they` also where nothing is known of the sex. */
export type Pronoun = 'he' | 'she' | 'they';

// "They take" is a person, "they last about six hours" may be headaches; after "if" a person, but for "if they get worse"
const personal = new Set(
  'report reported deny denied take took feel felt smoke smoked drink drank use used walk walked eat ate sleep slept go went want wanted live lives wore'.split(
    ' ',
  ),
);
const ofThings = new Set('last persist worsen get continue recur return spread are were become'.split(' '));
const givesTo =
  /^(?:gave|give|gives|keep|keeps|kept|bother|bothers|bothered|help|helps|helped|make|makes|made|wake|wakes|woke|told|asked)$/;
const noNoun = new Set(
  'a an the some any more another two three four five up down out in at to for with on from about off again back awake and or but by of that if when because while until now today'.split(
    ' ',
  ),
);
const ofBack = /^(?:aches?|hurts?|pain|is|was|has|still|feels?|bothers?|gets?|problems?)$/;
const opening = /^(Reports|Denies|Takes|Has|Feels|Uses|Smokes|Drinks|States|Describes|Complains|Presents)(?= )/;

const upperFirst = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/**
 * A sentence of a note as it is said to its patient: "She takes her pills." becomes "You take your pills." Null where it is not
 * certain who or what a word stands for.
 */
export function toThePatient(sentence: string, pronoun: Pronoun): string | null {
  const text = sentence.replaceAll('’', "'").replace(opening, (verb) => `The patient ${verb.toLowerCase()}`);
  const pieces = text.replace(/\bthe patient\b/gi, 'patient').split(/([\p{L}']+)/u);
  const words = pieces.flatMap((piece, at) => (at % 2 === 1 ? [{ at, word: piece.toLowerCase() }] : []));
  // "she … her husband": he is no "she"
  const others = words.some(({ word }) => {
    const relative = relativeOf(word);
    if (relative === undefined) return false;
    const sex = sexOfRelative(word);
    return pronoun === 'they' || sex === undefined || (sex === 'female') === (pronoun === 'she');
  });
  for (const [nth, { at, word }] of words.entries()) {
    const next = words[nth + 1]?.word;
    const before = words[nth - 1]?.word ?? '';
    // "her back aches", not "gave her back"
    if (word === 'her' && pronoun === 'she' && !others && /\d/.test(pieces[at + 1] ?? '')) {
      // "give her 600 mg"
      pieces[at] = 'you';
      continue;
    }
    const bodily = next === 'back' && ofBack.test(words[nth + 2]?.word ?? '');
    const written =
      bodily && word === 'her' && pronoun === 'she' && !others
        ? 'your'
        : wordFor(word, { before, next, pronoun, others });
    if (written === null) return null;
    if (written === undefined) continue;
    pieces[at] = written;
    if (isSubject(word, pronoun)) agree(pieces, words, nth + 1);
  }
  return upperFirst(
    pieces
      .join('')
      .replace(/\b(you) (?:(currently|also|still|now) )?deny (?:any |having |an? )?/gi, '$1 reported no ')
      .replace(/\b(you) (?:(?:currently|also|still|now) )?report (?:that )?/gi, '$1 reported '),
  );
}

/** "The patient" of a child's note as it is said to the parents. */
export function toTheParents(sentence: string): string {
  return upperFirst(
    sentence
      .replace(opening, (verb) => `The patient ${verb.toLowerCase()}`)
      .replace(/\bthe patient\b/gi, 'your child')
      .replace(/\byour child (?:deny|denies) (?:any |having |an? )?/gi, 'your child has no ')
      .replace(/\b(?:he|she|they) (?:deny|denies) (?:any |having )?/gi, 'your child has no ')
      .replace(/\b(?:deny|denies) /gi, 'has no '),
  );
}

type Place = { before: string; next: string | undefined; pronoun: Pronoun; others: boolean };

const isSubject = (word: string, pronoun: Pronoun): boolean => word === 'patient' || word === pronoun;

/** What stands for a word; undefined when it stays, null when nobody can say. */
function wordFor(word: string, { before, next, pronoun, others }: Place): string | null | undefined {
  if (word === 'patient') return /^(?:this|each|every|another)$/.test(before) ? undefined : 'you';
  if (word === "patient's") return 'your';
  const ofAnother = relativeOf(next ?? '') === undefined && others;
  if (word === 'he' || word === 'she') return word === pronoun && !others ? 'you' : null;
  if (word === 'him') return pronoun === 'he' && !others ? 'you' : null;
  if (word === 'his' || word === 'her') {
    if (pronoun !== (word === 'his' ? 'he' : 'she') || ofAnother) return null;
    return word === 'his' || (next !== undefined && !noNoun.has(next)) ? 'your' : 'you';
  }
  if (/^(?:himself|herself|themselves)$/.test(word)) return others ? null : 'yourself';
  if (pronoun !== 'they') return undefined;
  if (word === 'they') {
    if (others || next === undefined) return null;
    if (/^(?:if|when|until|unless|while)$/.test(before)) return ofThings.has(next) ? null : 'you';
    return personal.has(next) ? 'you' : null;
  }
  if (word === 'them') return givesTo.test(before) && !others ? 'you' : null;
  return word === 'their' ? (ofAnother ? null : 'your') : undefined;
}

const irregular: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do' };

/** The verb after the subject, and one that an "and" puts beside it. */
function agree(pieces: string[], words: readonly { at: number; word: string }[], from: number): void {
  let nth = from;
  while (nth < words.length && midAdverbs.has(words[nth]!.word)) nth++;
  const verb = words[nth];
  if (!verb) return;
  pieces[verb.at] = secondOf(verb.word) ?? pieces[verb.at]!;
  const second = words.findIndex(({ word }, at) => at > nth && /^(?:and|but)$/.test(word)) + 1;
  const other = second > 0 ? words[second] : undefined;
  if (
    other &&
    /^(?:is|was|has|does|takes|uses|denies|reports|feels|smokes|drinks|checks|works|sleeps|eats|walks|wakes|lives)$/.test(
      other.word,
    )
  ) {
    pieces[other.at] = secondOf(other.word)!;
  }
}

function secondOf(verb: string): string | undefined {
  if (Object.hasOwn(irregular, verb)) return irregular[verb];
  return [verb.slice(0, -1), verb.slice(0, -2), `${verb.slice(0, -3)}y`].find(
    (base) => (baseVerbs.has(base) || base === 'endorse') && thirdOf(base) === verb,
  );
}
