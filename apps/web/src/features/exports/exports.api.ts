import { exportTranscript, recordNoteUse } from '@clinical/contract/exports/exports.calls';
import type { ExportFormat, NoteUse } from '@clinical/contract/exports/exports.schemas';
import { api } from '../../lib/api.ts';

/** The note of an entry as a file, from the PDF service where there is one of its own. */
export function exportNote(entryId: string, format: ExportFormat): Promise<Blob> {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return api.download(exportTranscript, { params: { id: entryId }, query: { format, timeZone } }, { host: 'pdf' });
}

/** Tells the log that a note was copied or printed; the page goes on whatever comes of it. */
export function recordUse(entryId: string, use: NoteUse['use']): void {
  api.request(recordNoteUse, { params: { id: entryId }, body: { use } }).catch(() => undefined);
}
