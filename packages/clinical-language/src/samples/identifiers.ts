import { anyOf } from '../vocabulary/any-of.ts';
import { months } from '../vocabulary/calendar.ts';
import { oneRelative } from '../vocabulary/relatives.ts';

/** What can tell who a patient is. */
export type IdentifierKind = 'name' | 'date' | 'age' | 'number' | 'phone' | 'email' | 'address' | 'link';

/** A pattern and what it finds. With a group `keep` or `value` only `value` is taken out; the rest stays. */
export type IdentifierRule = { kind: IdentifierKind; pattern: RegExp };

/** "Jan", "January", "Sept". */
const month = anyOf(
  months.flatMap((name) => {
    const capital = `${name[0]!.toUpperCase()}${name.slice(1)}`;
    return [capital, capital.slice(0, 3), ...(name === 'september' ? ['Sept'] : [])];
  }),
);
const day = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const unit = String.raw`(?!\s*(?:mg|mcg|g|ml|mL|units?|%|times|days|weeks)\b)`;
const nextLabel = String.raw`(?:DOB|D\.O\.B|MRN|SSN|Sex|Gender|Age|Dates?|Born|Birth|Acct|Account|ID|Phone|Tel|Address|Visit|Room|Insurance|Provider|Physician|PCP)`;
const word = String.raw`(?!${nextLabel}\b)\p{Lu}[\p{L}'’-]*\p{L}`;
const initial = String.raw`\p{Lu}\.?`;
const moreNames = (least: number): string => `(?:,?[ ]+(?:${initial}(?=[ ])|${word})){${least},3}`;
const initials = String.raw`(?:\p{Lu}\.[ ]*){0,2}`;
const names = initials + word + moreNames(0);
const fullName = initials + word + moreNames(1);
/** Where a name after its label ends: at the line's end, a mark, a column's gap, or the next label. */
const nameEnd = String.raw`(?=[ \t]*(?:$|[,;(|/[]|[-–—][ ])|[ ]{2}|[ ]*\t|[ ]+${nextLabel}\b)`;
const labelEnd = String.raw`[ \t]*(?:[:|]|[-–][ ])[ \t]*`;
const degrees = '(?:MD|DO|NP|FNP|PA|PA-C|RN|PhD|PharmD|DPM|FACP|MBBS)';
const relative = `(?:${oneRelative}|partner|spouse|friend|caregiver|guardian)`;

/** In the order in which they are tried: what is surest comes first. Names that no label or title gives away are found by their first name. */
export const identifierRules: readonly IdentifierRule[] = [
  { kind: 'email', pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g },
  { kind: 'link', pattern: /\b(?:https?:\/\/|www\.)\S+/gi },
  { kind: 'number', pattern: /\b\d{3}-\d{2}-\d{4}\b/g },
  {
    kind: 'number',
    pattern:
      /\b(?:MRN|SSN|NHS|PESEL|NPI|DEA|(?:medical record|chart|account|acct|member|policy|insurance|visit|encounter|case|patient|group|licen[cs]e)(?:[ ]+(?:no\.?|number|id|#)))[ ]*[:#.]*[ ]*(?<value>[A-Z]{0,4}[ -]?\d[\dA-Z -]{2,}[\dA-Z])/gi,
  },
  {
    kind: 'date',
    pattern: /\b(?:DOB|D\.O\.B\.|date of birth|birth ?date|born(?: on)?)[ ]*:?[ ]*(?<value>\d[\d/.\s-]{3,10}\d)/gi,
  },
  { kind: 'date', pattern: /\b\d{4}-\d{1,2}-\d{1,2}\b/g },
  { kind: 'date', pattern: /\b\d{1,2}([/.-])\d{1,2}\1(?:\d{4}|\d{2})\b/g },
  { kind: 'date', pattern: new RegExp(String.raw`\b${month}\.?[ ]+${day}\b,?(?:[ ]+\d{4}\b)?${unit}`, 'g') },
  { kind: 'date', pattern: new RegExp(String.raw`\b${day}[ ]+(?:of[ ]+)?${month}\b\.?,?(?:[ ]+\d{4}\b)?`, 'g') },
  { kind: 'date', pattern: new RegExp(String.raw`\b\d{1,2}([-/.])${month}\1\d{2,4}\b`, 'gi') },
  { kind: 'phone', pattern: /(?:\+\d{1,3}[ .-]?)?(?:\(\d{2,4}\)|\b\d{3})[ .-]?\d{3}[ .-]\d{3,4}\b/g },
  { kind: 'phone', pattern: /(?<!\w)\+\d[\d ().-]{7,16}\d/g },
  { kind: 'number', pattern: /\b(?=[A-Z-]*\d)[A-Z]{1,3}-?\d{5,}\b/g },
  { kind: 'number', pattern: /\b\d{6,}\b/g },
  {
    kind: 'address',
    pattern:
      /\b\d{1,5}[ ]+(?:\p{Lu}[\p{L}.'-]*[ ]+){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Way|Place|Pl|Terrace|Square)\b\.?(?:,?[ ]*(?:Apt|Suite|Unit|#)\.?[ ]*\w+)?(?:,[ ]*\p{Lu}[\p{L} ]+)?(?:,?[ ]*[A-Z]{2}[ ]+\d{5}(?:-\d{4})?)?/gu,
  },
  { kind: 'address', pattern: /\b[A-Z]{2}[ ]+\d{5}(?:-\d{4})?\b/g },
  { kind: 'address', pattern: /\b[A-Z]{1,2}\d[A-Z\d]?[ ]\d[A-Z]{2}\b/g },
  { kind: 'age', pattern: /\b(?:9\d|1[01]\d)(?=[ -]?(?:years?|yrs?|y\/?o)\b)/gi },
  {
    kind: 'name',
    pattern:
      /^[ \t]*(?:patient(?:'s)? name|name|full name|first name|last name|surname|given name|family name)[ \t]*:[ \t]*(?<value>[\p{L}'’., -]{2,60})$/gimu,
  },
  {
    kind: 'name',
    pattern: new RegExp(
      String.raw`\b(?:(?:[Pp]atient|PATIENT|[Pp]t|[Ff]ull|[Ff]irst|[Ll]ast)(?:'s)?[ ]+)?(?:[Nn]ame|NAME)${labelEnd}(?<value>${names})${nameEnd}`,
      'gmu',
    ),
  },
  {
    kind: 'name',
    pattern: new RegExp(
      String.raw`\b(?:[Pp]atient|PATIENT|[Pp]t|[Pp]rovider|[Pp]hysician|[Dd]octor|[Cc]linician|[Aa]ttending|[Ss]urgeon|PCP|RE|Re|[Rr]egarding|[Gg]uardian|[Mm]other|[Ff]ather|[Ee]mergency contact)${labelEnd}(?<value>${names})${nameEnd}`,
      'gmu',
    ),
  },
  {
    kind: 'name',
    pattern: new RegExp(
      String.raw`^[ \t]*(?<value>${fullName})(?=[ \t]*[|,;(–-]?[ \t]*\n?[ \t]*(?:DOB|D\.O\.B|MRN|[Dd]ate of [Bb]irth|[Bb]orn|\[date\][ \t]*[|,;]))`,
      'gmu',
    ),
  },
  {
    kind: 'name',
    pattern: new RegExp(
      String.raw`\b(?:Mr|Mrs|Ms|Miss|Mx|Dr|Doctor|Prof|Professor|Sr|Sra|Nurse)\b\.?[ ]+(?<value>${word}(?:[ ]+${word})?)`,
      'gu',
    ),
  },
  { kind: 'name', pattern: new RegExp(String.raw`\b(?<value>${names}),?[ ]+${degrees}\b`, 'gu') },
  {
    kind: 'name',
    pattern: new RegExp(
      String.raw`\b(?:[Ss]igned|[Dd]ictated|[Rr]eviewed|[Tt]ranscribed|[Rr]eferred|[Ss]een|[Ss]cribed)(?:[ ]+electronically)?[ ]+by:?[ ]+(?<value>${names})`,
      'gu',
    ),
  },
  {
    kind: 'name',
    pattern: new RegExp(String.raw`\b(?<value>${names}),?[ ]+(?:is|was)[ ]+(?:an?|the)[ ]+(?:\[age\]|\d)`, 'gu'),
  },
  {
    kind: 'name',
    pattern: new RegExp(
      String.raw`(?:\b[Pp]atient[ ]+)?(?<value>\b${fullName})(?=,?[ ]+(?:an?[ ]+(?:\[age\]|\d)|(?:is|was)[ ]+seen|(?:presents?|presented|denie[sd]|reports|reported|complains|returns|returned|states)\b))`,
      'gu',
    ),
  },
  {
    kind: 'name',
    pattern: new RegExp(String.raw`\b(?:seeing|saw|met with|regarding|[Rr]eferring)[ ]+(?<value>${fullName})`, 'gu'),
  },
  { kind: 'name', pattern: new RegExp(String.raw`\b${relative},?[ ]+(?<value>${word})`, 'gu') },
];
