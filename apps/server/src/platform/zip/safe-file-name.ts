/** Names that Windows keeps for devices, with or without an ending. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;
const longest = 80;

/**
 * One part of a path that is harmless on every system: no separators, control or direction characters, nothing that hides it,
 * climbs out of its folder or names a device; at most 80 characters, the ending kept. `fallback` when nothing is left.
 */
export function safeFileName(name: string, fallback: string): string {
  const bare = name
    .normalize('NFC')
    .toWellFormed()
    .replace(/[\p{C}\u2028\u2029]/gu, '')
    .replace(/[/\\:*?"<>|]+/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  if (bare === '') return fallback;
  const ending = /\.[^.]{1,10}$/.exec(bare)?.[0] ?? '';
  const stem = Array.from(bare.slice(0, bare.length - ending.length))
    .slice(0, longest - ending.length)
    .join('');
  const kept = `${stem}${ending}`.replace(/^[. ]+/, '');
  return reserved.test(kept) ? `_${kept}` : kept;
}

/** Gives each name once: a second `a.pdf` becomes `a (2).pdf`. Upper and lower case count as the same, as on most disks. */
export function uniqueNames(): (name: string) => string {
  const taken = new Set<string>();
  return (name) => {
    const [, stem = name, ending = ''] = /^(.*?)(\.[^./]{1,10})?$/s.exec(name) ?? [];
    let free = name;
    for (let n = 2; taken.has(free.toLowerCase()); n += 1) free = `${stem} (${n})${ending}`;
    taken.add(free.toLowerCase());
    return free;
  };
}
