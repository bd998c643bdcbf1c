import type { SectionStyle } from '@clinical/contract/templates/templates.schemas';
import { splitSentences } from '../split-sentences.ts';
import { isListItem, withoutListSign } from './read-sample.ts';

/** How a section is written, measured on its lines. */
export type SectionLook = {
  style: SectionStyle;
  /** List items, or sentences. */
  parts: number;
  numbered: boolean;
  /** Items that are no full sentences: no full stop, few words. */
  phrases: boolean;
};

const itemWords = 12;
const conciseWords = 25;
const detailedWords = 120;

export function sectionLook(lines: readonly string[]): SectionLook {
  const items = lines.filter(isListItem);
  const words = (text: string): number => text.split(/\s+/).filter(Boolean).length;
  const all = words(lines.join(' '));
  const shortLines = lines.length >= 3 && lines.every((line) => words(line) <= itemWords);
  if (items.length > 0 ? items.length * 2 >= lines.length : shortLines) {
    const listed = items.length > 0 ? items : [...lines];
    return {
      style: 'bulleted',
      parts: listed.length,
      numbered: items.filter((line) => /^\s*\d/.test(line)).length * 2 > listed.length,
      phrases: listed.filter((line) => !/[.!?]$/.test(withoutListSign(line))).length * 2 > listed.length,
    };
  }
  const sentences = lines.flatMap((line) => splitSentences(line));
  const phrases = sentences.filter(({ text }) => !/[.!?]$/.test(text)).length * 2 > sentences.length;
  const style =
    all <= conciseWords && sentences.length <= 2 ? 'concise' : all > detailedWords ? 'detailed' : 'paragraph';
  return { style, parts: sentences.length, numbered: false, phrases };
}
