import type { AudioGap, EntrySpeech, AudioRange, SoundPart } from '@clinical/contract/transcripts/entry-speech.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { TranscribedSoFar } from '../../gateways/speech/port.ts';

/** What is kept of how an entry's audio becomes its text. */
export type StoredSpeech = {
  language: string;
  /** Write the note as soon as there is a text. */
  generate: boolean;
  durationMs: number | null;
  gaps: AudioGap[];
  engine: string | null;
  draft: boolean;
  /** Lines of a draft that a person has looked at; rows from before there were ticks have none. */
  reviewed?: string[];
  /** What is yet to be heard; null when nothing has been. */
  missing: AudioRange[] | null;
  failure: string | null;
  /** The files of a recording that one could not hold. */
  parts?: SoundPart[];
  /** The job that hears it. */
  taskId: string | null;
  /** What a hearing has heard that is not over: one whose process died goes on from there. */
  soFar?: TranscribedSoFar | undefined;
};

export const untranscribed: Pick<StoredSpeech, 'engine' | 'draft' | 'missing' | 'failure' | 'taskId' | 'soFar'> = {
  engine: null,
  draft: false,
  missing: null,
  failure: null,
  taskId: null,
  soFar: undefined,
};

export const isTranscribed = ({ missing }: Pick<StoredSpeech, 'missing'>): boolean =>
  missing !== null && missing.length === 0;

/** @param entry its running job, and how its last one ended */
export function viewSpeech(speech: StoredSpeech, entry: Pick<Transcript, 'taskId' | 'failure'>): EntrySpeech {
  const { engine, draft, reviewed = [], language, durationMs, missing, failure, gaps, parts } = speech;
  return {
    state: stateOf(speech, entry),
    engine,
    draft,
    reviewed,
    language,
    durationMs,
    missing: missing ?? [],
    failure: failure ?? (entry.failure?.taskId === speech.taskId ? entry.failure.message : null),
    gaps,
    ...(parts ? { parts } : {}),
  };
}

function stateOf(speech: StoredSpeech, entry: Pick<Transcript, 'taskId' | 'failure'>): EntrySpeech['state'] {
  if (isTranscribed(speech)) return 'heard';
  if (entry.taskId !== null && entry.taskId === speech.taskId) return 'hearing';
  if (speech.missing !== null) return 'partial';
  return entry.failure !== null && entry.failure.taskId === speech.taskId ? 'failed' : 'waiting';
}
