import { wholeSentences } from './whole-sentences.ts';

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
    for (const said of wholeSentences(line)) out.push({ text: said, part, kind: kindOf(part, said) });
  }
  // what an abstract without headings ends with is what it concludes
  if (out.length > 2 && out.every((one) => one.part === '')) {
    const last = out.slice(1).findLast((one) => !asks.test(one.text));
    if (last && (last.kind === 'other' || last.kind === 'results')) last.kind = 'conclusion';
  }
  return out;
}

const tells = /\b(?:significant|increas|decreas|reduc|improv|associat|differ|lower|higher|p\s?[<=>]|95\s?%)/i;

/** What an abstract ends with and concludes nothing. */
const asks =
  /\b(?:further|future|larger|additional|more) (?:\w+ )?(?:stud(?:y|ies)|research|trials?)\b|\b(?:regist(?:ered|ration)|funded|funding)\b|\bNCT\d/i;

/** What was held before the study, and what it was to find out. */
const belief =
  /\b(?:(?:is|are|was|were|been|be) (?:\w+ )?(?:believed|thought|suggested|assumed|considered|proposed|postulated|presumed|hypothesi[sz]ed)|hypothes[ie]s|we (?:\w+ )?hypothesi[sz]ed?|hypothesi[sz]ed (?:that|to)|(?:many|some|most|experts|clinicians|authors|others|it) (?:\w+ )?(?:believed?s?|suggest(?:ed)?|think|thought|assumed?)|(?:previous|prior|earlier|recent|observational) (?:\w+ ){0,2}(?:studies|reports|trials|data|work|evidence|research|meta-analys[ei]s) (?:\w+ )?suggest(?:s|ed)?|little is known|(?:is|remains) (?:unknown|unclear|controversial|not known))\b/i;

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
  if (belief.test(text)) return 'aim';
  return tells.test(text) && /\d/.test(text) ? 'results' : 'other';
}
