import { drugs, isDrug } from '../../vocabulary/drugs.ts';

const byName = new Map(
  drugs.flatMap((drug) =>
    [drug.name, ...(drug.brands ?? []), ...(drug.synonyms ?? [])].map((name) => [name, drug] as const),
  ),
);

/** The generic name of a drug named by a word in lower case, or undefined for other words. Laboratory words are none. */
export function drugOf(word: string): string | undefined {
  const bare = word.replace(/'s$/, '');
  const known = byName.get(bare);
  if (known) return known.laboratory ? undefined : known.name;
  return isDrug(bare) ? bare : undefined;
}

// vitamins that are named by a letter
const otherUnits: Readonly<Record<string, string>> = { b12: 'mcg', d: 'units', d3: 'units' };

/** Whether a dose of a drug is usual in a unit: milligrams for most. Judges a unit that was not said. */
export function isUsualUnit(drug: string | undefined, unit: string): boolean {
  if (unit === 'mg') return drug !== 'insulin' && drug !== 'heparin';
  if (!['mcg', 'units', 'mL', 'g'].includes(unit)) return true;
  return drug !== undefined && (otherUnits[drug] === unit || (byName.get(drug)?.doseUnits?.includes(unit) ?? false));
}

/** Letters to change, add or drop to make one word of the other; at most `most` + 1 is counted. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return Math.min(row[b.length]!, most + 1);
}

/** Whether two words are spelled alike enough to be taken for each other. */
export function looksAlike(a: string, b: string): boolean {
  if (a === b || a.length < 4 || b.length < 4 || a.length > 24 || b.length > 24) return false;
  const longer = Math.max(a.length, b.length);
  const most = Math.floor(longer * 0.55);
  return distance(a, b, most) <= most && (a.slice(0, 2) === b.slice(0, 2) || a.slice(-4) === b.slice(-4));
}
