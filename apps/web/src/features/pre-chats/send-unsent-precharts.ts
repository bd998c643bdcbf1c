import { ApiError } from '@clinical/api-client/api-error';
import type { QueryClient } from '@tanstack/react-query';
import { oneTabAtATime } from '../../lib/tab.ts';
import { forgetPrechart, persistPrechart, type UnsentPrechart, unsentPrecharts } from './unsent-precharts.ts';
import { addPrechart, fetchPrechart, rememberPrechart, savePrechart } from './pre-chats.api.ts';

/**
 * `toDecide`: somebody else changed them too, or the server refused. `addedAnew`: theirs could no longer be changed. `homeless`:
 * their chart is gone, or no longer the person's to see.
 */
export type SentPrecharts = { toDecide: UnsentPrechart[]; addedAnew: UnsentPrechart[]; homeless: UnsentPrechart[] };

/**
 * Sends the precharts' texts that were left on this device in their order, each on the version it was typed on; an editor that is open
 * takes care of its own. A text whose prechart was deleted or went with a note meanwhile becomes a prechart of its own.
 */
export function sendUnsentPrecharts(queries: QueryClient): Promise<SentPrecharts> {
  return oneTabAtATime('send-kept-precharts', async () => {
    const sent: SentPrecharts = { toDecide: [], addedAnew: [], homeless: [] };
    for (const kept of await unsentPrecharts()) {
      const outcome = await sendOne(queries, kept).catch(whyNot);
      if (outcome !== 'saved') sent[outcome].push(kept);
    }
    return sent;
  });
}

async function sendOne(queries: QueryClient, kept: UnsentPrechart): Promise<'saved' | 'addedAnew'> {
  try {
    rememberPrechart(queries, await savePrechart(kept, kept.html, kept.version));
  } catch (error) {
    if (!canChangeNoMore(error)) throw error;
    if (await isWanted(kept)) {
      await addAnew(queries, kept);
      return 'addedAnew';
    }
  }
  await forgetPrechart(kept.id, kept.tab);
  return 'saved';
}

/** A text that has no chart to become a prechart of its own in. */
function whyNot(error: unknown): 'toDecide' | 'homeless' {
  return error instanceof ApiError && error.code === 'NOT_FOUND' ? 'homeless' : 'toDecide';
}

function canChangeNoMore(error: unknown): boolean {
  return error instanceof ApiError && (error.code === 'NOT_FOUND' || error.code === 'CONFLICT');
}

/** False for an empty text, and for one that a note was written with as it is. */
async function isWanted({ id, html }: UnsentPrechart): Promise<boolean> {
  if (html === '') return false;
  const now = await fetchPrechart(id).catch((error: unknown) => {
    if (canChangeNoMore(error)) return null;
    throw error;
  });
  return now?.answer !== html;
}

async function addAnew(queries: QueryClient, kept: UnsentPrechart): Promise<void> {
  // the id is on the device before it is sent, so that a lost reply makes no second one
  const again = kept.again ?? crypto.randomUUID();
  await persistPrechart({ ...kept, again }, kept.tab);
  const { noteId, title, html: answer } = kept;
  const added = await addPrechart({ id: again, noteId, title, answer, kind: 'prechart' }).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'CONFLICT') return fetchPrechart(again);
    throw error;
  });
  rememberPrechart(queries, added);
  await forgetPrechart(kept.id, kept.tab);
}
