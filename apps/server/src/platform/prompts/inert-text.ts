/** The marks around text of people, files and earlier outputs in a prompt. A prompt's text can neither open nor close one. */
export const frames = [
  'transcript',
  'extra-context',
  'appointment',
  'prechart',
  'earlier-entry',
  'check-list',
  'entry',
  'note',
  'text',
  'chart',
  'template',
  'wish',
  'example',
] as const;
export type Frame = (typeof frames)[number];

/** Names that stand in angle brackets as a control token. A name of several words (`start_of_turn`) needs no entry. */
const angled =
  `s|bos|eos|pad|unk|mask|sep|cls|sop|eop|eod|eot|eom|sys|inst|system|user|assistant|human|bot|model|developer|role|turn|think|thinking|
  tool|tools|function|channel|message|im|img|image|audio|video|start|end|unused\\d+|reserved\\d+|0x[0-9a-f]{2}`.replaceAll(
    /\s/g,
    '',
  );
/** Names that stand in square brackets as one. */
const squared =
  'INST|SYS|SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_CALLS|TOOL_RESULTS|TOOL_CONTENT|CALL_ID|ARGS|THINK|MODEL_SETTINGS|IMG|IMG_BREAK|IMG_END|AUDIO|BEGIN_AUDIO|BOS|EOS|PAD|UNK|CLS|SEP|MASK|gMASK|sMASK';
const gap = String.raw`\s{0,8}`;
const several = '[a-z0-9]{1,30}(?:[_:▁][a-z0-9]{1,30}){1,8}';

/** Control tokens of model families, frames, and the marks of a reply's sections, in folded text. */
const tokens = new RegExp(
  [
    `<${gap}\\|[^<>|\\n]{1,60}\\|${gap}>`,
    String.raw`<\|`,
    String.raw`<[\p{L}_][^<>|\s]{0,60}\|>`,
    `<{1,2}${gap}(?:/${gap})?(?:${angled}|${several})${gap}/?${gap}>{1,2}`,
    `<${gap}(?:/${gap})?(?:${frames.join('|')})(?![\\p{L}\\p{N}])`,
    `\\[${gap}(?:/${gap})?(?:${squared})${gap}\\]`,
    `\\[${gap}\\[(?=${gap}(?:section|end)(?![\\p{L}\\p{N}]))`,
    String.raw`\]~!?\w?[[\]]|\[\w~\[`,
  ].join('|'),
  'giu',
);

/** What a token has at least one of, also in disguise. */
const suspicious = /[<>[\]|&\uFF1C\uFE64\uFF1E\uFE65\uFF3B\uFE47\uFF3D\uFE48\uFF5C\uFF06\uFE60]/;
const ignorable = /\p{Default_Ignorable_Code_Point}|\p{Cf}/u;
/** Invisible copies of ASCII that a model can read and a person cannot. */
const invisibleAscii = /[\u{E0000}-\u{E007F}]/gu;

const entity =
  /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(lt|gt|amp|vert|verbar|verticalline|lsqb|lbrack|rsqb|rbrack|sol|lowbar));?/gi;
const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  vert: '|',
  verbar: '|',
  verticalline: '|',
  lsqb: '[',
  lbrack: '[',
  rsqb: ']',
  rbrack: ']',
  sol: '/',
  lowbar: '_',
};
/** An entity may be written as the entity of its ampersand, again and again. */
const mostRounds = 5;

/** A text with its disguises taken off. Each UTF-16 unit knows the part of the original that it stands for. */
type Folded = { text: string; starts: number[]; ends: number[] };

function fold(text: string): Folded {
  const folded: Folded = { text: '', starts: [], ends: [] };
  let start = 0;
  const pieces: string[] = [];
  for (const sign of text) {
    const end = start + sign.length;
    const plain = sign < '\x80' ? sign : ignorable.test(sign) ? '' : sign.normalize('NFKC');
    pieces.push(plain);
    for (let unit = 0; unit < plain.length; unit++) {
      folded.starts.push(start);
      folded.ends.push(end);
    }
    start = end;
  }
  folded.text = pieces.join('');
  return folded;
}

function decodeEntities(folded: Folded): Folded {
  const decoded: Folded = { text: '', starts: [], ends: [] };
  let from = 0;
  const copy = (to: number): void => {
    decoded.text += folded.text.slice(from, to);
    for (let at = from; at < to; at++) {
      decoded.starts.push(folded.starts[at]!);
      decoded.ends.push(folded.ends[at]!);
    }
  };
  for (const match of folded.text.matchAll(entity)) {
    const [whole, decimal, hex, name] = match;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    const sign = name === undefined ? signOf(code) : entities[name.toLowerCase()]!;
    copy(match.index);
    from = match.index + whole.length;
    decoded.text += sign;
    for (let unit = 0; unit < sign.length; unit++) {
      decoded.starts.push(folded.starts[match.index]!);
      decoded.ends.push(folded.ends[from - 1]!);
    }
  }
  copy(folded.text.length);
  return decoded;
}

function signOf(code: number): string {
  if (!(code > 0 && code <= 0x10ffff)) return ' ';
  const sign = String.fromCodePoint(code);
  return ignorable.test(sign) ? '' : sign.normalize('NFKC');
}

const harmless: Readonly<Record<string, string>> = { '<': '‹', '>': '›', '[': '(', ']': ')' };

/**
 * The text as a prompt may hold it. No control token of a model, no frame of a prompt and no mark of a reply is left, also when zero-width
 * characters, full-width forms or HTML entities disguise one: its brackets become others, and its words stay. All other text, clinical signs
 * such as "<90 %" among them, stays to the letter. Links are looked up by words and so are found in the original.
 */
export function inertText(text: string): string {
  const visible = text.replace(invisibleAscii, '');
  if (!suspicious.test(visible)) return visible;
  let folded = fold(visible);
  for (let round = 0; round < mostRounds && folded.text.includes('&'); round++) {
    const decoded = decodeEntities(folded);
    if (decoded.text === folded.text) break;
    folded = decoded;
  }
  let inert = '';
  let from = 0;
  for (const match of folded.text.matchAll(tokens)) {
    const start = folded.starts[match.index]!;
    const end = folded.ends[match.index + match[0].length - 1]!;
    inert += visible.slice(from, start) + match[0].replaceAll(/[<>[\]]/g, (bracket) => harmless[bracket]!);
    from = end;
  }
  return inert + visible.slice(from);
}
