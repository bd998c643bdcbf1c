import { readNumber } from '../../text/numbers.ts';
import { anyOf } from '../../vocabulary/any-of.ts';
import { months, weekdays } from '../../vocabulary/calendar.ts';
import { withoutOpeners } from '../normalise/clean-words.ts';

const timeWord = new RegExp(
  `\\b(?:minutes?|hours?|days?|weeks?|months?|years?|yesterday|today|morning|night|evening|${anyOf([...weekdays, ...months])}|while|ago|since|once|twice|times|daily|weekly|last|constant|constantly)\\b`,
);

/** Short answers to "how long", "when did it start", "how often", "how bad" as a statement in the first person; else undefined. */
export function lengthAnswer(question: readonly string[], answer: readonly string[]): string[] | undefined {
  const asked = question.join(' ');
  const said = trim(withoutOpeners(answer));
  if (
    said.length === 0 ||
    said.length > 12 ||
    said.some((word) =>
      /^(?:started|starts|began|start|have|has|been|is|are|was|had|i|it|they|he|she|you|we)$/.test(word),
    )
  )
    return undefined;
  const text = said.join(' ');
  if (/\b(?:scale|rate|how bad|how severe|out of ten|zero to ten|one to ten)\b/.test(asked)) {
    const at = said.findIndex((_, i) => readNumber(said, i) !== undefined || /^\d+(?:\/10)?$/.test(said[i]!));
    if (at < 0) return undefined;
    const value = readNumber(said, at)?.value ?? said[at]!.replace('/10', '');
    return Number(value) <= 10 ? ['i', 'rate', 'the', 'pain', 'at', `${value}/10`] : undefined;
  }
  if (!timeWord.test(text) || /\bfor\b.*\bfor\b|\bafter\b/.test(text)) return undefined;
  const habit =
    /\bhow long (?:have|had) you been (smoking|drinking|taking|using|working|living|on) ?((?:the |your |a )?[a-z ]{0,30})$/.exec(
      asked,
    );
  if (habit)
    return [
      'i',
      'have',
      'been',
      habit[1]!,
      ...habit[2]!.trim().split(' ').filter(Boolean),
      ...(/^(?:since|for)\b/.test(text) ? said : ['for', ...said]),
    ];
  if (/\b(?:smok\w+|drink\w*|work\w*|liv\w+|married|tak(?:e|ing)|been on)\b/.test(asked)) return undefined;
  // of an attack that is over, not of why the patient came
  if (
    /\bhow long\b.*\b(?:that|the|each|one) (?:episode|attack|spell|one|time)\b|\bhow long did\b.*\blast\b/.test(asked)
  )
    return undefined;
  if (/\bhow long\b/.test(asked) && /^(?:today|yesterday|this (?:morning|afternoon|evening)|last night)\b/.test(text))
    return ['symptoms', 'started', ...said.filter((word) => !/^(?:really|now)$/.test(word))];
  if (/\bhow long\b/.test(asked))
    return /^(?:since|for)\b/.test(text)
      ? ['symptoms', 'have', 'been', 'present', ...said]
      : ['symptoms', 'have', 'been', 'present', 'for', ...said.filter((word) => word !== 'now' && word !== 'ago')];
  if (/\bwhen (?:did|was|have)\b.*\b(?:start|begin|notice|happen|first|come on|onset)/.test(asked))
    return ['symptoms', 'started', ...said];
  if (/\bhow (?:often|frequent|many times)\b/.test(asked)) return ['this', 'occurs', ...said];
  return undefined;
}

function trim(words: readonly string[]): string[] {
  const from = words.findIndex(
    (word) => !/^(?:maybe|i|would|say|probably|think|guess|like|just|it|is|was|been|has|,)$/.test(word),
  );
  return from < 0 ? [] : words.slice(from).filter((word) => word !== ',');
}
