import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { tabId } from '../../../lib/tab.ts';
import { useWhenReachable } from '../../../lib/when-reachable.ts';
import { fetchEntry, rememberEntry, saveSections } from '../transcripts.api.ts';
import { createDraftSaver } from './draft-saver.ts';
import { forgetEdit, persistEdit, unsentEditsOf } from './unsent-edits.ts';
import { rememberSaver } from './open-savers.ts';

/** The saving of one entry's note while its editor is there: what is kept on the device, the network, other people's edits. */
export function useDraftSaver(entry: Transcript) {
  const queries = useQueryClient();
  const [saver] = useState(() =>
    createDraftSaver({
      entry,
      save: (edit) => saveSections({ noteId: entry.noteId, createdAt: entry.createdAt }, edit),
      load: () => fetchEntry(entry.id),
      keep: (draft) => persistEdit(entry, draft),
      onSaved: (saved) => rememberEntry(queries, saved),
    }),
  );
  const draft = useSyncExternalStore(saver.subscribe, saver.get);
  const lookedUp = useRef(false);
  const idle = draft.status === 'clean' || draft.status === 'saved';

  useEffect(() => rememberSaver(entry.id, saver), [entry.id, saver]);
  useEffect(() => saver.receive(entry), [saver, entry]);
  useWhenReachable(() => {
    const waits = saver.get().status === 'kept';
    if (waits) void saver.flush();
    return waits;
  });

  // Without a network too: what was typed must be seen, and the next edit must stand on it.
  const takeUp = useEffectEvent(async () => {
    const first = !lookedUp.current;
    lookedUp.current = true;
    const [kept] = await unsentEditsOf(entry.id, first);
    const { status } = saver.get();
    if (!kept || (status !== 'clean' && status !== 'saved')) return;
    await saver.takeUp(kept);
    if (kept.tab !== tabId) await forgetEdit(kept);
  });
  useEffect(() => {
    if (idle) void takeUp().catch(() => undefined);
  }, [idle]);

  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && void saver.flush();
    const stay = (event: BeforeUnloadEvent) => {
      // what the device would not keep is lost with the page
      if (saver.get().unkept) event.preventDefault();
    };
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('beforeunload', stay);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('beforeunload', stay);
      void saver.flush();
    };
  }, [saver]);

  return { saver, draft };
}
