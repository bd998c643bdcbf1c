import type { FaxField } from '@clinical/contract/fax/received.schemas';
import type { faxFieldKinds } from '@clinical/contract/fax/fax.rules';
import { type PageLine, placeOf } from './page-lines.ts';
import { dayOf, printedDate } from './printed-dates.ts';

/** Where what a label names ends: the next label. */
const nextLabel =
  /\s+(?:d\.?o\.?b\b|date of birth|birth ?date|born\b|m\.?r\.?n\b|your mrn|our mrn|medical record|chart (?:no|number|#)|patient (?:id|no|number)|acct|account|sex\b|gender\b|age\b|phone|tel\b|ssn|ins(?:urance)?\b|date\b|provider\b|physician\b|ordering\b|room\b|specimen\b|collected\b|accession\b|page\b)|\s[-–—|;]\s|[|;]|\(/i;

const patientLabel =
  /(?:^|[^\p{L}\p{N}])(?:patient(?:'s)?(?: name)?|re|regarding|name of patient|pt(?:\.| name)?|client)\s*[:.;]\s*/giu;
/** "Name:" alone names the patient only where a line begins with it. */
const nameLabel = /^\W*(?:name|last, first)\s*[:;]\s*/gi;
// a letter may have been read as a figure
const birthLabel = /\b(?:d\.?\s?[o0]\.?\s?[b8]\b\.?|date of birth|birth ?date|born(?: on)?)\s*[:.]?\s*/gi;
const numberLabel =
  /\b(?:(?:your|our|clinic|hospital) )?(?:m\.?r\.?n\.?|medical record(?: (?:no|number))?|chart (?:no|number)|patient (?:id|no|number)|record (?:no|number))\.?\s*[:#.]?\s*#?\s*/gi;
const clinicianLabel =
  /(?:^|\W)(?:to|attn|attention|ordering (?:provider|physician|clinician)|ordered by|referring (?:provider|physician|clinician|doctor)|referred by|requested by|cc|pcp|dear)\s*:?\s+/gi;

// a full stop belongs to an initial only; it is often read as a comma
const nameWord = String.raw`(?:\p{Lu}[.,]|\p{Lu}[\p{L}\d'’-]*)`;
const title = '(?:M[Rr][Ss]?|M[Ss]|Miss|MISS|D[Rr])\\.?';
const personName = new RegExp(`^(?:${title} )?${nameWord}(?:,? ${nameWord}){1,4}`, 'u');
const degree = '(?:M\\.?D|D\\.?O|N\\.?P|P\\.?A(?:-C)?|A\\.?P?\\.?R?\\.?N)\\b\\.?';
const clinicianName = new RegExp(
  `^(?:D[Rr]\\.? ${nameWord}(?: ${nameWord}){0,3}|${nameWord}(?: ${nameWord}){0,3},? ${degree})`,
  'u',
);
const recordNumber = /^[A-Za-z]{0,4}-?[\dOoIl][\dOoIl-]{2,14}/;

type Kind = (typeof faxFieldKinds)[number];

/** Who the pages say they are about, and who asked for them: what stands behind a label, at its place. */
export function readIdentity(lines: readonly PageLine[], presentYear: number): FaxField[] {
  return [...readColumns(lines, presentYear), ...lines.flatMap((line) => readLine(line, presentYear))];
}

function readLine(line: PageLine, presentYear: number): FaxField[] {
  return [
    ...namesIn(line),
    ...behind(line, birthLabel, 'dateOfBirth', (rest) => {
      const match = printedDate.exec(rest);
      if (!match || match.index > 1) return null;
      const value = dayOf(match, presentYear);
      return value === null ? null : { text: match[0], value, at: match.index };
    }),
    ...behind(line, numberLabel, 'mrn', (rest) => {
      const [text] = recordNumber.exec(rest) ?? [];
      return text === undefined || !/\d/.test(text) ? null : { text, value: text.toUpperCase(), at: 0 };
    }),
    ...behind(line, clinicianLabel, 'clinician', (rest) => {
      const [text] = clinicianName.exec(rest) ?? [];
      return text === undefined ? null : { text, value: text, at: 0 };
    }),
  ];
}

type Found = { text: string; value: string; at: number };

function behind(line: PageLine, label: RegExp, kind: Kind, read: (rest: string) => Found | null): FaxField[] {
  return [...line.text.matchAll(label)].flatMap((match) => {
    const from = match.index + match[0].length;
    const found = read(line.text.slice(from));
    return found ? [fieldAt(line, kind, { ...found, at: from + found.at })] : [];
  });
}

export const fieldAt = (line: PageLine, kind: Kind, { text, value, at }: Found): FaxField => ({
  kind,
  value,
  text,
  ...placeOf(line, at, text.length),
});

/** Behind its label, or before "DOB" on the same line: "WHITFIELD, JAMES R DOB 06/02/1972". */
function namesIn(line: PageLine): FaxField[] {
  const nameOf = (rest: string): Found | null => {
    const [upTo = ''] = rest.split(nextLabel);
    const [text] = personName.exec(upTo) ?? [];
    const name = text?.replace(/[,.\s]+$/, '');
    return name === undefined || !isPerson(name) ? null : { text: name, value: name, at: 0 };
  };
  const labelled = [...behind(line, patientLabel, 'patient', nameOf), ...behind(line, nameLabel, 'patient', nameOf)];
  if (labelled.length > 0) return labelled;
  const birth = line.text.search(birthLabel);
  if (birth <= 0) return [];
  const found = nameOf(line.text.slice(0, birth).replace(/[\s,(]+$/, ''));
  return found && found.text.split(' ').length >= 2 ? [fieldAt(line, 'patient', found)] : [];
}

/** Words that stand where a name may, and are none. */
const noName =
  /\b(?:patient|information|name|date|report|result|results|referral|request|records|consult\w*|clinic|hospital|center|cardiology|radiology|imaging|laborator\w+|follow|visit|letter|exam\w*|mri|ct|x-?ray|appointment|prior|authorization|refill|medication|department|practice|associates|university|health)\b/i;

const isPerson = (text: string): boolean => !noName.test(text) && /\p{L}{2,}/u.test(text);

const headings: readonly [Kind, RegExp][] = [
  ['patient', /^(?:patient(?: name)?|name|client)$/i],
  ['dateOfBirth', /^(?:d\.?[o0]\.?[b8]\.?|date of birth|birth ?date|born)$/i],
  ['mrn', /^(?:m\.?r\.?n\.?|medical record(?: (?:no|number))?\.?|chart (?:no|number)\.?|patient (?:id|no)\.?)$/i],
];

/** Values that stand in a row under their headings, each below its own: "Patient | Date of birth | MRN". */
function readColumns(lines: readonly PageLine[], presentYear: number): FaxField[] {
  return lines.flatMap((line, index) => {
    const below = lines[index + 1];
    const columns = headingsOf(line);
    const isTable = columns.filter(({ kind }) => kind !== null).length >= 2;
    if (!below || below.page !== line.page || !isTable) return [];
    return columns.flatMap(({ kind, from }, at) => {
      if (kind === null) return [];
      const to = columns[at + 1]?.from ?? Number.POSITIVE_INFINITY;
      // a column begins where its heading does, give or take a letter
      const slack = line.words[0]!.height;
      const inside = below.words.filter(({ x }) => x >= from - slack && x < to - slack);
      const text = inside.map((word) => word.text).join(' ');
      const value = valueOf(kind, text, presentYear);
      if (value === null) return [];
      return [fieldAt(below, kind, { text, value, at: below.text.indexOf(text) })];
    });
  });
}

function valueOf(kind: Kind, text: string, presentYear: number): string | null {
  if (kind === 'patient') return personName.test(text) && isPerson(text) ? text : null;
  if (kind === 'mrn') return recordNumber.exec(text)?.[0].toUpperCase() ?? null;
  const match = printedDate.exec(text);
  return match ? dayOf(match, presentYear) : null;
}

/** The headings of a line, each with where it begins; words between them are other columns. */
function headingsOf({ words }: PageLine): { kind: Kind | null; from: number }[] {
  const groups: (typeof words)[number][][] = [];
  for (const word of words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))) {
    const last = groups.at(-1)?.at(-1);
    if (last && word.x - (last.x + last.width) < 1.2 * last.height) groups.at(-1)!.push(word);
    else groups.push([word]);
  }
  return groups.map((group) => {
    const text = group.map((word) => word.text.replaceAll(/[^\p{L}\p{N}.]/gu, '')).join(' ');
    return { kind: headings.find(([, is]) => is.test(text))?.[0] ?? null, from: group[0]!.x };
  });
}
