import type { FaxBorder, FaxField, FaxPage } from '@clinical/contract/fax/received.schemas';
import { isLetterhead, linesOf, type PageLine } from './page-lines.ts';
import { otherPerson } from './same-person.ts';

/** What only the first page of a document bears: its count, a salutation, whom it is to, a report's title. */
const begins = [
  /\bpage\s*[1lI]\s*of\s*\d/i,
  /^\W*dear\b/i,
  /^\W*to\s*:\s*\p{L}/iu,
  /^\W*(?:\p{Lu}{4,} )*(?:REPORT|REQUEST|FORM|SUMMARY|REFERRAL|RESULTS?)\W*$/u,
];
const goesOn = /\bpage\s*(?:[2-9]|\d\d)\s*of\s*\d/i;
const cover = /^\W*(?:fax|facsimile)(?: transmission| cover| message)?(?: sheet| page)?\W*$|\bcover (?:sheet|page)\b/i;
const tellsWho = new Set<FaxField['kind']>(['patient', 'dateOfBirth', 'mrn']);

/** Pages that belong together by what is printed on them, from `from` on; `who`: whom they say they are about. */
type Document = { from: number; who: FaxField[]; isCover: boolean };

/**
 * Where another patient's pages seem to begin. A page that names nobody stays with the one before. Where a document begins that names
 * nobody, or follows one that does, nobody can tell: that is proposed as well.
 */
export function findBorders(pages: readonly FaxPage[], fields: readonly FaxField[]): FaxBorder[] {
  const borders: FaxBorder[] = [];
  const documents = documentsOf(pages, fields, borders);
  for (const [at, { from, who, isCover }] of documents.entries()) {
    const before = documents[at - 1];
    if (!before || before.isCover || isCover) continue;
    const why = who.length === 0 || before.who.length === 0 ? 'names-nobody' : otherPerson(before.who, who);
    if (why !== null) borders.push({ after: from - 1, why });
  }
  return borders.toSorted((a, b) => a.after - b.after);
}

/** Within a document, another name is a border as well. */
function documentsOf(pages: readonly FaxPage[], fields: readonly FaxField[], borders: FaxBorder[]): Document[] {
  const documents: Document[] = [];
  for (const page of pages) {
    const who = fields.filter((field) => field.page === page.number && tellsWho.has(field.kind));
    const lines = linesOf(page);
    const current = documents.at(-1);
    const why = current ? otherPerson(current.who, who) : null;
    if (current && why === null && !isStart(lines)) {
      current.who.push(...who);
      continue;
    }
    if (current && why !== null && !isStart(lines)) borders.push({ after: page.number - 1, why });
    documents.push({ from: page.number, who, isCover: lines.some(({ text }) => cover.test(text)) && who.length === 0 });
  }
  return documents.filter(({ from }) => !borders.some(({ after }) => after === from - 1));
}

function isStart(lines: readonly PageLine[]): boolean {
  if (lines.some(({ text }) => goesOn.test(text))) return false;
  return lines.some((line) => isLetterhead(line) || begins.some((start) => start.test(line.text)));
}
