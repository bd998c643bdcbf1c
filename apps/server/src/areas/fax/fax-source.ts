import type { FaxPage } from '@clinical/contract/fax/received.schemas';
import { limits } from '@clinical/contract/limits';
import { storable } from '../../platform/storable.ts';
import type { Source } from '../transcripts/public.ts';

/** The lines of a fax as the source of its entry, each with its page. What is more than an entry holds stays in the file alone. */
export function faxSource(pages: readonly FaxPage[]): Source {
  const utterances: Source['utterances'] = [];
  const shown: string[] = [];
  let left = limits.spokenCharacters;
  for (const { number: page, lines } of pages) {
    const texts: string[] = [];
    for (const words of lines) {
      const text = storable(words.map((word) => word.text).join(' ')).trim();
      left -= text.length + 2;
      if (text === '' || left < 0 || utterances.length >= limits.utterances) continue;
      const known = words.flatMap(({ confidence }) => (confidence === null ? [] : [confidence]));
      utterances.push({
        id: `u${utterances.length + 1}`,
        speaker: '',
        role: 'unknown',
        startMs: null,
        endMs: null,
        text,
        confidence: known.length === 0 ? null : known.reduce((sum, each) => sum + each, 0) / known.length,
        page,
      });
      texts.push(text);
    }
    if (texts.length > 0) shown.push(texts.join('\n'));
  }
  return { question: shown.join('\n\n'), utterances };
}
