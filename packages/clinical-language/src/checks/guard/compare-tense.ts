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
export function compareTense({ reading, basis, stems, close }: Compared): Difference[] {
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
