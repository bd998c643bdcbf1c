/** A sentence with its place in the text (UTF-16 units, end exclusive). */
export type SentenceSpan = { text: string; start: number; end: number };

// Words whose full stop does not end a sentence when more text follows.
const abbreviations = new Set(
  'dr mr mrs ms prof st vs no approx appt dept est fig inc jr sr pt e.g i.e a.m p.m b.i.d t.i.d q.i.d q.d p.o p.r.n q.h.s h.s o.d o.s o.u a.c p.c i.v i.m s.c u.s m.d r.n p.a n.p d.o cf wt ht temp lt rt'.split(
    ' ',
  ),
);
const neverEnds = new Set('dr mr mrs ms prof vs e.g i.e approx'.split(' '));

const isSpace = (char: string | undefined): boolean => char === undefined || /\s/.test(char);

/**
 * Splits plain text into sentences. A line break always ends one; a full stop does not after an abbreviation
 * ("Dr.", "b.i.d."), in a decimal or after a list number ("1."). The one splitter of server and page.
 */
export function splitSentences(text: string): SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  let start = 0;
  const push = (end: number): void => {
    let from = start;
    let to = end;
    while (from < to && isSpace(text[from])) from++;
    while (to > from && isSpace(text[to - 1])) to--;
    if (to > from) spans.push({ text: text.slice(from, to), start: from, end: to });
    start = end;
  };
  for (let i = 0; i < text.length; i++) {
    const char = text[i]!;
    if (char === '\n' || char === '\r') {
      push(i);
      continue;
    }
    if (char !== '.' && char !== '?' && char !== '!' && char !== '…') continue;
    let end = i + 1;
    while (end < text.length && /[.?!…"'”’)\]]/.test(text[end]!)) end++;
    if (!isSpace(text[end])) continue;
    if (char === '.' && end === i + 1 && !endsSentence(text, start, i, end)) continue;
    push(end);
    i = end - 1;
  }
  push(text.length);
  return spans;
}

function endsSentence(text: string, start: number, dot: number, end: number): boolean {
  let from = dot;
  while (from > start && dot - from < 12 && !isSpace(text[from - 1])) from--;
  const word = text
    .slice(from, dot)
    .toLowerCase()
    .replace(/^[("'“]+/, '');
  let next = end;
  while (next < text.length && (text[next] === ' ' || text[next] === '\t')) next++;
  const following = text[next];
  if (following === undefined || following === '\n' || following === '\r') return true;
  // "1." at the start of a list item belongs to the item
  if (/^\d{1,2}$/.test(word) && text.slice(start, from).trim() === '') return false;
  if (neverEnds.has(word)) return false;
  if (abbreviations.has(word) || /^[a-z]$/.test(word)) return /\p{Lu}/u.test(following) && word.includes('.');
  return true;
}
