import { useQueryClient } from '@tanstack/react-query';
import { SessionProvider, useSession } from 'next-auth/react';
import { type ReactNode, useEffect } from 'react';
import { startGridhookQuery } from '../features/automations/gridhook.api.ts';
import { templatesQuery } from '../features/templates/templates-query.api.ts';
import { registerAppShell } from '../lib/register-app-shell.ts';
import { startEvents, useAppEvent } from '../lib/events/events.ts';
import { leave, onLeave } from '../lib/session/leave.ts';
import { keepForOffline, noteHeard } from '../lib/session/offline-session.ts';
import {
  currentSession,
  holdsSession,
  isSignedOut,
  isSomebodyElses,
  type LiveSession,
  rememberSession,
} from '../lib/session/session.ts';
import { watchOldSession } from '../lib/session/watch-old-session.ts';
import { useRefreshOnEvents } from './use-refresh-on-events.ts';
import { useRefreshStale } from './use-refresh-stale.ts';

/** Holds the library's session for the signed-in pages. It is not refetched by itself; other tabs are heard. */
export function SessionKeeper({ session, children }: { session: LiveSession; children: ReactNode }) {
  return (
    <SessionProvider session={session} refetchOnWindowFocus={false} refetchInterval={0}>
      <SessionWatch session={session} />
      {children}
    </SessionProvider>
  );
}

function SessionWatch({ session }: { session: LiveSession }) {
  const { data, status } = useSession();
  const queryClient = useQueryClient();
  useRefreshOnEvents();
  useRefreshStale();
  useEffect(watchOldSession, []);
  useEffect(registerAppShell, []);
  // a failure is logged and leaves an empty list
  useEffect(() => void queryClient.prefetchQuery(templatesQuery), [queryClient]);
  // a failure is logged and leaves null
  useEffect(() => void queryClient.prefetchQuery(startGridhookQuery), [queryClient]);
  // Nothing of the person's data stays behind.
  useEffect(() => onLeave(() => queryClient.clear()), [queryClient]);
  useEffect(() => startEvents(() => void queryClient.invalidateQueries()), [queryClient]);
  useEffect(() => {
    if (currentSession()) void keepForOffline(session).catch(() => undefined);
  }, [session]);
  useAppEvent('hello', () => void noteHeard().catch(() => undefined));
  useEffect(() => {
    if (data) {
      rememberSession(data);
      // this page shows what belongs to the one before
      if (isSomebodyElses()) window.location.assign('/');
      return;
    }
    if (status !== 'unauthenticated' || !holdsSession()) return;
    // Signed out in another tab, unless there was simply no reply.
    void isSignedOut().then((gone) => {
      if (gone) void leave('elsewhere');
    });
  }, [data, status]);
  return null;
}
