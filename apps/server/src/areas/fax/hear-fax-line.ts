import { faxPort } from '../../gateways/fax/port.ts';
import { actingAs } from '../../platform/acting-as.ts';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { RawReply, RawRequest } from '../../platform/area.ts';
import type { PublicContext } from '../../platform/context.ts';
import { isUuid } from '../../platform/ids.ts';
import { findRecipient, insertEvents } from './attempts.queries.ts';
import { askAbout } from './deliver-fax.ts';
import { eventRow } from './event-row.ts';

/**
 * Keeps what the line says of attempts, and has each of them followed up. What it says of no attempt of ours is passed over: a line
 * sends a message again until it is taken. @throws AppError NOT_FOUND for a line that sends none, MALFORMED_REQUEST without its signature
 */
export async function hearFaxLine(ctx: PublicContext, { headers, text }: RawRequest): Promise<RawReply> {
  const line = ctx.use(faxPort);
  if (!line.hear) throw notFound();
  for (const event of line.hear({ headers, text })) {
    const [, recipientId = '', attempt] = /^(.+)\.(\d{1,9})$/.exec(event.tag) ?? [];
    const found = isUuid(recipientId) ? await findRecipient(ctx.db, recipientId) : null;
    if (!found) continue;
    const { recipient, fax } = found;
    const row = eventRow(event, {
      id: ctx.ids.uuid(),
      recipientId: recipient.id,
      attempt: Number(attempt),
      at: ctx.clock.now(),
    });
    await insertEvents(ctx.db, [row]);
    if (recipient.attempt !== Number(attempt)) continue;
    try {
      const sender = await ctx.use(actingAs).contextOf({ userId: fax.createdBy!, workspaceId: fax.workspaceId });
      await sender.transaction((tx) => askAbout(tx, recipient));
    } catch (error) {
      // its sender has left: what was said is kept
      if (!(error instanceof AppError)) throw error;
    }
  }
  return { status: 200, headers: [['content-type', 'application/json']], body: '{}' };
}
