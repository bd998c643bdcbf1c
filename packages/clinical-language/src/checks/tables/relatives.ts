const lines = `mother: mother mom mum mommy mama stepmother
father: father dad daddy papa stepfather
brother: brother brothers
sister: sister sisters
son: son sons
daughter: daughter daughters
grandmother: grandmother grandma granny grandmothers
grandfather: grandfather grandpa granddad grandfathers
aunt: aunt aunts auntie
uncle: uncle uncles
cousin: cousin cousins
nephew: nephew nephews
niece: niece nieces
wife: wife
husband: husband
partner: partner spouse boyfriend girlfriend fiance fiancee
parents: parents parent
grandparents: grandparents grandparent
siblings: sibling siblings
children: children child kid kids
family: family relative relatives`;

const byWord = new Map<string, string>(
  lines.split('\n').flatMap((line) => {
    const [name = '', words = ''] = line.split(': ');
    return words.split(' ').map((word) => [word, name] as const);
  }),
);

/** The relative that a word in lower case names ("mom" → "mother"), or undefined. */
export const relativeOf = (word: string): string | undefined => byWord.get(word.replace(/'s$|s'$/, ''));

const broader: Readonly<Record<string, readonly string[]>> = {
  parents: ['mother', 'father'],
  grandparents: ['grandmother', 'grandfather'],
  siblings: ['brother', 'sister'],
  children: ['son', 'daughter'],
  partner: ['wife', 'husband'],
};

/** Whether a note may write `written` where `said` was said: the same, or a broader word for it, and no other person. */
export function mayStandFor(written: string, said: string): boolean {
  return (
    written === said ||
    written === 'family' ||
    (broader[written]?.includes(said) ?? false) ||
    (broader[said]?.includes(written) ?? false)
  );
}
