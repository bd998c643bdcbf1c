import { createFileRoute, redirect } from '@tanstack/react-router';
import { type LiveSession, loadSession } from '../lib/session/session.ts';
import { ShellFrame } from '../shell/ShellFrame.tsx';
import { SignedIn } from '../shell/SignedIn.tsx';

/** Everything for signed-in people. Without a session the way leads to the sign-in page and back; without a network the device tells who is there. */
export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ location, context }) => {
    // Both at once: the code is needed in nearly every case.
    const [session, queryClient] = await Promise.all([sessionOrOffline(), context.openQueryClient()]);
    if (!session)
      throw redirect({ to: '/sign-in', search: { error: 'SessionRequired', from: location.href }, replace: true });
    return { session, queryClient };
  },
  component: Layout,
  pendingComponent: ShellFrame,
  pendingMs: 0,
  pendingMinMs: 0,
});

function Layout() {
  const { session, queryClient } = Route.useRouteContext();
  return <SignedIn session={session} queryClient={queryClient} />;
}

async function sessionOrOffline(): Promise<LiveSession | null> {
  try {
    return await loadSession();
  } catch (error) {
    // comes with the signed-in pages: those before sign-in load less without it
    const { offlineSession } = await import('../lib/session/offline-session.ts');
    const kept = await offlineSession().catch(() => null);
    if (!kept) throw error;
    return kept;
  }
}
