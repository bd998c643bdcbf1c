/** One change that an instruction asks for. */
export type Step =
  | { kind: 'shorten' | 'spell-out' | 'abbreviate' | 'correct' | 'third-person' | 'past' | 'formal' | 'prose' }
  | { kind: 'list'; ordered: boolean }
  | { kind: 'replace'; from: string; to: string }
  | { kind: 'remove'; what: string }
  | { kind: 'remove-about'; what: string }
  | { kind: 'remove-place'; unit: 'sentence' | 'paragraph' | 'item'; place: number }
  | { kind: 'add'; text: string };

const places: Record<string, number> = {
  first: 0,
  '1st': 0,
  second: 1,
  '2nd': 1,
  third: 2,
  '3rd': 2,
  fourth: 3,
  last: -1,
};
const quotes = /^["'“‘«]+|["'”’»]+$/g;
const unquoted = (text: string): string => text.trim().replace(quotes, '').trim();

type Reader = [RegExp, (match: RegExpExecArray) => Step];

const lead = /^(?:please |can you |could you |just )*/i;
const make = String.raw`(?:(?:make|turn|convert|put|change|rewrite|write|format|set|rephrase|transform) ?(?:it|this|that|them|the (?:text|selection|section)|everything)? ?(?:in)?(?:to|as|in)? ?(?:a |an |the )?)?`;
const whole = (words: string): RegExp => new RegExp(`^${make}(?:${words})$`, 'i');

const readers: Reader[] = [
  [whole('(?:numbered|ordered)(?: list)?(?: items)?|(?:list of )?numbers'), () => ({ kind: 'list', ordered: true })],
  [
    whole('bullet(?:s|ed)?(?: ?(?:points?|list|form|items))?|(?:unordered )?list'),
    () => ({ kind: 'list', ordered: false }),
  ],
  [
    whole('(?:running )?(?:prose|text|paragraphs?|sentences?)(?: form)?|one paragraph|no bullets|without bullets'),
    () => ({ kind: 'prose' }),
  ],
  [
    whole(
      'short(?:er)?|shorten(?: it| this)?|more concise|concise|condense(?: it| this)?|tighten(?: it| this| up)?|brief(?:er)?|less wordy|trim(?: it| this)?',
    ),
    () => ({ kind: 'shorten' }),
  ],
  [
    /^(?:expand|spell out|write out|unabbreviate)(?: (?:all |the |any )*(?:abbreviations?|acronyms?|short forms?))?(?: in full)?$|^no abbreviations?$/i,
    () => ({ kind: 'spell-out' }),
  ],
  [
    /^(?:abbreviate(?: (?:it|this))?|(?:use|with|add) (?:the )?(?:usual |common |standard )?(?:abbreviations|acronyms))$/i,
    () => ({ kind: 'abbreviate' }),
  ],
  [
    /^(?:fix|correct|check|improve|mend)(?=.*\b(?:grammar|spelling|typos?|mistakes?|errors?|punctuation|grammatical)\b)(?:[,&]? ?\b(?:the|all|any|my|and|in|of|grammar|spelling|typos?|mistakes?|errors?|punctuation|grammatical|text|it))+$/i,
    () => ({ kind: 'correct' }),
  ],
  [whole('(?:in )?(?:the )?third[- ]person'), () => ({ kind: 'third-person' })],
  [whole('(?:in )?(?:the )?past(?: tense)?'), () => ({ kind: 'past' })],
  [
    whole('(?:more )?(?:formal|professional)(?: tone| language)?(?:ly)?|formali[sz]e(?: it| this)?'),
    () => ({ kind: 'formal' }),
  ],
  [
    /^(?:add|append)(?: (?:the|a) (?:sentence|line|words?|text|item))?(?: at the end)?:? ["“'‘](.+)["”'’]$/i,
    ([, text]) => ({ kind: 'add', text: text!.trim() }),
  ],
  [
    /^(?:add|append)(?: (?:the|a) (?:sentence|line|words?|text|item))?(?: at the end)?: (.+)$/i,
    ([, text]) => ({ kind: 'add', text: unquoted(text!) }),
  ],
  [
    /^(?:remove|delete|drop|cut|take out|leave out) (?:the )?(first|1st|second|2nd|third|3rd|fourth|last) (sentence|paragraph|line|bullet|item|point)$/i,
    ([, place, unit]) => ({
      kind: 'remove-place',
      unit: /sentence/i.test(unit!) ? 'sentence' : /paragraph/i.test(unit!) ? 'paragraph' : 'item',
      place: places[place!.toLowerCase()]!,
    }),
  ],
  [
    /^(?:remove|delete|drop|cut|take out|leave out) (?:everything|anything|all|the (?:sentences?|lines?|bullets?|items?|part)|any (?:mention|sentence)s?|mentions?|all mentions?) (?:about|of|on|that mentions?|mentioning|regarding|with) (.+)$/i,
    ([, what]) => ({ kind: 'remove-about', what: unquoted(what!) }),
  ],
  [
    /^(?:remove|delete|drop|cut|take out|leave out|strike) (?:the words? |the phrase )?(.+)$/i,
    ([, what]) => ({ kind: 'remove', what: unquoted(what!) }),
  ],
  [
    /^(?:replace|swap|substitute|exchange) (.+?) (?:with|by|for|to) (.+)$/i,
    ([, from, to]) => ({ kind: 'replace', from: unquoted(from!), to: unquoted(to!) }),
  ],
  [
    /^(?:change|correct|set|update) (.+?) (?:to|into) (.+)$/i,
    ([, from, to]) => ({ kind: 'replace', from: unquoted(from!), to: unquoted(to!) }),
  ],
  [/^(.+?) (?:->|=>|→) (.+)$/, ([, from, to]) => ({ kind: 'replace', from: unquoted(from!), to: unquoted(to!) })],
  [/^(?:the )?dos(?:e|age) (?:to|is) (.+)$/i, ([, to]) => ({ kind: 'replace', from: 'dose', to: unquoted(to!) })],
];

/** A single change; null when the words are not understood. */
export function readStep(words: string): Step | null {
  const text = words
    .trim()
    .replace(lead, '')
    .replace(/[.!]+$/, '')
    .trim();
  for (const [pattern, step] of readers) {
    const match = pattern.exec(text);
    if (match) return step(match);
  }
  return null;
}

export type ReadInstruction = { steps: Step[] } | { unknown: string };

/** Words that only ask for politeness. */
const empty = /^(?:please|thanks?(?: you)?|then|and)?$/i;

/**
 * Reads what a person wants done with a text. Several wishes stand after one another, with commas, "and" or "then". Names the
 * first one that is not understood.
 */
export function readInstruction(instruction: string): ReadInstruction {
  const wishes = instruction
    .split(/[\n;]+|\.\s+/)
    .map((wish) => wish.trim())
    .filter((wish) => !empty.test(wish));
  if (wishes.length === 0) return { unknown: instruction.trim() };
  const steps: Step[] = [];
  for (const wish of wishes) {
    const read = readWish(wish);
    if ('unknown' in read) return read;
    steps.push(...read.steps);
  }
  return { steps };
}

/** One wish as a whole where it can be read so ("replace A and B with C"), else cut where two verbs meet. */
function readWish(wish: string): ReadInstruction {
  const cuts = [...wish.matchAll(/,? (?:and then|and|then) |, /g)];
  for (const cut of cuts) {
    const [before, after] = [wish.slice(0, cut.index), wish.slice(cut.index + cut[0].length)];
    const first = readStep(before);
    if (!first || !startsWish(after)) continue;
    const rest = readWish(after);
    return 'unknown' in rest ? rest : { steps: [first, ...rest.steps] };
  }
  const single = readStep(wish);
  return single ? { steps: [single] } : { unknown: wish.trim() };
}

const startsWish = (text: string): boolean =>
  /^(?:please )?(?:make|turn|convert|put|change|rewrite|write|format|set|shorten|condense|tighten|expand|spell|abbreviate|use|fix|correct|check|formali[sz]e|add|append|remove|delete|drop|cut|take out|leave out|strike|replace|swap|substitute|the dose|dose|bullets?|in (?:the )?(?:past|third))\b/i.test(
    text,
  );
