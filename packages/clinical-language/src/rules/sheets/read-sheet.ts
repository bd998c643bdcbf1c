import type { EvidenceLink } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { months } from '../../vocabulary/calendar.ts';
import { anyOf } from '../../vocabulary/any-of.ts';
import { administrative, columnTitle } from '../../vocabulary/sheet-words.ts';
import type { Draft } from '../sections/draft.ts';
import { readRow, type SheetRow } from './read-row.ts';

const month = anyOf([...months, ...months.map((name) => name.slice(0, 3))]);
const date = new RegExp(
  `\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}|\\d{4}-\\d{2}-\\d{2}|\\d{1,2}[ -](?:${month})[a-z.]*[ -]\\d{2,4}|(?:${month})[a-z.]* \\d{1,2},? \\d{4}`,
  'gi',
);
const taken =
  /\b(?:collected|collection(?: date)?|date collected|drawn|sampled?(?: date| taken)?|specimen date|date of (?:service|test|collection)|taken|test date)\b/i;
const dated = /^(?:date|report(?:ed)?(?: date)?|results? date|result)\b[: ]/i;
const fewestRows = 3;
/** A comment under a result is kept as it stands. */
const comment = /^(?:comments?|notes?|interpretation|impression|organism|culture|gram stain|sensitivit)/i;

type Dated = { text: string; of: string; utterance: Utterance };

/**
 * Reads the pages of a laboratory sheet: a draft for each row, with value, unit, flag, reference and date. Undefined for other
 * documents. Lines that tell of patient, sender and columns are dropped; `rest` is what is neither.
 */
export function readSheet(utterances: readonly Utterance[]): { drafts: Draft[]; rest: Utterance[] } | undefined {
  const pages = utterances.filter(isOfPage);
  const rows = new Map<Utterance, SheetRow>();
  for (const utterance of pages) {
    const row = readRow(utterance.text, utterance.confidence !== null);
    if (row) rows.set(utterance, row);
  }
  if (rows.size < fewestRows || rows.size * 4 < pages.length) return undefined;
  const drafts: Draft[] = [];
  const rest: Utterance[] = [];
  let when: Dated[] = firstDates(pages);
  for (const utterance of utterances) {
    const row = rows.get(utterance);
    if (row) {
      drafts.push(rowDraft(row, utterance, when));
      continue;
    }
    if (!isOfPage(utterance)) {
      rest.push(utterance);
      continue;
    }
    const dates = datesIn(utterance);
    if (dates.length > 0 && !/\bbirth|\bd\.?o\.?b\b/i.test(utterance.text)) when = dates;
    else if (comment.test(utterance.text)) drafts.push(lineDraft(utterance));
    else if (!isHead(utterance.text) && dates.length === 0) rest.push(utterance);
  }
  return { drafts, rest };
}

/** "Co11ected" of a picture is read as "Collected", to know what a date is of; nothing is written from it. */
const lettersMended = (text: string): string =>
  text.replace(/\p{L}+[01|]+\p{L}+/gu, (word) => word.replace(/[1|]/g, 'l').replace(/0/g, 'o'));

const isOfPage = (utterance: Utterance): boolean => utterance.page !== undefined && utterance.speaker === '';

/** The dates that a line gives to the rows below it: one that the sample was taken on, or one for each column. */
function datesIn(utterance: Utterance): Dated[] {
  const text = utterance.confidence === null ? utterance.text : lettersMended(utterance.text);
  const found = utterance.text.match(date) ?? [];
  if (found.length === 0) return [];
  const label = taken.exec(text);
  if (label) {
    const own = text.slice(label.index).match(date)?.[0];
    return own === undefined ? [] : [{ text: own, of: 'collected ', utterance }];
  }
  const titled = text
    .replace(date, ' ')
    .split(/[\s|/]+/)
    .filter(Boolean);
  if (found.length > 1 && titled.every((word) => columnTitle.test(word.replace(/[:()]/g, ''))))
    return found.map((day) => ({ text: day, of: '', utterance }));
  return dated.test(text) ? [{ text: found[0]!, of: /report|result/i.test(text) ? 'reported ' : '', utterance }] : [];
}

/** What holds for rows above the first date. */
function firstDates(pages: readonly Utterance[]): Dated[] {
  const all = pages.filter(({ text }) => !/\bbirth|\bd\.?o\.?b\b/i.test(text)).map(datesIn);
  return (
    all.find((dates) => dates.some(({ of }) => of === 'collected ')) ?? all.find((dates) => dates.length > 0) ?? []
  );
}

/** Names of laboratories, titles of columns and of groups, addresses: no result stands in them. */
function isHead(text: string): boolean {
  const words = text.split(/[\s|/]+/).filter(Boolean);
  if (administrative.test(text) || words.every((word) => columnTitle.test(word.replace(/[:()]/g, '')))) return true;
  const letters = text.replace(/[^\p{L}]/gu, '');
  const capitals = text.replace(/[^\p{Lu}]/gu, '').length;
  if (letters.length > 0 && capitals === letters.length && words.length <= 8) return true;
  if (
    /\b(?:laborator(?:y|ies)|diagnostics|pathology|hospital|clinic|medical cent(?:er|re)|street|avenue|road|suite|tel|fax|phone|www\.)\b/i.test(
      text,
    ) &&
    words.length <= 12
  )
    return true;
  // the name of a group: "Complete blood count", "Lipid panel"
  return words.length <= 5 && !/[.!?]$/.test(text) && !/\d/.test(text);
}

const linkTo = ({ id, text, startMs, endMs }: Utterance): EvidenceLink => ({
  utteranceId: id,
  start: 0,
  end: text.length,
  startMs,
  endMs,
  quote: text,
});

function rowDraft(row: SheetRow, utterance: Utterance, when: readonly Dated[]): Draft {
  const doubtful = (part: string): string => (row.doubts.includes(part) ? `${part} [check]` : part);
  const columns = row.values.length > 1 && when.length >= row.values.length;
  const unit = row.unit === '' ? '' : `${row.unit === '%' ? '' : ' '}${doubtful(row.unit)}`;
  const values = row.values.map((value, at) => `${doubtful(value)}${unit}${columns ? ` (${when[at]!.text})` : ''}`);
  const single = !columns && when.length === 1 ? when[0] : undefined;
  const parts = [
    `${doubtful(row.name)}: ${values.join(', ')}`,
    ...(row.flag === '' ? [] : [row.flag]),
    ...(row.more === '' ? [] : [row.more]),
    ...(row.reference === '' ? [] : [`reference ${doubtful(row.reference)}`]),
    ...(single ? [`${single.of}${single.text}`] : []),
  ];
  const sources = [utterance, ...(columns ? when : single ? [single] : []).map((one) => one.utterance)];
  return {
    text: `${parts.join(', ')}.`,
    kind: 'said',
    row: true,
    links: [...new Set(sources)].map(linkTo),
    topic: 'results',
    words: row.name.toLowerCase().split(' '),
  };
}

function lineDraft(utterance: Utterance): Draft {
  const text = utterance.text.trim();
  return {
    text: /[.!?]$/.test(text) ? text : `${text}.`,
    kind: 'said',
    links: [linkTo(utterance)],
    topic: 'results',
    words: [],
  };
}
