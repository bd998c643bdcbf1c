import type { AudioGap, SoundPart } from '@clinical/contract/transcripts/entry-speech.schemas';
import type { Tx } from '../../../platform/context.ts';
import {
  addEntry,
  type EntryStart,
  type AssetRow,
  changeTranscript,
  type Entry,
  insertAssets,
  lockTranscriptFor,
  untranscribed,
} from '../../transcripts/public.ts';

/** A file of audio in storage, and where it lies on the recording's clock. */
export type AudioFile = Pick<AssetRow, 'fileId' | 'fileName' | 'mediaType' | 'size'> &
  Pick<SoundPart, 'startMs' | 'durationMs' | 'readable'>;

export type SpokenStart = Omit<EntryStart, 'source' | 'hold' | 'speech'> & {
  /** Of the transcription languages; medical English unless said. */
  language: string | null | undefined;
  durationMs: number | null;
  gaps: AudioGap[];
  generate: boolean;
};

/** Adds an entry whose text is still to be heard. */
export function addSpokenEntry(tx: Tx, start: SpokenStart): Promise<Entry> {
  const { language, durationMs, gaps, generate, ...entry } = start;
  return addEntry(tx, {
    ...entry,
    source: { question: '', utterances: [] },
    speech: { ...untranscribed, language: language ?? 'en', durationMs, gaps, generate },
  });
}

/** Says which job hears an entry. */
export async function setTranscriptionTask(tx: Tx, { id, speech }: Entry, taskId: string): Promise<void> {
  await changeTranscript(tx, id, { taskId, ...(speech ? { speech: { ...speech, taskId } } : {}) });
}

/** Gives an entry its audio, in the order in which it was captured. */
export async function addAudio(tx: Tx, transcriptId: string, files: readonly AudioFile[]): Promise<void> {
  const entry = await lockTranscriptFor(tx, transcriptId, 'edit');
  const parts = files.map(({ fileName, startMs, durationMs, readable }, index) => {
    const name = `${index === 0 ? 'audio' : `audio-${index + 1}`}.${fileName.split('.').at(-1)}`;
    return { name, startMs, durationMs, readable };
  });
  await insertAssets(
    tx,
    files.map(({ fileId, fileName, mediaType, size }, index) => ({
      fileId,
      fileName,
      mediaType,
      size,
      transcriptId,
      name: parts[index]!.name,
    })),
  );
  const last = parts.at(-1);
  if (!entry.speech || !last) return;
  const speech = {
    ...entry.speech,
    durationMs: last.startMs + last.durationMs,
    ...(parts.length > 1 ? { parts } : {}),
  };
  await changeTranscript(tx, transcriptId, { speech });
}
