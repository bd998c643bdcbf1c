import { leave } from './leave.ts';
import { currentSession, holdsSession, loadSession } from './session.ts';

/** A tab that is looked at again after a long time asks whether its session still lives. Gives the way to stop. */
export function watchOldSession(): () => void {
  const onVisible = () => {
    if (document.visibilityState !== 'visible' || !holdsSession() || currentSession()) return;
    // without an answer nobody knows, and the next call says so
    void loadSession().then(
      (session) => (session ? undefined : leave('expired')),
      () => undefined,
    );
  };
  document.addEventListener('visibilitychange', onVisible);
  return () => document.removeEventListener('visibilitychange', onVisible);
}
