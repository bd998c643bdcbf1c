import { and, asc, eq } from 'drizzle-orm';
import type { Scope } from '../../platform/context.ts';
import { faxes, faxRecipients } from './fax.table.ts';

/** `arrivedAt`: when the last recipient had it, epoch milliseconds. */
export type ArrivedFax = { id: string; names: string[]; arrivedAt: number };

/** Faxes of a chart that the actor has reached already, or one of them, that all recipients have, each at the right number. */
export async function selectArrived({ db }: Pick<Scope, 'db'>, noteId: string, faxId?: string): Promise<ArrivedFax[]> {
  const { name, state, wrongNumberAt, changedAt, place } = faxRecipients;
  const rows = await db
    .select({ id: faxes.id, name, state, wrongNumberAt, changedAt })
    .from(faxes)
    .innerJoin(faxRecipients, eq(faxRecipients.faxId, faxes.id))
    .where(and(eq(faxes.noteId, noteId), faxId === undefined ? undefined : eq(faxes.id, faxId)))
    .orderBy(asc(faxes.createdAt), asc(place));
  return [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, own]) =>
    own.every((recipient) => recipient.state === 'delivered' && recipient.wrongNumberAt === null)
      ? [
          {
            id,
            names: own.map((recipient) => recipient.name),
            arrivedAt: Math.max(...own.map((each) => each.changedAt)),
          },
        ]
      : [],
  );
}
