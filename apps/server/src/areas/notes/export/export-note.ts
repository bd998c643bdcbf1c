import type { BytesReply } from '../../../platform/area.ts';
import type { Context } from '../../../platform/context.ts';
import { fileStore } from '../../../platform/storage/file-store.ts';
import { safeFileName, uniqueNames } from '../../../platform/zip/safe-file-name.ts';
import { type ZipFile, zipStream } from '../../../platform/zip/zip-stream.ts';
import { chartContents, type ExportFile } from '../chart-contents.ts';
import { getNoteFor, type NoteRow } from '../notes.queries.ts';
import { viewNote } from '../notes.view.ts';
import { chartOverview, type OverviewLine } from './chart-overview.ts';
import { htmlPage } from './html-page.ts';

/** A chart as a zip that needs no program to read: an overview, notes as HTML and JSON, sources and original files. */
export async function exportNote(ctx: Context, id: string): Promise<BytesReply> {
  const note = await getNoteFor(ctx, id, 'read');
  await ctx.audit('note.export', { type: 'note', id: note.id, noteId: note.id });
  const day = new Date(ctx.clock.now()).toISOString().slice(0, 10);
  return {
    fileName: `${safeFileName(note.title, 'patient')} ${day}.zip`,
    mediaType: 'application/zip',
    size: null,
    open: async () => zipStream(chartFiles(ctx.withRowLevelSecurity(note.workspaceId), note)),
  };
}

/** The files of a chart's export, one at a time. */
export async function* chartFiles(ctx: Context, note: NoteRow): AsyncGenerator<ZipFile> {
  const unique = uniqueNames();
  const lines: OverviewLine[] = [];
  const modifiedAt = ctx.clock.now();
  const store = ctx.use(fileStore);
  yield { name: unique('chart.json'), modifiedAt, content: `${JSON.stringify(viewNote(ctx.actor, note), null, 2)}\n` };
  for (const contents of ctx.use(chartContents)) {
    for await (const file of contents.exportFiles?.(ctx, note, (fileId) => store.read(fileId)) ?? []) {
      const name = unique(file.path.map((part) => safeFileName(part, 'file')).join('/'));
      if (file.title !== undefined) lines.push({ name, title: file.title });
      yield {
        name,
        modifiedAt: file.modifiedAt,
        content: await contentOf(file),
      };
    }
  }
  yield { name: unique('index.html'), modifiedAt, content: chartOverview(note, lines, modifiedAt) };
}

async function contentOf({ content, title = '' }: ExportFile): Promise<ZipFile['content']> {
  if (typeof content === 'string') return content;
  return typeof content === 'function' ? content() : htmlPage(title, content.page);
}
