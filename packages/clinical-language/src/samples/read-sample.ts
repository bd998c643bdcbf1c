import { topicsOfHeader } from '../rules/plan/classify-header.ts';

/** One section of a sample note as it was written: lines without blank ones, list signs kept. */
export type SampleSection = { header: string; lines: string[] };

const headerWords = new Set(
  `a an and the of for to with in cc hpi ros pmh pmhx psh fh fhx sh shx pe a/p s o p chief complaint presenting complaints problem problems reason visit
  consult consultation referral encounter history present illness interval past medical surgical family social subjective objective review systems system
  medications medication meds current home allergies allergy vitals vital signs physical exam examination mental status findings results labs
  laboratory imaging radiology studies diagnostics data tests investigations assessment impression diagnosis diagnoses plan treatment recommendations orders
  management instructions patient follow-up followup follow up disposition education counseling counselling next steps procedure procedures summary
  course background lifestyle habits risk factors immunizations preventive care hx discussion medical decision making mdm`.split(
    /\s+/,
  ),
);
const listSign = /^\s*(?:[-*•–▪◦]|\d{1,2}[.)]|[a-z][.)])\s+/;

/** True for a line that opens with a list sign. */
export function isListItem(line: string): boolean {
  return listSign.test(line);
}

/** A line without its list sign. */
export function withoutListSign(line: string): string {
  return line.replace(listSign, '').trim();
}

/**
 * The sections of a note as somebody wrote it. A header stands alone on its line (Markdown, capitals, a colon, or a name that
 * notes use) or before a colon when notes use that name. Lines before the first header (name, date of the visit) are left out,
 * unless the note has no header at all: then it is one section named "Note".
 */
export function readSample(text: string): SampleSection[] {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const sections: SampleSection[] = [];
  const before: string[] = [];
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim();
    if (line === '') continue;
    const alone = headerAlone(raw, lines[index - 1] ?? '', sections.at(-1));
    const inline = alone === null ? headerInline(raw) : null;
    if (alone !== null) sections.push({ header: alone, lines: [] });
    else if (inline && !isPartOf(inline.header, sections.at(-1)))
      sections.push({ header: inline.header, lines: [inline.rest] });
    else (sections.at(-1)?.lines ?? before).push(raw.trimEnd());
  }
  const filled = sections.filter((section) => section.header !== '');
  return filled.length > 0 ? filled : before.length > 0 ? [{ header: 'Note', lines: before }] : [];
}

function headerAlone(raw: string, above: string, open: SampleSection | undefined): string | null {
  const marked = /^\s*(?:#{1,6}\s+(.+?)\s*#*|\*\*(.+?)\*\*:?|__(.+?)__:?)\s*$/.exec(raw);
  if (marked) return tidyHeader(marked[1] ?? marked[2] ?? marked[3] ?? '');
  const line = raw.trim();
  if (isListItem(raw) || /^\s{2,}/.test(raw) || wordsOf(line).length > 8 || line.length > 60) return null;
  const colon = /^(.+?)\s*:$/.exec(line);
  const text = colon?.[1] ?? line;
  if (!/^\p{L}/u.test(text) || /[.;,?!]$/.test(text)) return null;
  if (isKnown(text) && (colon || above.trim() === '' || isCapitals(text) || /^\p{Lu}/u.test(text))) {
    return tidyHeader(text);
  }
  // under a plan, a line of its own is one of the problems that the plan goes through
  if (open && topicsOfHeader(open.header).some((topic) => topic === 'assessment' || topic === 'plan')) return null;
  return (colon && /^\p{Lu}/u.test(text)) || (isCapitals(text) && above.trim() === '') ? tidyHeader(text) : null;
}

function headerInline(raw: string): { header: string; rest: string } | null {
  if (isListItem(raw) || /^\s{2,}/.test(raw)) return null;
  const match = /^([\p{L}][\p{L} /&'-]{0,50}?)\s*:\s+(\S.*)$/u.exec(raw.trim());
  const [, header, rest] = match ?? [];
  if (!header || !rest || !isKnown(header)) return null;
  // what comes before the first section is about the visit: "Patient: [name]"
  return /^(patient|visit)$/i.test(header) ? null : { header: tidyHeader(header), rest };
}

/** True for "Vitals: …" right under the header of an examination: a line of it, not a section that takes its place. */
function isPartOf(header: string, open: SampleSection | undefined): boolean {
  if (!open || open.lines.length > 0) return false;
  const examined = ['vitals', 'exam'];
  return [open.header, header].every((each) => {
    const topics = topicsOfHeader(each);
    return topics.length > 0 && topics.every((topic) => examined.includes(topic));
  });
}

/** True when notes use these words as a header. */
function isKnown(text: string): boolean {
  const words = wordsOf(text);
  return (
    words.length <= 6 &&
    words.every((word) => headerWords.has(word)) &&
    (topicsOfHeader(text).length > 0 || words.length > 1)
  );
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]\/[a-z]\b|[\p{L}\p{N}'-]+/gu) ?? [];

const isCapitals = (text: string): boolean => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text);

/** `HISTORY OF PRESENT ILLNESS:` → `History of present illness`; short capitals (HPI, A/P) stay. */
function tidyHeader(text: string): string {
  const plain = text
    .replace(/[*_#]+/g, '')
    .replace(/\s*:\s*$/, '')
    .trim()
    .slice(0, 120);
  if (!isCapitals(plain) || plain.length <= 4) return plain;
  const small = plain.toLowerCase();
  return small.charAt(0).toUpperCase() + small.slice(1);
}
