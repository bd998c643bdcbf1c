import type { Reading } from '../reading/read-text.ts';
import { type Compared, type Difference, shared } from './difference.ts';

type Time = 'over' | 'to-come' | 'now';

const over =
  /\b(?:used to|quit|former(?:ly)?|previously|no longer|stopped|in the past|not anymore|any ?more|ex-smoker|discontinued)\b/;
const toCome = /\b(?:will|going to|scheduled for|plan(?:s|ning)? to|next (?:week|month|year)|upcoming|tomorrow)\b/;
const dated = /\b(?:ago|last (?:week|month|year|night|time)|yesterday|in (?:19|20)\d\d|back in)\b/;
const nowCue =
  /\b(?:currently|still|now|every day|daily|a day|at the moment|takes|is taking|is on|smokes|drinks|uses|lives)\b/;

const stillCue = /\b(?:currently|still|now|at the moment|again)\b/;

/** What is over written as of now, what is yet to come as done, and the other way round. Judged only where both sides say it plainly. */
export function compareTense(compared: Compared): Difference[] {
  const { reading, basis, stems, close } = compared;
  const turned = turnedInterval(compared) ?? turnedPeriod(compared);
  if (turned) return [turned];
  if (!close) return [];
  const own = timeOf(reading);
  for (const said of basis.core) {
    if (shared(stems, said.stems) < Math.min(2, stems.size)) continue;
    const text = said.reading.words.join(' ');
    const heard = timeOf(said.reading);
    const rest = basis.core.map((one) => one.reading.words.join(' ')).join(' . ');
    if (own.time === 'now' && heard.time === 'over' && !over.test(reading.words.join(' ')) && !stillCue.test(rest))
      return [{ kind: 'tense', said: heard.cue, written: own.cue, from: [said] }];
    if (own.time === 'over' && !over.test(rest) && !dated.test(rest) && nowCue.test(text))
      return [{ kind: 'tense', said: nowCue.exec(text)![0], written: own.cue, from: [said] }];
    if (
      own.time === 'to-come' &&
      dated.test(text) &&
      !toCome.test(rest) &&
      !/\b(?:if|should|would|can|may)\b/.test(rest)
    )
      return [{ kind: 'tense', said: dated.exec(text)![0], written: own.cue, from: [said] }];
  }
  return [];
}

/** "2 weeks ago", or "for the last 2 weeks", written as "in 2 weeks", and the other way round. */
function turnedInterval({ reading, basis }: Compared): Difference | undefined {
  const told = (one: Reading, from: number, to: number): 'ago' | 'in' | undefined => {
    const before = one.words[from - 1] ?? '';
    if (/^(?:ago|now)$/.test(one.words[to + 1] ?? '') || /^(?:last|past)$/.test(before)) return 'ago';
    return before === 'in' || (one.words[from - 2] === 'in' && /^(?:about|approximately|another)$/.test(before))
      ? 'in'
      : undefined;
  };
  for (const own of reading.numbers) {
    const written = own.unit?.dimension === 'time' ? told(reading, own.from, own.to) : undefined;
    if (!written) continue;
    const heard = basis.core.flatMap((said) =>
      [...said.reading.numbers, ...said.reading.looseNumbers]
        .filter(({ value, unit }) => value === own.value && unit?.name === own.unit!.name)
        .map((number) => ({
          said,
          number,
          time: told(said.reading, number.from, number.to),
        })),
    );
    const other = heard.find(({ time }) => time !== undefined && time !== written);
    if (!other || heard.some(({ time }) => time === written)) continue;
    const phrase = (one: Reading, { from, to }: { from: number; to: number }): string =>
      one.words.slice(Math.max(0, from - 2), to + 2).join(' ');
    return {
      kind: 'tense',
      said: phrase(other.said.reading, other.number),
      written: phrase(reading, own),
      from: [other.said],
    };
  }
  return undefined;
}

/** "last month" written as "next month", and the other way round. */
function turnedPeriod({ reading, basis }: Compared): Difference | undefined {
  const own = /\b(last|next) (week|month|year)\b/.exec(reading.words.join(' '));
  if (!own) return undefined;
  const texts = basis.core.map((said) => ({
    said,
    text: said.reading.words.join(' '),
  }));
  const other = `${own[1] === 'last' ? 'next' : 'last'} ${own[2]}`;
  const found = texts.find(({ text }) => text.includes(other));
  if (!found || texts.some(({ text }) => text.includes(own[0]))) return undefined;
  return { kind: 'tense', said: other, written: own[0], from: [found.said] };
}

function timeOf(reading: Reading): { time: Time | undefined; cue: string } {
  const text = reading.words.join(' ');
  for (const [time, pattern] of [
    ['over', over],
    ['to-come', toCome],
    ['now', nowCue],
  ] as const) {
    const cue = pattern.exec(text);
    if (cue) return { time, cue: cue[0] };
  }
  return { time: undefined, cue: '' };
}
