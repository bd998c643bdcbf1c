import { signingName } from '@clinical/contract/accounts/accounts.rules';
import type { NewAddendum, SigningState } from '@clinical/contract/signing/signing.schemas';
import { AppError } from '../../platform/app-error.ts';
import { isoTime } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { storable } from '../../platform/storable.ts';
import { noteAudience } from '../notes/public.ts';
import { lockTranscriptFor, touchChart } from '../transcripts/public.ts';
import { insertLinks, lastLink } from './chain.queries.ts';
import { linksAfter } from './chain.ts';
import { ownKey, sealLink } from './signing-key.ts';
import { findName, insertAddendum } from './signing.queries.ts';
import { signingState } from './signing-state.ts';

/** Adds a dated correction under a signed entry; it becomes a link of the chain. @throws AppError NOT_FOUND, CONFLICT while nothing is signed */
export async function addAddendum(ctx: Context, id: string, input: NewAddendum): Promise<SigningState> {
  return ctx.transaction(async (tx) => {
    const entry = await lockTranscriptFor(tx, id, 'annotate');
    const last = await lastLink(tx, id);
    if (entry.signedAt === null || !last) {
      throw new AppError('CONFLICT', { message: 'This entry is not signed. Change the note itself.' });
    }
    const { userId } = tx.actor;
    const self = await findName(tx, userId);
    const author = self ? signingName(self) : '';
    const key = await ownKey(tx);
    const at = tx.clock.now();
    const row = { id: tx.ids.uuid(), transcriptId: id, userId, author, text: storable(input.text), createdAt: at };
    const payload = { ...row, createdAt: isoTime(at), publicKey: key.publicKey };
    const [link] = linksAfter(last, [{ kind: 'addendum', at, userId, text: `${JSON.stringify(payload, null, 2)}\n` }]);
    await insertAddendum(tx, row);
    await insertLinks(tx, id, [link!]);
    await sealLink(tx, id, link!, key);
    await touchChart(tx, entry.noteId);
    await tx.audit('transcript.addend', { type: 'transcript', id, noteId: entry.noteId });
    tx.emit(await noteAudience(tx, [entry.noteId]), {
      type: 'note-edited',
      noteId: entry.noteId,
      transcriptId: id,
      userId,
    });
    return signingState(tx, entry);
  });
}
