import type { NoteSection, NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { plainText } from '@clinical/language/note-html';
import type { Context } from '../../../platform/context.ts';
import { alignInPool } from './clean-and-align.ts';
import type { Entry } from '../transcripts.queries.ts';

/** Sentences of an edited note with their sources, also after the source itself was edited. */
export async function relinkSentences(
  ctx: Context,
  entry: Pick<Entry, 'sentences'>,
  sections: NoteSection[],
  utterances: Utterance[],
): Promise<NoteSentence[]> {
  if (sections.every((section) => plainText(section.html) === '')) return [];
  return alignInPool(ctx, { sections, utterances, before: stillSourced(entry.sentences, utterances) });
}

/** A sentence whose evidence is gone is looked up anew, so it is left out here. */
function stillSourced(sentences: readonly NoteSentence[], utterances: readonly Utterance[]): NoteSentence[] {
  const known = new Set(utterances.map((utterance) => utterance.id));
  return sentences
    .map((sentence) => ({
      ...sentence,
      links: sentence.links.filter(({ source, utteranceId }) => source || known.has(utteranceId)),
    }))
    .filter((sentence, index) => sentence.links.length > 0 || sentences[index]!.links.length === 0);
}
