import type { Fax, SendFax } from '@clinical/contract/fax/fax.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { deliverFax } from './deliver-fax.ts';
import { type FullFax, getOwnPacket, insertRecipients, lockFax, type RecipientRow, updateFax } from './fax.queries.ts';
import { creditKeyOf, reserveFaxCredits } from './fax-credits.ts';
import { viewFax } from './fax.view.ts';
import { numberWarnings } from './number-warnings.ts';
import { lineOf } from './own-line.ts';
import { publishFax } from './publish-fax.ts';

/**
 * Sends a prepared fax: each recipient is a delivery of its own, with the same bytes. Sent already, it is the same fax.
 * @throws AppError NOT_FOUND, CONFLICT for a number that nobody has looked at, or a note that is not signed, IDENTITY_CONFLICT for a
 * document that reads as if it were about somebody else and nobody has confirmed, NO_CREDITS
 */
export async function sendFax(
  ctx: Context,
  { packetId, confirmed, unsigned, otherPatient }: Required<SendFax>,
): Promise<Fax> {
  return ctx.transaction(async (tx) => {
    await getOwnPacket(tx, packetId);
    await lockFax(tx, packetId);
    const packet = await getOwnPacket(tx, packetId);
    if (packet.sentAt !== null) {
      await tx.audit('fax.read', { type: 'fax', id: packet.id, noteId: packet.noteId });
      return viewFax(tx.actor, packet);
    }
    const { unsignedAllowed } = await lineOf(tx);
    assertSigned(packet, { unsigned, unsignedAllowed });
    if (!otherPatient) assertOfPatient(packet);
    const unseen = (await numberWarnings(tx, packet.targets)).find(({ number }) => !confirmed.includes(number));
    if (unseen) throw new AppError('CONFLICT', { message: `${unseen.text} Confirm the number first.` });
    const now = tx.clock.now();
    const recipients = packet.targets.map(({ name, number }, place): RecipientRow => {
      const id = tx.ids.uuid();
      return {
        id,
        workspaceId: packet.workspaceId,
        faxId: packet.id,
        place,
        name,
        number,
        attempt: 1,
        state: 'queued',
        failure: null,
        pagesSent: null,
        creditKey: creditKeyOf(id, 1),
        changedAt: now,
        handedUntil: null,
        wrongNumberAt: null,
        incidentTaskId: null,
      };
    });
    await updateFax(tx, packet.id, { sentAt: now });
    await insertRecipients(tx, recipients);
    for (const recipient of recipients) {
      await reserveFaxCredits(tx, recipient, packet.noteId);
      await tx.enqueue(deliverFax, { recipientId: recipient.id, attempt: 1 });
    }
    await tx.audit('fax.send', { type: 'fax', id: packet.id, noteId: packet.noteId });
    await publishFax(tx, packet);
    return viewFax(tx.actor, await getOwnPacket(tx, packetId));
  });
}

function assertOfPatient({ documents, patient }: FullFax): void {
  const other = documents.find((document) => document.otherPatient);
  if (!other) return;
  throw new AppError('IDENTITY_CONFLICT', {
    message: `“${other.title}” may not be about ${patient}: ${other.otherPatient}. Look at its pages, then confirm.`,
  });
}

function assertSigned(
  { documents }: Pick<FullFax, 'documents'>,
  { unsigned, unsignedAllowed }: { unsigned: boolean; unsignedAllowed: boolean },
): void {
  const drafts = documents.filter((document) => document.unsigned).map(({ title }) => `“${title}”`);
  if (drafts.length === 0 || (unsigned && unsignedAllowed)) return;
  const way = unsignedAllowed
    ? 'Sign it, or confirm that it goes as a draft.'
    : 'This workspace sends signed notes only.';
  throw new AppError('CONFLICT', { message: `${drafts.join(', ')} is not signed. ${way}` });
}
