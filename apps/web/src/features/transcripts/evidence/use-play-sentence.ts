import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { showInChart } from '../show-in-chart.ts';
import { usePanes } from '../panes.ts';
import { usePlayback } from '../playback/playback-context.ts';
import { rest, useEvidenceStore } from './evidence-store.ts';
import { leadingLink } from './leading-link.ts';

/** Plays what a sentence of the note rests on; without a recording of it, shows where it stands. Returns whether there was anything. */
export function usePlaySentence({ utterances }: Pick<Transcript, 'utterances'>) {
  const store = useEvidenceStore();
  const panes = usePanes();
  const playback = usePlayback();
  return (index: number): boolean => {
    const link = leadingLink(store.sentences[index], utterances);
    if (!link) return false;
    if (link.source?.kind === 'publication') return false;
    if (link.source) showInChart(link.source);
    else if (playback && link.startMs !== null) playback.play(link);
    else {
      panes.show('source');
      // the mark outlives the caret, which goes with the note
      requestAnimationFrame(() => rest(store, { sentence: index }));
    }
    return true;
  };
}
