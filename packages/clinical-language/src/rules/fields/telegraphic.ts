const subject = '(?:The patient|He|She|They)';
const upperFirst = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** In this order; the first that fits a sentence counts. */
const shorter: readonly [RegExp, string][] = [
  [new RegExp(`^${subject} (?:also )?denies (?:any |having )?`), 'No '],
  [new RegExp(`^${subject} (?:does|do) not have (?:any |an? )?`), 'No '],
  [new RegExp(`^${subject} (?:has|have) no `), 'No '],
  [new RegExp(`^${subject} (?:also )?reports (?:that |having )?`), ''],
  [new RegExp(`^${subject} (?:has|have) had (?:this |an? |some )?(?=[a-z])`), ''],
  [
    new RegExp(
      `^${subject} (?:has|have) (?:this |an? |some )?(?=(?!been\\b|not\\b)[a-z]+(?: [a-z]+)?)(?![a-z]+(?:ed|en|ne|st) )`,
    ),
    '',
  ],
  [new RegExp(`^${subject} (?:(?:has|have) been|is|are|has|have) `), ''],
  [new RegExp(`^${subject} (?:does|do) not `), 'Does not '],
  [new RegExp(`^${subject} `), ''],
];

/** A sentence of a history in note form: "The patient denies fever." becomes "No fever." No word but its subject is lost. */
export function telegraphic(sentence: string): string {
  const found = shorter.find(([pattern]) => pattern.test(sentence));
  return found ? upperFirst(sentence.replace(found[0], found[1])) : sentence;
}
