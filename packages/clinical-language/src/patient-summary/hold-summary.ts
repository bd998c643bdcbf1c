import { addsNothing } from './same-facts.ts';
import { type SummaryLine, type SummaryNote, type SummaryPart, summaryParts } from './write-summary.ts';

/** What must reach the patient, whoever writes. */
const neverLeftOut = new Set(['medicines', 'todo', 'help']);

/**
 * Holds what a model wrote against the note. A line stays only with the sentences that it names ("… [3]", "… [3, 5]"), and when it
 * adds no number, drug, side or denial to them. What the embedded engine would tell of medicines, plan and warnings and no line that
 * stayed tells is put in.
 * @param written a part's text by its key, one line a fact
 * @param own what the embedded engine writes of the same note
 */
export function holdSummary(
  note: Pick<SummaryNote, 'sentences'>,
  written: readonly { key: string; text: string }[],
  own: readonly SummaryPart[],
): SummaryPart[] {
  const held = summaryParts.map((part) => ({
    part,
    lines: linesOf(written.find(({ key }) => key === part)?.text ?? '').flatMap((line) =>
      holdLine(line, note.sentences),
    ),
  }));
  const told = new Set(held.flatMap(({ lines }) => lines.flatMap(({ sentences }) => sentences)));
  return held
    .map(({ part, lines }) => {
      const left = neverLeftOut.has(part) ? (own.find((each) => each.part === part)?.lines ?? []) : [];
      return {
        part,
        lines: [...lines, ...left.filter(({ sentences }) => !sentences.some((place) => told.has(place)))],
      };
    })
    .filter(({ lines }) => lines.length > 0);
}

const linesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => {
    const words = line.replace(/^\s*(?:[-*•–]|\d{1,2}[.)])\s+/, '').trim();
    return /[\p{L}\p{N}]/u.test(words) ? [words] : [];
  });

function holdLine(line: string, sentences: SummaryNote['sentences']): SummaryLine[] {
  const marks = [...line.matchAll(/\[\s*(\d+(?:\s*,\s*\d+)*)\s*\]/g)].flatMap((mark) =>
    mark[1]!.split(',').map(Number),
  );
  const text = line.replace(/\s*\[[\d\s,]*\]/g, '').trim();
  const places = [...new Set(marks)].map((number) => number - 1);
  if (places.length === 0 || text === '' || places.some((place) => sentences[place] === undefined)) return [];
  const source = places.map((place) => sentences[place]!.text).join(' ');
  return addsNothing(text, source) ? [{ text, sentences: places }] : [];
}
