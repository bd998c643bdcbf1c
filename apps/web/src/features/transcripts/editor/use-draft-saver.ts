import type { Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useReachable } from '../../../lib/connection.ts';
import { fetchEntry, rememberEntry, saveSections } from '../transcripts.api.ts';
import { createDraftSaver } from './draft-saver.ts';
import { keepEdit, keptEdit } from './kept-edits.ts';
import { rememberSaver } from './open-savers.ts';

/** The saving of one entry's note while its editor is there: what is kept on the device, the network, other people's edits. */
export function useDraftSaver(entry: Transcript) {
  const queries = useQueryClient();
  const [saver] = useState(() =>
    createDraftSaver({
      entry,
      save: (edit) => saveSections({ noteId: entry.noteId, createdAt: entry.createdAt }, edit),
      load: () => fetchEntry(entry.id),
      keep: (draft) => keepEdit(entry, draft),
      onSaved: (saved) => rememberEntry(queries, saved),
    }),
  );
  const draft = useSyncExternalStore(saver.subscribe, saver.get);
  const reachable = useReachable();

  useEffect(() => rememberSaver(entry.id, saver), [entry.id, saver]);
  useEffect(() => saver.receive(entry), [saver, entry]);
  useEffect(() => {
    if (reachable && saver.get().status === 'kept') void saver.flush();
  }, [saver, reachable]);

  const takeUp = useEffectEvent(async () => {
    // Without a network too: what was typed must be seen, and the next edit must stand on it.
    const kept = await keptEdit(entry.id);
    if (kept) saver.takeUp(kept);
  });
  useEffect(() => {
    void takeUp();
    const hide = () => document.visibilityState === 'hidden' && void saver.flush();
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      void saver.flush();
    };
  }, [saver]);

  return { saver, draft };
}
