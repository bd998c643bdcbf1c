import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { type Price, useLocalPrice, usePrice } from '../credits/public.ts';
import { useChartModel } from './model/chart-model.ts';

type Priced = Pick<Transcript, 'noteId' | 'kind' | 'version'>;

/** What writing an entry's note, or one section of it, costs with the chart's model; the first note of a PDF has its reading in it. */
export function useNotePrice(entry: Priced): Price | null {
  return usePrice(actionOf(entry), useChartModel(entry.noteId));
}

/** The same with the local engine. */
export function useLocalNotePrice(entry: Priced): Price | null {
  return useLocalPrice(actionOf(entry));
}

const actionOf = ({ kind, version }: Priced) => (kind === 'pdf' && version === 0 ? 'pdf' : 'note');
