import type { OwnData } from '../../../platform/area.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import { uniqueNames } from '../../../platform/zip/safe-file-name.ts';
import { listOwnedNotes } from '../note-owner.queries.ts';
import { getNoteFor, type NoteRow } from '../notes.queries.ts';
import { chartFiles } from './export-note.ts';

/** The charts that a person owns in the acting workspace, in an export of their data: each as it is exported by itself. */
export const ownCharts: OwnData = {
  async *ownFilesFor(ctx) {
    const unique = uniqueNames();
    for (const id of await listOwnedNotes(ctx.db, ctx.actor)) {
      const note = await stillThere(ctx, id);
      if (!note) continue;
      // safe before the first byte of the chart leaves
      await ctx.audit('note.export', { type: 'note', id, noteId: id });
      const folder = unique(note.title);
      for await (const file of chartFiles(ctx, note))
        yield { ...file, path: ['charts', folder, ...file.name.split('/')] };
    }
  },
};

/** Null for a chart that went while those before it were exported. */
async function stillThere(ctx: Context, id: string): Promise<NoteRow | null> {
  try {
    return await getNoteFor(ctx, id, 'read');
  } catch (error) {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}
