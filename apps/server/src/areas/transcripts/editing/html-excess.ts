import { limits } from '@clinical/contract/limits';

/** Elements without content, which close themselves. */
const empty = new Set(['br', 'hr', 'img', 'input', 'meta', 'link', 'col', 'wbr', 'area', 'base', 'embed', 'source']);
/** Elements that an opening tag ends without an end tag: `<p>a<p>b` are two paragraphs side by side. */
const cells = ['p', 'td', 'th'];
const endedBy: Record<string, readonly string[]> = {
  p: ['p'],
  li: ['p', 'li'],
  td: cells,
  th: cells,
  tr: [...cells, 'tr'],
};
const tag = /<(\/?)([a-z][a-z\d]*)/gi;

/** The limit that HTML exceeds, found in one pass before anything is parsed. Null when it keeps them all. */
export function excessOfHtml(pieces: readonly string[]): string | null {
  let tags = 0;
  for (const html of pieces) {
    for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at + 1)) tags += 1;
    if (tags > limits.htmlTags) return `more than ${limits.htmlTags.toLocaleString('en-US')} tags`;
    if (isDeep(html)) return `elements more than ${limits.htmlDepth} deep`;
  }
  return null;
}

function isDeep(html: string): boolean {
  const open: string[] = [];
  for (const [, isEnd, written] of html.matchAll(tag)) {
    const name = written!.toLowerCase();
    if (empty.has(name)) continue;
    if (isEnd) {
      const at = open.lastIndexOf(name);
      if (at >= 0) open.length = at;
      continue;
    }
    while (endedBy[name]?.includes(open.at(-1)!)) open.pop();
    if (open.push(name) > limits.htmlDepth) return true;
  }
  return false;
}
