/** The source of a regular expression for any of the words, as a group. The longest come first, so that none hides another. */
export const anyOf = (words: Iterable<string>): string =>
  `(?:${[...new Set(words)]
    .toSorted((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('|')})`;
