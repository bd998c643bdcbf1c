import { defaultModel } from '@clinical/contract/models';
import { ofPatient } from '@clinical/contract/scribe/evidence.rules';
import type { PatientLink } from '@clinical/contract/patient-links/links.schemas';
import type { PatientSummary } from '@clinical/contract/signing/patient-summary.schemas';
import { summaryParts, type SummaryNote } from '@clinical/language/patient-summary/write-summary';
import type { LlmPort } from '../../../gateways/llm/port.ts';
import { AppError } from '../../../platform/app-error.ts';
import { isoTime } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { storable } from '../../../platform/storable.ts';
import { runInPool, workTask } from '../../../platform/work/work-pool.ts';
import { actingModel } from '../../accounts/public.ts';
import { callModel } from '../../credits/public.ts';
import { getNoteFor } from '../../notes/public.ts';
import { type Entry, getTranscriptFor } from '../../transcripts/public.ts';
import { type AddendumRow, addendaOf, findSummary, storeSummary, type SummaryRow } from '../signing.queries.ts';
import { summaryPrompt, summaryPromptVersion } from './summary-prompt.ts';
import type { SummaryInput, WrittenSummary } from './summary.worker.ts';
import { withCorrections } from './corrections.ts';
import { newestLink } from './link-summary.ts';

const task = workTask<SummaryInput, WrittenSummary>(new URL('./summary.worker.ts', import.meta.url).href);

/** Below this age, in years, the parents are spoken to. */
const childUntil = 12;
const yearMs = 365.25 * 24 * 60 * 60_000;

/** `again`: write it anew, even if there is one of this text. */
type Wish = { again: boolean; engine?: 'local' | undefined };
/** What a summary is written from; `engine` is the model's key or `local`. */
type Work = { entry: Entry; added: AddendumRow[]; note: SummaryNote; llm: LlmPort; engine: string };

/**
 * The patient summary of a signed note. One that was made of this text is given again, unless it shall be written anew. A model
 * writes it where there is one; its lines are held against the note, and what must not be left out is put in.
 * @throws AppError NOT_FOUND, CONFLICT while nothing is signed, NOT_POSSIBLE where the embedded engine does not know the language,
 * NOTHING_FOUND, PROVIDER_FAILED
 */
export async function writePatientSummary(ctx: Context, id: string, wish: Wish): Promise<PatientSummary> {
  const begun = await begin(ctx, id, wish);
  if ('known' in begun) return viewSummary(begun.known, begun.link);
  const { entry, added, engine } = begun;
  const { parts, grade } = await write(ctx, begun);
  return ctx.transaction(async (tx) => {
    // who asked may have lost the chart meanwhile
    await getTranscriptFor(tx, id, 'annotate');
    const row: SummaryRow = {
      transcriptId: id,
      version: entry.version,
      addenda: added.length,
      engine,
      promptVersion: engine === 'local' ? null : summaryPromptVersion,
      grade,
      parts: withCorrections(parts.map(viewPart), added),
      userId: tx.actor.userId,
      createdAt: tx.clock.now(),
    };
    await storeSummary(tx, row);
    await tx.audit('patient-summary.write', { type: 'transcript', id, noteId: entry.noteId });
    return viewSummary(row, await newestLink(tx, id));
  });
}

async function begin(
  ctx: Context,
  id: string,
  { again, engine }: Wish,
): Promise<{ known: SummaryRow; link: PatientLink | null } | Work> {
  return ctx.transaction(async (tx) => {
    const entry = await getTranscriptFor(tx, id, 'annotate');
    if (entry.signedAt === null) {
      throw new AppError('CONFLICT', { message: 'A patient summary is based on a signed note. Sign this note first.' });
    }
    const record = { type: 'transcript', id, noteId: entry.noteId };
    const added = await addendaOf(tx, id);
    const known = again ? null : await findSummary(tx, id);
    if (known?.version === entry.version && known.addenda === added.length) {
      await tx.audit('patient-summary.read', record);
      return { known, link: await newestLink(tx, id) };
    }
    const chart = await getNoteFor(tx, entry.noteId, 'read');
    const { llm } = await actingModel(tx, engine === 'local');
    // before the words leave the machine, for the call may fail after that
    await tx.audit(llm.label === null ? 'patient-summary.begin' : 'patient-summary.send-to-model', record);
    const born = chart.dateOfBirth === null ? Number.NaN : Date.parse(chart.dateOfBirth);
    const child = (entry.createdAt - born) / yearMs < childUntil;
    const { sections, sentences } = ofPatient(entry);
    const note: SummaryNote = { sections, sentences, sex: chart.sex, child };
    return { entry, added, note, llm, engine: llm.label === null ? 'local' : (entry.model ?? defaultModel) };
  });
}

async function write(
  ctx: Context,
  { entry, llm, engine, note }: Work,
): Promise<Exclude<WrittenSummary, { refused: true }>> {
  const written = engine === 'local' ? null : await askModel(ctx, llm, engine, note, entry.noteId);
  const found = await runInPool(ctx, task, { note, written });
  if ('refused' in found) {
    throw new AppError('NOT_POSSIBLE', {
      message:
        'The built-in engine generates patient summaries of English notes only. This note is in another language.',
    });
  }
  if (found.parts.length === 0) {
    throw new AppError('NOTHING_FOUND', { message: 'This note has no content for a patient summary.' });
  }
  return found;
}

async function askModel(
  ctx: Context,
  llm: LlmPort,
  model: string,
  note: SummaryNote,
  noteId: string,
): Promise<SummaryInput['written']> {
  const request = { model, ...summaryPrompt(note), sectionKeys: summaryParts };
  const about = { purpose: 'patient-summary' as const, noteId, promptVersion: summaryPromptVersion };
  const written = await callModel(ctx, llm, request, about);
  return written.map(({ key, text }) => ({ key, text: storable(text) }));
}

type StoredPart = SummaryRow['parts'][number];

const viewPart = ({ part, lines }: Exclude<WrittenSummary, { refused: true }>['parts'][number]): StoredPart => ({
  part,
  lines: lines.map((line) => ({ ...line, addendumId: null })),
});

const viewSummary = (
  { transcriptId, version, createdAt, engine, grade, parts }: SummaryRow,
  link: PatientLink | null,
): PatientSummary => ({
  transcriptId,
  version,
  createdAt: isoTime(createdAt),
  engine,
  grade,
  parts,
  link,
});
