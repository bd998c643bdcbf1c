import type { OpenQuestion, PictureLine } from '@clinical/contract/visualizer/picture.schemas';
import { analyteOfName } from '../measured/analytes.ts';
import { topicsOfHeader } from '../rules/plan/classify-header.ts';
import type { Topic } from '../rules/plan/topics.ts';
import { dayOf, type SourceLine } from './picture-input.ts';
import { isSupposed, ofKind, readMentions } from './sentences.ts';
import type { Series } from './values.ts';

const pending = /\b(?:pending|await(?:ing|ed)?|outstanding|not (?:yet )?(?:back|available|resulted|received))\b/i;
const unclear =
  /\b(?:unclear|uncertain|of unknown (?:cause|etiology|aetiology)|to be (?:determined|clarified|confirmed)|tbd|not sure (?:if|whether|what|why|which))\b/i;
const orders =
  /\b(?:order(?:ed|ing)?|repeat|recheck|check|obtain|get|send|sent|schedul\w+|arrange|request\w*|will do|perform|draw)\b/i;
const visitsLooked = 3;

/** What the newest visits left open: tests without a result, what is pending, what somebody was not sure of. */
export function openQuestionsOf(lines: readonly SourceLine[], series: readonly Series[]): OpenQuestion[] {
  const days = [...new Set(lines.filter(({ entry }) => entry.visit).map(({ entry }) => entry.day))].slice(
    -visitsLooked,
  );
  const looked = lines.filter(({ entry }) => entry.visit && days.includes(entry.day));
  return looked.flatMap((line): OpenQuestion[] => {
    const { header, text, entry, source } = line;
    const [topic] = topicsOfHeader(header);
    if (topic === 'fh' || /\?\s*$/.test(text)) return [];
    const of = (why: OpenQuestion['why'], said = text): OpenQuestion[] => [
      { why, text: said, date: entry.day, sources: [source] },
    ];
    if (pending.test(text)) return of('pending');
    if (unclear.test(text)) return of('unclear');
    const ordered = ofKind(readMentions(text).mentions, 'test').filter(
      (mention) =>
        mention.polarity === 1 &&
        !isSupposed(mention) &&
        (orders.test(mention.before.split(' ').slice(-7).join(' ')) ||
          /^(?:is|was|will be|to be)? ?order/i.test(mention.after)),
    );
    const open = ordered.filter(({ name }) => !hasResult(name, line, lines, series));
    return open.length === 0 ? [] : of('ordered');
  });
}

function hasResult(
  name: string,
  { entry }: SourceLine,
  lines: readonly SourceLine[],
  series: readonly Series[],
): boolean {
  const analyte = analyteOfName(name);
  const valued = series.some(
    (one) =>
      one.analyte !== undefined &&
      one.analyte === analyte &&
      one.values.some(({ date }) => date !== null && date > entry.day),
  );
  return (
    valued ||
    lines.some(
      (line) =>
        line.entry.day > entry.day && ofKind(readMentions(line.text).mentions, 'test').some((one) => one.name === name),
    )
  );
}

const nothing = /^\W*(?:not (?:discussed|mentioned|applicable|assessed)|none|n\/a|unknown)\W*$/i;
const mostLines = 12;

/** Lines under headers of a topic, newest first, each once. */
export function linesAbout(lines: readonly SourceLine[], ...topics: Topic[]): PictureLine[] {
  return lines
    .filter(({ header, text }) => topics.includes(topicsOfHeader(header)[0] ?? 'ros') && !nothing.test(text))
    .toReversed()
    .slice(0, mostLines)
    .map(({ text, entry, source }) => ({ text, date: dayOf(entry), sources: [source] }));
}
