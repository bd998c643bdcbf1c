import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loadSession } from '../../lib/session/session.ts';

/**
 * Leads those away who are signed in already, e.g. through another tab. The form stands meanwhile: most are not.
 * @param enabled off where the page explains why it is shown, so that nobody is sent round in circles
 */
export function useWhenSignedIn(to = '/', enabled = true): void {
  const router = useRouter();
  useEffect(() => {
    if (!enabled) return;
    let here = true;
    // Without a network nobody knows; signing in says so.
    loadSession().then(
      (session) => here && session && void router.navigate({ to, replace: true }),
      () => undefined,
    );
    return () => {
      here = false;
    };
  }, [router, to, enabled]);
}
