import { administrative, columnTitle, flagWord, resultWordForm, sheetUnits } from '../../vocabulary/sheet-words.ts';

/** One line of a laboratory sheet. What no column explains is kept in `more`; `doubts` are parts that may be misread. */
export type SheetRow = {
  name: string;
  values: string[];
  unit: string;
  reference: string;
  flag: string;
  more: string;
  doubts: string[];
};

const number = /^[<>≤≥]?=?\d+(?:[.,]\d+)*\+?$/;
// letters that pictures of figures are read as: "1O.4", "l38"
const numberInDoubt = /^[<>≤≥]?=?(?=[^a-z]*[A-Za-z|])(?=.*\d)[\dOoQIl|SBZ]+(?:[.,][\dOoQIl|SBZ]+)*$/;
const range = '[\\dOoIlSBZ]+(?:[.,][\\dOoIlSBZ]+)*';
const reference = new RegExp(
  `(?:^|\\s)[([]?(?:(?:ref(?:erence)?\\.?(?: (?:range|interval))?|range|normal|expected):? ?)?((?:<|>|≤|≥|<=|>=) ?${range}|${range} ?(?:-|–|—|to) ?${range}|up to ${range})[)\\]]?(?=\\s|$|[,;])`,
  'i',
);
const figure = /\d/;
/** What stands for words that could not be made out. */
const unread = '[unreadable]';
// "Hemog1obin": a figure among letters
const nameInDoubt = /[a-z]{2}[01|][a-z]{2}/i;
const word = new RegExp(`^(?:${resultWordForm})(?=\\s|$|[,;(])`, 'i');
/** A unit by its form: letters on both sides of a slash, or a count of cells. */
const unitForm = /^(?:x ?)?(?:10[*^eE]?\d+|[A-Za-zµμ]{1,6})\/[A-Za-zµμ\d.,²^/*]+$|^%$/;
const dateForm = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/;
const mostNameWords = 7;

/** Whether a token is a unit; in doubt when it becomes one with letters that are misread for each other. */
function unitOf(token: string): 'unit' | 'doubt' | null {
  const small = token.toLowerCase();
  if (sheetUnits.has(small) && !/I/.test(token.replace(/^I?U|k?IU|uIU|mIU|µIU/i, ''))) return 'unit';
  const mended = token.replace(/[I|1]/g, 'l').replace(/0/g, 'o').toLowerCase();
  if (sheetUnits.has(mended) && mended !== small) return 'doubt';
  if (sheetUnits.has(small)) return 'unit';
  return unitForm.test(token) && !dateForm.test(token) ? 'unit' : null;
}

/** Reads a line as a row of a sheet; undefined for headings, addresses, running text. `scanned` lines may be misread. */
export function readRow(line: string, scanned: boolean): SheetRow | undefined {
  const text = line
    .replace(/\s*[|]\s+|\s+[|]\s*/g, ' ')
    .replace(/\.{3,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (administrative.test(text)) return undefined;
  const tokens = text.split(' ');
  if (tokens.every((token) => columnTitle.test(token.replace(/[:/()]/g, '')))) return undefined;
  const at = tokens.findIndex((token, i) => i > 0 && i <= mostNameWords && beginsValue(tokens, i, token, scanned));
  if (at < 1) return undefined;
  let name = tokens.slice(0, at);
  const flags: string[] = [];
  // "Potassium H 5.4"
  const last = name.at(-1)!;
  if (name.length > 1 && flagWord(last) !== undefined && /^[A-Z*↑↓]+$/.test(last)) {
    flags.push(last);
    name = name.slice(0, -1);
  }
  if (!/[A-Za-z]{2}/.test(name.join('')) || /[.?!]$/.test(name.join(' '))) return undefined;
  return columnsOf(name.join(' ').replace(/[:\s]+$/, ''), tokens.slice(at).join(' '), flags, scanned);
}

function beginsValue(tokens: readonly string[], at: number, token: string, scanned: boolean): boolean {
  const bare = token.replace(/[;*]$/, '');
  if (dateForm.test(bare)) return false;
  if (bare === unread) return true;
  if (number.test(bare) || (scanned && numberInDoubt.test(bare))) return true;
  return word.test(tokens.slice(at).join(' ')) && tokens.length - at <= 5;
}

function columnsOf(name: string, after: string, flags: string[], scanned: boolean): SheetRow | undefined {
  const row: SheetRow = { name, values: [], unit: '', reference: '', flag: '', more: '', doubts: [] };
  let rest = after;
  const said = word.exec(rest)?.[0];
  if (said !== undefined) {
    row.values.push(said);
    rest = rest.slice(said.length).trim();
  } else {
    const [first, ...others] = rest.split(' ');
    row.values.push(first!.replace(/[;*]$/, ''));
    if (first!.endsWith('*')) flags.push('*');
    rest = others.join(' ');
  }
  const found = reference.exec(rest);
  if (found) {
    row.reference = found[1]!.trim();
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`.trim();
  }
  const more: string[] = [];
  for (const token of rest.split(/[\s;,]+(?=\S)|[;,]$/).filter(Boolean)) {
    const bare = token.replace(/^[([]|[)\]]$/g, '');
    const unit = row.unit === '' ? unitOf(bare) : null;
    if (unit !== null) {
      row.unit = bare;
      if (unit === 'doubt') row.doubts.push(bare);
    } else if (flagWord(bare) !== undefined) flags.push(bare);
    else if (more.length === 0 && row.unit === '' && (number.test(bare) || (scanned && numberInDoubt.test(bare))))
      row.values.push(bare);
    else if (said !== undefined && word.test(bare) && row.reference === '') row.reference = bare;
    else more.push(token);
  }
  row.more = more.join(' ');
  row.flag = flags.map((flag) => flagWord(flag)!).find(Boolean) ?? '';
  const known = row.unit !== '' || row.reference !== '' || row.flag !== '' || said !== undefined;
  if (!known || more.length > 4) return undefined;
  if (scanned && nameInDoubt.test(name)) row.doubts.push(name);
  row.doubts.push(...row.values.filter((value) => numberInDoubt.test(value) && !number.test(value)));
  if (figure.test(row.reference) && /[OoIlSBZ]/.test(row.reference.replace(/up to|to/gi, '')))
    row.doubts.push(row.reference);
  if (disagrees(row, scanned)) row.doubts.push(row.values[0]!);
  row.doubts = [...new Set(row.doubts)];
  return row;
}

/** Whether value, reference and flag speak against each other, or a point was likely lost in a picture. */
function disagrees({ values, reference: printed, flag }: SheetRow, scanned: boolean): boolean {
  const value = Number((values[0] ?? '').replace(',', '.'));
  const limits = /^([\d.,]+) ?(?:-|–|—|to) ?([\d.,]+)$/i.exec(printed);
  if (!Number.isFinite(value) || !limits) return false;
  const [low, high] = [limits[1]!, limits[2]!].map((limit) => Number(limit.replace(',', '.')));
  if (/high/.test(flag) && value <= high!) return true;
  if (/low/.test(flag) && value >= low!) return true;
  const lostPoint = scanned && !/[.,]/.test(values[0]!) && /[.,]/.test(printed) && value >= 5 * high!;
  return lostPoint;
}
