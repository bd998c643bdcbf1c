import { notFound } from '../../platform/app-error.ts';
import type { SharedCharts } from '../teams/public.ts';
import {
  countFiledNotes,
  dropGrantsOf,
  selectOwnAmong,
  selectShared,
  shareNotes,
  unfileNotes,
  unshareNotes,
} from './filing.queries.ts';

/** The charts behind departments and collaborations. */
export const chartsInTeams: SharedCharts = {
  async share(tx, { id, workspaceId }, noteIds) {
    const wanted = [...new Set(noteIds)];
    if (wanted.length > 0 && (await selectOwnAmong(tx, workspaceId, wanted)).length < wanted.length) throw notFound();
    await shareNotes(tx, id, wanted);
    for (const noteId of wanted) await tx.audit('note.share', { type: 'note', id: noteId, noteId });
  },
  chosen: selectShared,
  unshare: unshareNotes,
  countFiled: countFiledNotes,
  unfile: unfileNotes,
  forget: dropGrantsOf,
};
