import { statesOf } from '@clinical/contract/checks/sentence-state.rules';
import type { GridhookField, GridhookMessage } from '@clinical/contract/automations/gridhook.schemas';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { runInPool, workTask } from '../../platform/work/work-pool.ts';
import { showChecks } from '../checks/public.ts';
import { getNoteFor } from '../notes/public.ts';
import { codesOf } from '../signing/public.ts';
import { type Entry, findVersion, getTranscriptFor } from '../transcripts/public.ts';
import { type DeliveryRow, findAppointment } from './gridhook.queries.ts';
import type { NoteParts, NoteReading } from './read-note.worker.ts';

const task = workTask<NoteReading, NoteParts>(new URL('./read-note.worker.ts', import.meta.url).href);

/** Why a message about an entry is not sent any more, as a sentence. */
export type Dropped = { dropped: string };

/**
 * The message of a delivery as of now, read with the rights of the gridhook's person. The same at each try, unless the chart has changed.
 * @throws AppError NOT_FOUND when that person no longer reads the chart, or the entry is in the bin
 */
export async function composeMessage(
  ctx: Context,
  delivery: DeliveryRow & { entryId: string },
  fields: readonly GridhookField[],
): Promise<{ message: GridhookMessage; noteId: string } | Dropped> {
  const entry = await getTranscriptFor(ctx, delivery.entryId, 'read');
  const isFinal = entry.signedAt !== null;
  if (delivery.event === 'note.generated' && isFinal) return { dropped: 'The note was signed before it was sent.' };
  // what is called final is the text that was signed, also when it is sent because it was moved
  const version = isFinal && delivery.event === 'note.moved' ? entry.version : (delivery.version ?? entry.version);
  const text = version === entry.version ? entry : await findVersion(ctx, entry.id, version);
  if (!text) return { dropped: 'This version of the note no longer exists.' };
  const chart = await getNoteFor(ctx, entry.noteId, 'read');
  const previous = delivery.previousNoteId;
  const ends = entry.utterances.flatMap(({ endMs }) => endMs ?? []);
  const head = {
    event: delivery.event,
    status: isFinal ? 'final' : 'unreviewed',
    createdAt: isoTime(delivery.createdAt),
    sequence: delivery.sequence,
    entryId: entry.id,
    patientId: entry.noteId,
    previousPatientId: previous === entry.noteId ? null : previous,
    appointmentId: await findAppointment(ctx, entry.noteId, entry.createdAt),
    clinicianId: entry.onBehalfOf ?? entry.signedBy ?? entry.createdBy,
    version,
    visitAt: isoTime(entry.createdAt),
    lengthMs: ends.length > 0 ? Math.max(...ends) : null,
  } as const;
  const { sections, sentences } = text;
  const birthYear = chart.dateOfBirth === null ? null : Number(chart.dateOfBirth.slice(0, 4));
  const ageYears = birthYear === null ? null : new Date(entry.createdAt).getUTCFullYear() - birthYear;
  const sex = chart.sex === 'female' || chart.sex === 'male' ? chart.sex : null;
  const read = await runInPool(ctx, task, {
    sections,
    sentences,
    utterances: entry.utterances,
    patient: { ageYears, sex },
  });
  return {
    noteId: entry.noteId,
    message: { ...head, ...(await chosen(ctx, entry, { ...text, version }, read, fields)) },
  };
}

type Text = Pick<Entry, 'sections' | 'sentences' | 'version'>;

async function chosen(
  ctx: Context,
  entry: Entry,
  text: Text,
  read: NoteParts,
  fields: readonly GridhookField[],
): Promise<Partial<GridhookMessage>> {
  const found: Partial<GridhookMessage> = {};
  for (const field of ['subjective', 'objective', 'assessment', 'plan'] as const) {
    if (!fields.includes(field)) continue;
    found[field] = read[field];
    found.other = read.other;
  }
  if (fields.includes('medications')) found.medications = read.medications;
  if (fields.includes('riskFlags')) found.riskFlags = read.riskFlags;
  if (fields.includes('codes')) {
    const { codes } = await codesOf(ctx, text);
    found.codes = codes.map(({ code, title, sentence }) => ({
      system: 'ICD-10-CM',
      code,
      title,
      sentence: text.sentences[sentence]?.text ?? '',
    }));
  }
  if (fields.includes('checkStatus')) found.checkStatus = await checkStatus(ctx, entry, text);
  if (fields.includes('transcript')) {
    found.transcript = entry.utterances.map(({ speaker, role, text: words }) => ({ speaker, role, text: words }));
  }
  return found;
}

async function checkStatus(ctx: Context, entry: Entry, text: Text): Promise<GridhookMessage['checkStatus']> {
  const found = await showChecks(ctx, entry);
  const isOfText = found.version === text.version;
  const states = statesOf(text.sentences, isOfText ? found : null);
  const count = (state: (typeof states)[number]): number => states.filter((each) => each === state).length;
  return {
    state: found.state === 'current' && !isOfText ? 'outdated' : found.state,
    open: isOfText ? found.checks.filter(({ answer }) => answer === null).length : 0,
    sentences: {
      sourced: count('sourced'),
      unsourced: count('unsourced'),
      contradicted: count('contradicted'),
      template: count('template'),
      typed: count('typed'),
    },
  };
}

/** What is left to say of an entry that is not in its chart any more: ids only. */
export function deletedMessage(delivery: DeliveryRow & { entryId: string; noteId: string }, clinicianId: string) {
  return {
    event: delivery.event,
    status: 'deleted',
    createdAt: isoTime(delivery.createdAt),
    sequence: delivery.sequence,
    entryId: delivery.entryId,
    patientId: delivery.noteId,
    previousPatientId: null,
    appointmentId: null,
    clinicianId,
    version: delivery.version ?? 0,
    visitAt: isoTime(delivery.createdAt),
    lengthMs: null,
  } satisfies GridhookMessage;
}
