import * as calls from '@clinical/contract/notes/notes.calls';
import { type ReactNode, useEffect, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useReachable } from '../../../lib/connection.ts';
import { useAppEvent } from '../../../lib/events/events.ts';
import { warn } from '../../../lib/log.ts';
import { EditorAvatars } from './EditorAvatars.tsx';
import { createPresence, type Place } from './presence.ts';
import { PresenceContext } from './presence-context.ts';

const say = (noteId: string, place: Place | null, here = true) =>
  api.request(
    calls.updatePresence,
    {
      params: { id: noteId },
      body: { here, transcriptId: place?.transcriptId ?? null, section: place?.section ?? null },
    },
    { keepalive: !here },
  );

/** Keeps who else is in a chart while it is open here, shows them in the top bar, and lets the sections know. One for each chart. */
export function PresenceKeeper({ noteId, children }: { noteId: string; children: ReactNode }) {
  const reachable = useReachable();
  const [presence] = useState(() =>
    createPresence({
      tell: (place) => say(noteId, place),
      load: () => api.request(calls.getActiveEditors, { params: { id: noteId } }),
      onFailed: () => warn('Could not load the active editors'),
    }),
  );

  useEffect(() => {
    if (!reachable) return;
    const stop = presence.start();
    const bye = () => void say(noteId, null, false).catch(() => undefined);
    const look = () => document.visibilityState === 'visible' && presence.wake();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pagehide', bye);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pagehide', bye);
      stop();
      bye();
    };
  }, [presence, noteId, reachable]);

  const hear = (event: { noteId: string | null }) => {
    if (event.noteId === noteId) presence.hear();
  };
  useAppEvent('note-edited', hear);
  useAppEvent('presence', hear);
  return (
    <PresenceContext value={presence}>
      <EditorAvatars noteId={noteId} />
      {children}
    </PresenceContext>
  );
}
