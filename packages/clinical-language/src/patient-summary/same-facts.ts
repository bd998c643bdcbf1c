import { readSentence, type Reading } from '../checks/reading/read-text.ts';

const numerals = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

/**
 * Whether a line for the patient says nothing else than the sentence it was made from: the same numbers, drugs and sides, and nothing
 * denied that the sentence affirms or the other way round. Other words for the same thing are what it is for and count for nothing.
 */
export function saysTheSame(line: string, sentence: string): boolean {
  const [said, written] = [readSentence(line), readSentence(sentence)];
  return (
    sameSet(numerals(line), numerals(sentence)) &&
    sameSet(drugsOf(said), drugsOf(written)) &&
    sameSet(sidesIn(said), sidesIn(written)) &&
    samePolarity(said, written)
  );
}

/** Whether a line that may leave something out adds nothing: what it names stands in the sentence, denied or not as there. */
export function addsNothing(line: string, sentence: string): boolean {
  const [said, written] = [readSentence(line), readSentence(sentence)];
  const shared = marksOf(said).some((mark) => marksOf(written).includes(mark));
  return (
    (shared || drugsOf(said).length > 0 || numerals(line).length > 0) &&
    within(numerals(line), numerals(sentence)) &&
    within(drugsOf(said), drugsOf(written)) &&
    within(sidesIn(said), sidesIn(written)) &&
    samePolarity(said, written)
  );
}

const drugsOf = ({ drugs }: Reading): string[] => drugs.map(({ drug }) => drug);
const sidesIn = ({ sides }: Reading): string[] => sides.map(({ side }) => side);
const marksOf = ({ stems, concepts }: Reading): string[] => [
  ...stems.filter((stem) => stem !== ''),
  ...concepts.map(({ concept }) => concept),
];
const within = (some: readonly string[], all: readonly string[]): boolean => some.every((one) => all.includes(one));
const sameSet = (a: readonly string[], b: readonly string[]): boolean => within(a, b) && within(b, a);

/** Of each word that both have, at least one place must be denied or affirmed as in the other. */
function samePolarity(a: Reading, b: Reading): boolean {
  const [one, other] = [denials(a), denials(b)];
  return [...one].every(([word, denied]) => {
    const there = other.get(word);
    return !there || [...denied].some((each) => there.has(each));
  });
}

function denials({ stems, concepts, polarity }: Reading): Map<string, Set<boolean>> {
  const found = new Map<string, Set<boolean>>();
  const note = (word: string, at: number): void => {
    found.set(word, (found.get(word) ?? new Set()).add(polarity[at] === -1));
  };
  for (const [at, word] of stems.entries()) if (word !== '') note(word, at);
  for (const { concept, at } of concepts) note(concept, at);
  return found;
}
