import type { FaxField } from '@clinical/contract/fax/received.schemas';
import { distance } from '../checks/tables/drug-names.ts';
import { mayBeSameName } from '../checks/tables/nicknames.ts';
import { nameParts } from '../text/name-parts.ts';

/** Letters without accents, which many machines cannot print. A digit within a name is a letter that was misread. */
const folded = (name: string): string[] =>
  nameParts(
    name
      .normalize('NFKD')
      .replaceAll(/\p{M}+/gu, '')
      .replaceAll('1', 'l')
      .replaceAll('0', 'o'),
  );

const almost = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) > 3 && distance(a, b, 1) <= 1);

/**
 * How two names stand: the same first and last name; perhaps one person's (a short form, one letter off, a name that only one of
 * them has); or two people's. Null when one of them is no name.
 */
export function compareNames(a: string, b: string): 'same' | 'maybe' | 'other' | null {
  const [one, two] = [folded(a), folded(b)];
  if (one.length === 0 || two.length === 0) return null;
  const [first, last] = [one[0]!, one.at(-1)!];
  const [otherFirst, otherLast] = [two[0]!, two.at(-1)!];
  if (one.length === 1 || two.length === 1) {
    return [first, last].some((part) => almost(part, otherFirst) || almost(part, otherLast)) ? 'maybe' : 'other';
  }
  // middle names are often left out; two that differ are two people's, as a father's and a son's may be
  const middles = [one.slice(1, -1), two.slice(1, -1)] as const;
  const middlesDiffer = middles[0].length > 0 && middles[1].length > 0 && !almost(middles[0][0]!, middles[1][0]!);
  if (first === otherFirst && last === otherLast) return middlesDiffer ? 'maybe' : 'same';
  const firstFits = almost(first, otherFirst) || mayBeSameName(first, otherFirst);
  return firstFits && almost(last, otherLast) ? 'maybe' : 'other';
}

/** A record number without signs; letters that look like digits are digits. */
export const plainNumber = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

/** What of a page says that it is about somebody else than another one; null when nothing does. */
export function otherPerson(
  a: readonly FaxField[],
  b: readonly FaxField[],
): 'other-name' | 'other-birth-date' | 'other-number' | null {
  const pairs = (kind: FaxField['kind'], same: (one: string, two: string) => boolean): boolean | null => {
    const [one, two] = [a, b].map((fields) => fields.filter((field) => field.kind === kind)) as [
      FaxField[],
      FaxField[],
    ];
    if (one.length === 0 || two.length === 0) return null;
    return one.some((left) => two.some((right) => same(left.value, right.value)));
  };
  if (pairs('dateOfBirth', (one, two) => one === two) === false) return 'other-birth-date';
  if (pairs('patient', (one, two) => compareNames(one, two) !== 'other') === false) return 'other-name';
  // one patient has numbers of several places, so they tell only where no name speaks against it
  const named = pairs('patient', (one, two) => compareNames(one, two) === 'same');
  if (named === null && pairs('mrn', (one, two) => plainNumber(one) === plainNumber(two)) === false)
    return 'other-number';
  return null;
}
