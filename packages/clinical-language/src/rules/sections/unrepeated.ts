import { stem } from '../../text/stem.ts';
import type { Draft } from './draft.ts';

const light = new Set(
  'the a an of to and or in on at is are was were be there it with for any all present seen appears looks shows x-ray x-rays'.split(
    ' ',
  ),
);
const negative = /\b(?:no|not|without|denies|negative|never)\b/;

const contentOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\d/.%-]+/gu) ?? []).filter((word) => !light.has(word)).map(stem));
const within = (some: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...some].every((word) => others.has(word));

/** The lines without those whose words of content another line of the same polarity holds, the longer or the first one kept. */
export function unrepeated(drafts: readonly Draft[]): Draft[] {
  const all = drafts.map((draft) => ({
    draft,
    content: contentOf(draft.text.replace(/\.$/, '')),
    isNegative: negative.test(draft.text.toLowerCase()),
  }));
  return all
    .filter(
      (one, at) =>
        !all.some(
          (other, k) =>
            k !== at &&
            other.isNegative === one.isNegative &&
            within(one.content, other.content) &&
            (k < at || !within(other.content, one.content)),
        ),
    )
    .map(({ draft }) => draft);
}
