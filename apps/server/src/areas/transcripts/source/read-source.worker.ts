import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { editSource, readSource, type ReadSource } from './source-text.ts';

/** `before`: utterances of the text that was edited, when it was. */
export type SourceInput = { text: string; before?: Utterance[] };

/** Runs in the worker pool: two hours of speech take longer to read than the main thread may be held. */
// oxlint-disable-next-line import/no-default-export -- the worker pool calls a module's default export
export default function readSources(inputs: SourceInput[]): ReadSource[] {
  return inputs.map(({ text, before }) => (before ? editSource(text, before) : readSource(text)));
}
