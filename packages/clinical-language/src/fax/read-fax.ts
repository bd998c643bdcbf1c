import type { FaxBorder, FaxField, FaxLabel, FaxPage } from '@clinical/contract/fax/received.schemas';
import { anyOf } from '../vocabulary/any-of.ts';
import { months } from '../vocabulary/calendar.ts';
import { findBorders } from './find-borders.ts';
import { labelFax } from './label-fax.ts';
import { isLetterhead, linesOf, type PageLine } from './page-lines.ts';
import { dayOf, printedDate } from './printed-dates.ts';
import { readFindings } from './read-findings.ts';
import { fieldAt, readIdentity } from './read-identity.ts';

export type FaxReadingResult = { fields: FaxField[]; borders: FaxBorder[]; label: FaxLabel; summary: string };

/** What the pages of a fax say: who they are about, who sent them, what they are, and where another patient's begin. */
export function readFax(pages: readonly FaxPage[], presentYear: number): FaxReadingResult {
  const lines = pages.flatMap(linesOf);
  const identity = readIdentity(lines, presentYear);
  const findings = readFindings(lines);
  return {
    fields: once([...identity, ...senderOf(lines), ...dateOf(lines, presentYear), ...findings]),
    borders: findBorders(pages, identity),
    label: labelFax(lines),
    summary: findings
      .filter(isLegible)
      .map(({ text }) => (/[.!?]$/.test(text) ? text : `${text}.`))
      .join(' '),
  };
}

/** What could hardly be made out is no summary. */
const isLegible = ({ confidence }: FaxField): boolean => confidence === null || confidence > 0.6;

/** What a page says twice is one field; of two readings the surer. */
function once(fields: readonly FaxField[]): FaxField[] {
  const byKey = Map.groupBy(fields, ({ kind, value, page }) => `${page} ${kind} ${value.toLowerCase()}`);
  return [...byKey.values()].map(([first, ...rest]) =>
    rest.reduce((best, each) => ((each.confidence ?? 1) > (best.confidence ?? 1) ? each : best), first!),
  );
}

/** With a colon, or in a column of its own before a name. */
const fromLabel = /^(?:(?:from|sender|sent by)\s*:\s*|(?:From|FROM) (?=\p{Lu}[^.]{2,60}$))/iu;

/** The letterhead, or what a cover says behind "From:". */
function senderOf(lines: readonly PageLine[]): FaxField[] {
  const line = lines.find(({ text }) => fromLabel.test(text)) ?? lines.find(isLetterhead);
  if (!line) return [];
  const [label = ''] = fromLabel.exec(line.text) ?? [];
  const text = line.text
    .slice(label.length)
    .split(/\s(?:fax|phone|tel)\b|\s\+?\d[\d ()-]{6,}/i)[0]!
    .replace(/[,;\s]+$/, '');
  return text === '' ? [] : [fieldAt(line, 'sender', { text, value: text, at: label.length })];
}

const dated = new RegExp(`^(?:date\\s*:\\s*)?(?=\\d|${anyOf(months.map((name) => name.slice(0, 3)))})`, 'i');

/** The day that a letter bears at its head. */
function dateOf(lines: readonly PageLine[], presentYear: number): FaxField[] {
  for (const line of lines.filter(({ at }) => at < 14)) {
    const [label] = dated.exec(line.text) ?? [];
    if (label === undefined) continue;
    const match = printedDate.exec(line.text.slice(label.length));
    const value = match && match.index === 0 ? dayOf(match, presentYear) : null;
    if (match && value !== null) return [fieldAt(line, 'documentDate', { text: match[0], value, at: label.length })];
  }
  return [];
}
