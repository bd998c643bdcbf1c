import type { Prechart, PrechatUpdate } from '@clinical/contract/pre-chats/pre-chats.schemas';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { cleanAnswer } from './clean-answer.ts';
import { changePrechart, getPrechartFor, lockPrechartFor } from './pre-chats.queries.ts';
import { viewPrechart } from './pre-chats.view.ts';
import { publishPrechartChange } from './publish-prechart-change.ts';

/** @throws AppError NOT_FOUND, CONFLICT once a note was written with it, VERSION_CONFLICT with both texts */
export async function updatePrechart(ctx: Context, id: string, input: PrechatUpdate): Promise<Prechart> {
  const answer = await cleanAnswer(ctx, input.answer);
  const basedOn = ctx.ifMatch ?? input.version ?? null;
  return ctx.transaction(async (tx) => {
    const before = await lockPrechartFor(tx, id);
    if (basedOn !== null && basedOn !== before.version && before.answer !== answer) {
      const loc = ['body', 'answer'];
      const detail = [
        { loc: [...loc, 'yours'], msg: answer },
        { loc: [...loc, 'theirs'], msg: before.answer },
      ];
      throw new AppError('VERSION_CONFLICT', { detail });
    }
    const question = input.question === undefined ? before.question : storable(input.question);
    await changePrechart(tx, id, { answer, question, version: before.version + 1 });
    await tx.audit('prechart.edit', { type: 'prechart', id, noteId: before.noteId });
    await publishPrechartChange(tx, before.noteId);
    return viewPrechart(await getPrechartFor(tx, id, 'edit'));
  });
}
