import { Readable } from 'node:stream';
import { statesOf } from '@clinical/contract/checks/sentence-state.rules';
import type { BytesReply } from '../../platform/area.ts';
import type { Context } from '../../platform/context.ts';
import { safeFileName } from '../../platform/zip/safe-file-name.ts';
import { showChecks } from '../checks/public.ts';
import { findPractice, markedBlocks } from '../exports/public.ts';
import { getNoteFor } from '../notes/public.ts';
import { getTranscriptFor, noteAddenda, showEntry } from '../transcripts/public.ts';
import { findPersonName } from './ehr.queries.ts';
import { fhirBundle } from './fhir-bundle.ts';

/** Any entry as a FHIR R4 document, also when nothing is linked and no note is written. @throws AppError NOT_FOUND */
export async function exportFhir(ctx: Context, id: string): Promise<BytesReply> {
  const entry = await getTranscriptFor(ctx, id, 'read');
  const walled = ctx.withRowLevelSecurity(entry.workspaceId);
  const chart = await getNoteFor(walled, entry.noteId, 'read');
  const found = await showChecks(walled, entry);
  const states = statesOf(entry.sentences, found.version === entry.version ? found : null);
  const judged = entry.sentences.map((sentence, at) => ({ ...sentence, state: states[at] ?? ('sourced' as const) }));
  const clinicianId = entry.onBehalfOf ?? entry.signedBy ?? entry.createdBy;
  const { name } = await findPractice(ctx, entry.workspaceId, clinicianId);
  const bundle = fhirBundle({
    entry: await showEntry(walled, id),
    chart,
    practice: { id: entry.workspaceId, name },
    author: { id: clinicianId, name: await findPersonName(ctx, clinicianId) },
    sections: entry.sections.map((section) => ({
      ...section,
      blocks: markedBlocks(
        section,
        judged.filter((sentence) => sentence.section === section.key),
      ),
    })),
    addenda: await ctx.use(noteAddenda).of(walled, id),
  });
  await ctx.audit('transcript.export-fhir', { type: 'transcript', id: entry.id, noteId: entry.noteId });
  const bytes = Buffer.from(`${JSON.stringify(bundle, null, 2)}\n`);
  return {
    fileName: `${safeFileName(chart.title, 'patient')} ${new Date(entry.createdAt).toISOString().slice(0, 10)}.fhir.json`,
    mediaType: 'application/fhir+json',
    size: bytes.length,
    open: async (range) => Readable.from([bytes.subarray(range?.start ?? 0, (range?.end ?? bytes.length - 1) + 1)]),
  };
}
