import { splitSentences } from '../split-sentences.ts';

/** What a heading of an abstract announces. `title` is the title itself. */
export type PartKind = 'aim' | 'methods' | 'results' | 'conclusion' | 'other';

/** A sentence of a source, word for word. `part`: the heading that it stands under, empty without one. */
export type SourceSentence = { text: string; part: string; kind: PartKind };

const kinds: readonly [PartKind, RegExp][] = [
  ['conclusion', /conclu|interpret|implication|significance|summary|recommend|discussion/i],
  ['results', /result|finding|outcomes? (?:and|of)/i],
  ['methods', /method|design|setting|participant|patient|subject|intervention|measure|material|sampl|registration/i],
  ['aim', /background|objective|aim|purpose|introduction|rationale|context|hypothes|question/i],
];

/** The text of an abstract is its paragraphs; a line "## Results" is a heading. */
export function sentencesOf(text: string): SourceSentence[] {
  const out: SourceSentence[] = [];
  let part = '';
  for (const line of text.split('\n')) {
    const heading = /^##\s+(.+)$/.exec(line)?.[1];
    if (heading !== undefined) {
      part = heading.trim();
      continue;
    }
    for (const sentence of splitSentences(line))
      out.push({ text: sentence.text, part, kind: kindOf(part, sentence.text) });
  }
  // what an abstract without headings ends with is what it concludes
  if (out.length > 2 && out.every((one) => one.part === '')) {
    const last = out.at(-1)!;
    if (last.kind === 'other' || last.kind === 'results') last.kind = 'conclusion';
  }
  return out;
}

const tells = /\b(?:significant|increas|decreas|reduc|improv|associat|differ|lower|higher|p\s?[<=>]|95\s?%)/i;

function kindOf(part: string, text: string): PartKind {
  const known = kinds.find(([, pattern]) => pattern.test(part));
  if (known) return known[0];
  if (
    /^(?:in conclusion|we conclude|these (?:data|results|findings)|our (?:data|results|findings)|this study (?:shows|suggests))/i.test(
      text,
    )
  )
    return 'conclusion';
  if (
    /^(?:the (?:aim|purpose|objective)|we (?:aimed|sought)|to (?:determine|evaluate|assess|investigate|compare))/i.test(
      text,
    )
  )
    return 'aim';
  return tells.test(text) && /\d/.test(text) ? 'results' : 'other';
}
