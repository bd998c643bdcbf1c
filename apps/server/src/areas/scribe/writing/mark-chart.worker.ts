import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import type { ChartMaterial } from '@clinical/language/chart/chart-material';
import { markChartSentences, type Written } from '@clinical/language/chart/chart-note';

export type WrittenText = Written;
export type MarkInput = { note: Written; materials: ChartMaterial[]; utterances: Utterance[] };

/** Tells what a model took from the chart, in the worker pool. */
// oxlint-disable-next-line import/no-default-export -- the worker pool calls a module's default export
export default function mark({ note, materials, utterances }: MarkInput): Written {
  return markChartSentences(note, materials, utterances);
}
