import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { TranscriptVersion } from '@clinical/contract/transcripts/versions.schemas';
import type { GrantLevel } from '../../platform/access.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Actor } from '../../platform/session.ts';
import { answerOf } from './answer-sections.ts';
import { viewSpeech } from './stored-speech.ts';
import { sectionStates } from './section-states.ts';
import { transcriptAbilities } from './transcripts.policy.ts';
import type { AssetRow, Entry } from './transcripts.queries.ts';
import type { RemovedFile } from './transcripts.table.ts';
import type { VersionRow } from './versions.queries.ts';

export function viewTranscript(
  actor: Pick<Actor, 'cap'>,
  level: GrantLevel,
  entry: Entry,
  assets: readonly AssetRow[],
): Transcript {
  return {
    id: entry.id,
    noteId: entry.noteId,
    createdAt: isoTime(entry.createdAt),
    updatedAt: isoTime(entry.updatedAt),
    kind: entry.kind,
    fileName: entry.fileName,
    question: entry.question,
    utterances: entry.utterances,
    answer: answerOf(entry.sections),
    sections: entry.sections,
    sectionStates: sectionStates(entry.sections, entry.digests ?? {}, {
      keys: entry.taskId || entry.failure ? entry.request.sections : null,
      failed: entry.failure !== null,
    }),
    sentences: entry.sentences,
    version: entry.version,
    tag: entry.tag,
    templateId: entry.templateId,
    model: entry.model,
    extraContext: entry.request.extraContext,
    builtFrom: entry.builtFrom,
    engine: entry.engine,
    taskId: entry.taskId,
    writing: entry.taskId ? entry.request.sections : null,
    failure: entry.failure,
    hold: entry.hold,
    speech: entry.speech && viewSpeech(entry.speech, entry),
    speakersChanged: entry.speakersChanged,
    sourceEdited: entry.sourceEdited,
    assets: assets
      .filter((asset) => asset.transcriptId === entry.id)
      .map(({ name, fileName, mediaType, size }) => ({ name, fileName, mediaType, size })),
    ...(entry.removedAudio ? { removedAudio: viewRemoved(entry.removedAudio) } : {}),
    signature: viewSignature(entry),
    abilities: transcriptAbilities(actor, { ...entry, level }),
  };
}

const viewRemoved = (files: readonly RemovedFile[]): Transcript['removedAudio'] =>
  files.map(({ removedAt, ...file }) => ({ ...file, removedAt: isoTime(removedAt) }));

function viewSignature({ signedAt, signedBy, signedNames }: Entry): Transcript['signature'] {
  if (signedAt === null || signedBy === null || signedNames === null) return null;
  return { signedAt: isoTime(signedAt), userId: signedBy, npi: '', ...signedNames };
}

export function viewVersion(row: VersionRow): TranscriptVersion {
  return {
    version: row.version,
    name: row.name,
    cause: row.cause,
    createdAt: isoTime(row.createdAt),
    userId: row.authorId,
    author: row.author,
    engine: row.engine,
    editDurationMs: row.editDurationMs,
    extraContext: row.request?.extraContext ?? '',
    builtFrom: row.builtFrom,
    sections: row.sections,
  };
}
