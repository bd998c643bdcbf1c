import nicknames from '../../../lexicon/nicknames.json' with { type: 'json' };

const groups = new Map<string, number[]>();
for (const [index, names] of nicknames.entries())
  for (const name of names) groups.set(name, [...(groups.get(name) ?? []), index]);

/** Whether two first names (lower case) may be one person's: the same, a short form, or written almost the same. */
export function mayBeSameName(a: string, b: string): boolean {
  if (a === b || (a.length >= 3 && b.startsWith(a)) || (b.length >= 3 && a.startsWith(b))) return true;
  const own = groups.get(a);
  return own !== undefined && (groups.get(b) ?? []).some((group) => own.includes(group));
}
