/** "Smith, Anna M." and "Ms. Anna M. Smith" → the words of the name from first to last, in lower case, without titles and initials. */
export function nameParts(name: string): string[] {
  const [before = '', after] = name.toLowerCase().split(',');
  const ordered = after === undefined ? before : `${after} ${before}`;
  return ordered
    .split(/[^\p{L}'-]+/u)
    .filter((part) => part.length > 1 && !/^(?:mr|mrs|ms|miss|dr|jr|sr|ii|iii|iv)$/.test(part));
}
