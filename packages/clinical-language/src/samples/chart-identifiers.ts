import functionWords from '../../lexicon/function-words.json' with { type: 'json' };
import { months } from '../vocabulary/calendar.ts';
import { systemOfWord, wordsOfKind } from '../vocabulary/clinical-words.ts';

/** What a chart's header says of who the patient is. `dateOfBirth` is `YYYY-MM-DD`. */
export type ChartIdentifiers = {
  name: string;
  dateOfBirth: string | null;
  mrn: string | null;
  phone: string | null;
  email: string | null;
};

/** What stands in a prompt for an identifier. A second spelling is numbered: `[PATIENT NAME 2]`. */
export const placeholders = {
  name: 'PATIENT NAME',
  dateOfBirth: 'DATE OF BIRTH',
  mrn: 'MRN',
  phone: 'PHONE',
  email: 'EMAIL',
} as const satisfies Record<keyof ChartIdentifiers, string>;
type Kind = keyof typeof placeholders;
const kinds = Object.keys(placeholders) as Kind[];

export type HiddenIdentifiers = {
  /** The text with a placeholder for each identifier of the chart. */
  hide: (text: string) => string;
  /** The text with each placeholder filled: with the spelling that was hidden, else with what the header says. */
  fill: (text: string) => string;
};

const placeholder = new RegExp(`\\[(${Object.values(placeholders).join('|')})(?: (\\d{1,3}))?\\]`, 'gi');

/**
 * Hides the identifiers of one chart in texts, and fills what comes back. Found are: the full name in either order, the date of birth as
 * figures or with an English month, and record number, phone and e-mail as the header has them. Parts of a name, nicknames,
 * misheard spellings and other people's names are not found.
 */
export function hideIdentifiers(chart: ChartIdentifiers): HiddenIdentifiers {
  const spellings = new Map<string, string>();
  const counts = new Map<Kind, number>();
  const originals = new Map<string, string>();
  for (const kind of kinds) {
    const value = chart[kind]?.trim() ?? '';
    if (value !== '') addSpelling(kind, value);
  }

  function addSpelling(kind: Kind, spelling: string): string {
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    const mark = number === 1 ? `[${placeholders[kind]}]` : `[${placeholders[kind]} ${number}]`;
    spellings.set(`${kind}:${spelling}`, mark);
    originals.set(mark, spelling);
    return mark;
  }

  const searched = kinds.flatMap((kind) => {
    const sources = sourcesOf(kind, chart[kind]?.trim() ?? '');
    return sources.length === 0 ? [] : [`(?<${kind}>${sources.join('|')})`];
  });
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${searched.join('|')})(?![\p{L}\p{N}])`, 'giu');
  const isWord = !/[\s,.]/.test(chart.name.trim());

  return {
    hide: (text) =>
      searched.length === 0
        ? text
        : text.replace(pattern, (...match) => {
            const found = match[0] as string;
            const groups = match.at(-1) as Partial<Record<Kind, string>>;
            const kind = kinds.find((one) => groups[one] !== undefined)!;
            // in small letters a name of one word may be a word
            if (kind === 'name' && isWord && found === found.toLowerCase()) return found;
            return spellings.get(`${kind}:${found}`) ?? addSpelling(kind, found);
          }),
    fill: (text) => text.replace(placeholder, (mark) => originals.get(mark.toUpperCase()) ?? mark),
  };
}

const escape = (text: string): string => text.replace(/[.*+?^$()|[\]\\{}]/g, String.raw`\$&`);

/** Patterns that find a value of the header; none where it is too short or too common to be told from other text. */
function sourcesOf(kind: Kind, value: string): string[] {
  if (kind === 'name') return sourcesOfName(value);
  if (kind === 'dateOfBirth') return sourcesOfDate(value);
  if (kind === 'phone') {
    const digits = value.replaceAll(/\D/g, '');
    return digits.length < 6 ? [] : [String.raw`\+?\(?${[...digits].join(String.raw`[\s()./-]{0,3}`)}`];
  }
  return value.length < 4 ? [] : [escape(value)];
}

const honorifics = /^(?:mr|mrs|ms|miss|mx|dr|prof|jr|sr)$/i;
/** Words of which titles consist that name no patient: "New patient", "Knee pain follow-up". */
const plainWords = new Set([
  ...systemOfWord.keys(),
  ...(['symptom', 'finding', 'condition', 'term'] as const).flatMap(wordsOfKind),
  ...'patient client new old visit note notes chart record test follow-up followup follow up exam check check-up consult case room bed first second unnamed unknown untitled'.split(
    ' ',
  ),
]);
const smallWords = new Set<string>([...functionWords.auxiliaries, ...functionWords.midAdverbs, ...months]);

/** The words of a title in the order first to last: "Lind, Maria" and "Maria Lind" are the same. */
function wordsOfName(title: string): string[] {
  const [before = '', after] = title.split(',');
  const ordered = after === undefined ? before : `${after} ${before}`;
  return ordered.split(/[\s.]+/).filter((word) => /\p{L}/u.test(word) && !honorifics.test(word));
}

/** Whether a chart's title is a person's name, as far as words tell. */
export function isPersonName(title: string): boolean {
  const words = wordsOfName(title).map((word) => word.toLowerCase());
  if (words.every((word) => plainWords.has(word))) return false;
  return words.length > 1 || (words[0]!.length > 2 && !smallWords.has(words[0]!));
}

function sourcesOfName(title: string): string[] {
  if (!isPersonName(title)) return [];
  const words = wordsOfName(title).map(escape);
  const last = words.at(-1)!;
  const gap = String.raw`[\s,.]{1,3}`;
  const whole = title
    .split(/\s+/)
    .map(escape)
    .join(String.raw`\s{1,3}`);
  if (words.length === 1) return [whole, last];
  const first = words[0]!;
  return [
    whole,
    words.join(gap),
    [last, ...words.slice(0, -1)].join(gap),
    String.raw`${first}(?:\s\p{L}\.?)?${gap}${last}`,
  ];
}

function sourcesOfDate(date: string): string[] {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  if (year === undefined) return [];
  const [m, d] = [`0?${Number(month)}`, `0?${Number(day)}`];
  const name = months[Number(month) - 1]!;
  const spelled = `(?:${name}|${name.slice(0, 3)}\\.?|${name.slice(0, 4)}\\.?)`;
  const ordinal = `${d}(?:st|nd|rd|th)?`;
  const between = String.raw`\s?[./-]\s?`;
  return [
    `${year}${between}${m}${between}${d}`,
    `${d}${between}${m}${between}${year}`,
    `${m}${between}${d}${between}${year}`,
    String.raw`${ordinal}(?:\s+of)?[\s-]${spelled},?[\s-]${year}`,
    String.raw`${spelled}\s${ordinal},?\s${year}`,
  ];
}
