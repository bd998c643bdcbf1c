import type { ExportFormat } from '@clinical/contract/exports/exports.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { saveBlob } from '../../lib/save-blob.ts';
import { toast } from '../../ui/toast.ts';
import { noteQuery } from '../notes/public.ts';
import { flushDraft } from '../transcripts/public.ts';
import type { WriteCopy } from './copy-note.ts';
import { exportNote, recordUse } from './exports.api.ts';
import { t } from './exports.texts.ts';
import { PrintSheet } from './PrintSheet.tsx';

export type NoteExports = {
  download: (format: ExportFormat) => Promise<void>;
  print: () => Promise<void>;
  /** What is printed; it stands on the page while the browser prints. */
  sheet: ReactNode;
};

/** The ways of a note onto paper and into files. What is being typed is saved first. */
export function useNoteExports(entry: Transcript, copied: WriteCopy): NoteExports {
  const queries = useQueryClient();
  const [sheet, setSheet] = useState<ReactNode>(null);

  const download = async (format: ExportFormat) => {
    try {
      await flushDraft(entry.id);
      const [blob, chart] = await Promise.all([
        exportNote(entry.id, format),
        queries.ensureQueryData(noteQuery(entry.noteId)),
      ]);
      saveBlob(blob, `${chart.title} ${entry.createdAt.slice(0, 10)}.${format}`);
    } catch (error) {
      toast.error(messageOf(error), { title: t('notMade') });
    }
  };

  const print = async () => {
    try {
      await flushDraft(entry.id);
      const chart = await queries.ensureQueryData(noteQuery(entry.noteId));
      const { html } = await copied();
      recordUse(entry.id, 'print');
      setSheet(<PrintSheet entry={entry} chart={chart} html={html} onDone={() => setSheet(null)} />);
    } catch (error) {
      toast.error(messageOf(error), { title: t('notMade') });
    }
  };
  return { download, print, sheet };
}
