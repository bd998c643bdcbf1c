import type { Fax, NewFaxIncident } from '@clinical/contract/fax/fax.schemas';
import { AppError, notFound } from '../../platform/app-error.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { addChartTask, withdrawProof } from '../clinical-tasks/public.ts';
import { lockRecipient, updateRecipient } from './attempts.queries.ts';
import { faxAbilities } from './fax.policy.ts';
import { getFaxFor, lockFax } from './fax.queries.ts';
import { viewFax } from './fax.view.ts';
import { publishFax } from './publish-fax.ts';

/**
 * Puts on record that a fax went to a number that is not its recipient's. A task of the chart follows it up, each later fax to that
 * number asks first, and the fax proves nothing any more. Reported already, it stays as it is. @throws AppError NOT_FOUND, CONFLICT while nothing can have gone out
 */
export async function reportIncident(
  ctx: Context,
  id: string,
  { recipientId, note }: Required<NewFaxIncident>,
): Promise<Fax> {
  return ctx.transaction(async (tx) => {
    const fax = await getFaxFor(tx, id, 'edit');
    if (!faxAbilities(tx.actor, fax).edit || fax.noteId === null) throw notFound();
    const recipient = await lockRecipient(tx, recipientId);
    if (!recipient || recipient.faxId !== id) throw notFound();
    if (recipient.wrongNumberAt === null) {
      const { state, name, number, pagesSent } = recipient;
      if (state === 'queued' || (state === 'failed' && pagesSent === null))
        throw new AppError('CONFLICT', { message: `Nothing of this fax has gone to ${name} yet.` });
      const at = tx.clock.now();
      const incidentTaskId = await addChartTask(tx, {
        noteId: fax.noteId,
        workspaceId: fax.workspaceId,
        category: 'Alert',
        title: `A fax went to the wrong number: ${number}`,
        description: describe(fax, recipient, note),
        assigneeId: tx.actor.userId,
        transcriptId: null,
        dueOn: isoTime(at).slice(0, 10),
      });
      await updateRecipient(tx.db, recipient.id, { wrongNumberAt: at, incidentTaskId });
      // another recipient may get it at the same moment, which would prove its arrival
      await lockFax(tx, id);
      await withdrawProof(tx, fax.noteId, [id]);
      await tx.audit('fax.report-incident', { type: 'fax', id, noteId: fax.noteId });
      await publishFax(tx, fax);
    }
    return viewFax(tx.actor, await getFaxFor(tx, id, 'edit'));
  });
}

type Described = { documents: readonly { title: string }[]; pages: number; sentAt: number | null; createdAt: number };

/** What a privacy officer asks first: what went out, to whom, when. */
function describe(fax: Described, { name, number }: { name: string; number: string }, note: string): string {
  const what = [`${fax.pages} pages`, ...fax.documents.map(({ title }) => `“${title}”`)].join(', ');
  const when = isoTime(fax.sentAt ?? fax.createdAt);
  const lines = [
    `Meant for ${name}, sent to ${number} on ${when.slice(0, 10)} at ${when.slice(11, 16)} UTC: ${what}.`,
    'Ask whoever has the number to destroy the pages, and write down their answer. Correct the contact.',
    note,
  ];
  return lines.filter(Boolean).join('\n');
}
