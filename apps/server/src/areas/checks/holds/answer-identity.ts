import type { AnswerIdentity, IdentityChecked } from '@clinical/contract/checks/checks.schemas';
import type { EntryHold } from '@clinical/contract/transcripts/holds.schemas';
import type { Context, Tx } from '../../../platform/context.ts';
import { getNoteFor } from '../../notes/public.ts';
import { resolveRecipe } from '../../templates/public.ts';
import {
  publishNoteEdit,
  moveEntry,
  showEntry,
  changeTranscript,
  getTranscriptFor,
  lockTranscriptFor,
  type Entry,
} from '../../transcripts/public.ts';
import { insertIdentityAnswer } from '../checks.queries.ts';
import { findHoldOf } from './find-holds.ts';
import { heldWriting } from './held-writing.ts';

/**
 * Says whose visit an entry is when what was said conflicts with the chart. Writing that waited for it goes on: after
 * `right-patient`, and after `move` when nothing conflicts with the other chart.
 * @throws AppError NOT_FOUND, CONFLICT, TEMPLATE_WITHOUT_SECTIONS
 */
export async function answerIdentity(ctx: Context, id: string, answer: AnswerIdentity): Promise<IdentityChecked> {
  const entry = await getTranscriptFor(ctx, id, 'edit');
  const chart = await getNoteFor(ctx, answer.action === 'move' ? answer.noteId : entry.noteId, 'edit');
  const subject = { ...entry, noteId: chart.id };
  const hold = await findHoldOf(ctx, chart, subject, { anyway: true });
  return ctx.transaction(async (tx) => {
    const held = await lockTranscriptFor(tx, id, 'edit');
    const waited = held.hold !== null;
    switch (answer.action) {
      case 'check':
        await refresh(tx, held, hold);
        return shown(tx, id, null);
      case 'cancel':
        await release(tx, held, 'transcript.cancel-hold');
        return shown(tx, id, null);
      case 'right-patient': {
        const conflicts = hold?.kind === 'identity' ? hold.conflicts : [];
        await insertIdentityAnswer(tx, held, { conflicts, reason: answer.reason });
        await release(tx, held, 'transcript.confirm-patient');
        return shown(tx, id, waited ? await goOn(tx, id) : null);
      }
      case 'move': {
        await moveEntry(tx, held, await getNoteFor(tx, answer.noteId, 'edit'));
        if (!waited) return shown(tx, id, null);
        if (hold) await changeTranscript(tx, id, { hold });
        return shown(tx, id, hold ? null : await goOn(tx, id));
      }
    }
  });
}

/** What stood against writing may be gone: the chart was corrected. Without being asked to write, nothing is held. */
async function refresh(tx: Tx, entry: Entry, hold: EntryHold | null): Promise<void> {
  await tx.audit('transcript.check-identity', { type: 'transcript', id: entry.id, noteId: entry.noteId });
  if (entry.hold?.kind !== 'identity') return;
  await changeTranscript(tx, entry.id, { hold });
  await publishNoteEdit(tx, entry);
}

async function release(tx: Tx, entry: Entry, action: string): Promise<void> {
  await changeTranscript(tx, entry.id, { hold: null });
  await tx.audit(action, { type: 'transcript', id: entry.id, noteId: entry.noteId });
  await publishNoteEdit(tx, entry);
}

async function goOn(tx: Tx, id: string): Promise<string> {
  const entry = await lockTranscriptFor(tx, id, 'edit');
  await resolveRecipe(tx, entry.templateId);
  return tx.use(heldWriting).start(tx, entry);
}

async function shown(tx: Tx, id: string, taskId: string | null): Promise<IdentityChecked> {
  return { transcript: await showEntry(tx, id), taskId };
}
