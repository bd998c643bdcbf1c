import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadSession, renewSession } from '../../lib/session/session.ts';
import { onSessionNews } from '../../lib/session/session-news.ts';

/**
 * Leads those away who are signed in already, e.g. through another tab. The form stands meanwhile: most are not.
 * A sign-in in another tab is followed at once.
 * @param enabled off where the page explains why it is shown, so that nobody is sent round in circles
 */
export function useWhenSignedIn(to = '/', enabled = true): void {
  const router = useRouter();
  useEffect(() => {
    let here = true;
    const follow = (asked: ReturnType<typeof loadSession>) =>
      // Without a network nobody knows; signing in says so.
      asked.then(
        (session) => here && session && void router.navigate({ to, replace: true }),
        () => undefined,
      );
    if (enabled) void follow(loadSession());
    const forget = onSessionNews(() => void follow(renewSession()));
    return () => {
      here = false;
      forget();
    };
  }, [router, to, enabled]);
}
