import type { FaxField } from '@clinical/contract/fax/received.schemas';
import { splitSentences } from '../split-sentences.ts';
import { around, type PageLine, placeOf } from './page-lines.ts';

/** Sections whose first sentence says what was found, and those that say what to do. */
const findingSection =
  /^\W?(?:final )?(?:impression|assessment|conclusions?|interpretation|diagnos[ie]s|result|summary)s?\s*[:;.]?\s*/i;
const adviceSection =
  /^\W?(?:plan|recommendations?|advice|follow-?up|disposition|discharge instructions|requested action|action needed)\s*[:;.]?\s*/i;
const otherSection = /^[\p{Lu}][\p{L} /-]{2,40}:|^[^\p{Ll}]{4,40}$/u;
/** Sentences of a letter that say it without a heading. */
const saysFinding =
  /\b(?:(?:is|was|were|are) (?:normal|negative|positive|consistent with|suggestive|unremarkable|elevated|abnormal)|shows?|showed|revealed|demonstrates?|(?:no|without) evidence of|diagnosed with|consistent with|(?:critical|abnormal) (?:value|result))\b/i;
const saysAdvice =
  /\b(?:please (?!find|see (?:the )?(?:attached|enclosed)|call if you)|i (?:would )?(?:recommend|suggest|advise)|we (?:would )?(?:recommend|suggest|advise)|should (?:return|follow|be|have|continue|start|stop|avoid)|recommended\b|continue (?:\w+ ){1,3}\d+ ?mg)/i;
const longest = 280;

/** What the pages say was found, and what they ask for: at most one sentence of each, as it is printed. */
export function readFindings(lines: readonly PageLine[]): FaxField[] {
  return [
    inSection(lines, 'finding', findingSection) ?? inLetter(lines, 'finding', saysFinding),
    inSection(lines, 'advice', adviceSection) ?? inLetter(lines, 'advice', saysAdvice),
  ].filter((field) => field !== null);
}

type Kind = 'finding' | 'advice';

function inSection(lines: readonly PageLine[], kind: Kind, section: RegExp): FaxField | null {
  for (const [index, line] of lines.entries()) {
    const match = section.exec(line.text);
    if (!match) continue;
    const own = line.text.slice(match[0].length).trim();
    // "Diagnoses were discussed" is no heading
    if (own !== '' && !/[:;.]\s*$/.test(match[0])) continue;
    const rest = lines.slice(index + 1).filter(({ page }) => page.number === line.page.number);
    const until = rest.findIndex(({ text }) => otherSection.test(text) || section.test(text));
    const body = rest.slice(0, until < 0 ? 6 : Math.min(until, 6));
    const field = firstSentence(own === '' ? body : [line, ...body], kind, own === '' ? 0 : match[0].length);
    if (field) return field;
  }
  return null;
}

function inLetter(lines: readonly PageLine[], kind: Kind, says: RegExp): FaxField | null {
  for (const page of Map.groupBy(lines, (line) => line.page.number).values()) {
    // a full stop before one of these is often read as a comma
    const text = page
      .map((line) => line.text)
      .join(' ')
      .replaceAll(/, (?=(?:Please|With kind|Sincerely|Thank|We|I) )/g, '. ');
    const sentence = splitSentences(text).find((each) => says.test(each.text) && each.text.split(' ').length > 3);
    if (sentence) return fieldOver(page, kind, sentence.start, sentence.text);
  }
  return null;
}

function firstSentence(body: readonly PageLine[], kind: Kind, skip: number): FaxField | null {
  const text = body.map((line) => line.text).join(' ');
  const [sentence] = splitSentences(text.slice(skip));
  if (!sentence || sentence.text.trim().length < 4) return null;
  return fieldOver(body, kind, skip + sentence.start, sentence.text);
}

/** A field that goes over several lines of a page. */
function fieldOver(lines: readonly PageLine[], kind: Kind, start: number, sentence: string): FaxField {
  const text = sentence.slice(0, longest).trim();
  let offset = 0;
  const places = lines.flatMap((line) => {
    const from = Math.max(start - offset, 0);
    const to = Math.min(start + text.length - offset, line.text.length);
    offset += line.text.length + 1;
    return to > from ? [placeOf(line, from, to - from)] : [];
  });
  const known = places.flatMap(({ confidence }) => (confidence === null ? [] : [confidence]));
  return {
    kind,
    value: text,
    text,
    page: places[0]?.page ?? 1,
    box: around(places.map(({ box }) => box)),
    confidence: known.length === 0 ? null : known.reduce((sum, each) => sum + each, 0) / known.length,
  };
}
