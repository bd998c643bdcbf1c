import { ApiError } from '@clinical/api-client/api-error';
import type { Prechart } from '@clinical/contract/pre-chats/pre-chats.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { tabId } from '../../lib/tab.ts';
import { forgetPrechart, persistPrechart, unsentPrechartsOf } from './unsent-precharts.ts';
import { rememberClosed, rememberOpen } from './open-precharts.ts';
import { fetchPrechart, rememberPrechart, savePrechart } from './pre-chats.api.ts';
import { createPrechartSaver } from './prechart-saver.ts';

/**
 * The saving of one prechart while it is edited; what an earlier visit could not save is taken up again.
 * @param inUse says whether the cursor is in its text
 */
export function usePrechartSaver(prechart: Prechart, inUse: () => boolean = () => false) {
  const queries = useQueryClient();
  const [saver] = useState(() =>
    createPrechartSaver({
      prechart,
      save: (html, version) => savePrechart(prechart, html, version),
      load: () => fetchPrechart(prechart.id),
      keep: (kept) =>
        kept === null
          ? forgetPrechart(prechart.id)
          : persistPrechart({ id: prechart.id, noteId: prechart.noteId, title: prechart.title, ...kept }),
      read: (error) => (error instanceof ApiError && error.code === 'VERSION_CONFLICT' ? null : messageOf(error)),
      onSaved: (saved) => rememberPrechart(queries, saved),
    }),
  );
  const state = useSyncExternalStore(saver.subscribe, saver.get);

  const lookedUp = useRef(false);
  const idle = state.status === 'clean' || state.status === 'saved';

  const takeUp = useEffectEvent(async () => {
    const first = !lookedUp.current;
    lookedUp.current = true;
    const [left] = await unsentPrechartsOf(prechart.id, first);
    const { status, html } = saver.get();
    if (!left || (status !== 'clean' && status !== 'saved')) return;
    if (left.html !== html) await saver.takeUp(left);
    else if (left.tab === tabId) await forgetPrechart(prechart.id);
    if (left.tab !== tabId) await forgetPrechart(prechart.id, left.tab);
  });
  useEffect(() => {
    if (idle) void takeUp().catch(() => undefined);
  }, [idle]);

  const hear = useEffectEvent((now: Prechart) => saver.hear(now, inUse()));
  useEffect(() => hear(prechart), [prechart]);

  useEffect(() => {
    rememberOpen(prechart.id);
    const hide = () => document.visibilityState === 'hidden' && void saver.flush();
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      void saver.flush().finally(() => rememberClosed(prechart.id));
    };
  }, [saver, prechart.id]);
  return { saver, state };
}
