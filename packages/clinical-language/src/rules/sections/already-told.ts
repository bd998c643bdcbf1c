import type { SectionMap } from '../plan/place.ts';
import type { Statement } from '../frames/statements.ts';
import type { Draft } from './draft.ts';

/** What a section asks for in so many words is written there, although another part of it says the same. */
const askedFor = { ros: /\b(?:ros|systems?)\b/i, cc: /\bchief complaint\b/i };

/** The drafts of the history that stand in one section with the complaint or the systems, which would say it twice there. */
export function toldBeside(topic: 'cc' | 'ros', drafts: readonly Draft[], map: SectionMap): Draft[] {
  const key = map.keyFor(topic);
  const section = map.sections.find((one) => one.section.key === key)?.section;
  if (!section || askedFor[topic].test(`${section.header} ${section.instruction}`)) return [];
  return drafts.filter((draft) => map.keyFor(draft.topic, draft.words) === key);
}

const negative = /\b(?:den(?:y|ies|ied)|no|not|without|never|nor)\b/i;

/** Whether one of the drafts says the symptom, had or denied, in words that begin alike ("lightheaded", "lightheadedness"). */
export function isTold(symptom: readonly string[], form: Statement['form'], drafts: readonly Draft[]): boolean {
  return drafts.some((draft) => negative.test(draft.text) === (form === 'denied') && says(draft, symptom));
}

/** Whether the draft has all these words, up to their endings. */
export function says(draft: Draft, words: readonly string[]): boolean {
  const own = draft.text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const starts = words.flatMap((word) => word.split('-')).filter((word) => word.length > 2);
  return starts.every((start) => own.some((word) => word.startsWith(start.slice(0, 5))));
}
