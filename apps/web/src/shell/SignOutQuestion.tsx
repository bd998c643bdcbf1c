import { lazy, Suspense, useSyncExternalStore } from 'react';
import { laterPart } from '../lib/parts.ts';
import { unsentAtSignOut } from '../lib/session/sign-out.ts';

const SignOutDialog = lazy(
  laterPart(() => import('./SignOutDialog.tsx').then((module) => ({ default: module.SignOutDialog }))),
);

/** The place of the question that a sign-out may ask. */
export function SignOutQuestion() {
  const unsent = useSyncExternalStore(unsentAtSignOut.subscribe, unsentAtSignOut.get);
  return unsent > 0 ? (
    <Suspense fallback={null}>
      <SignOutDialog unsent={unsent} />
    </Suspense>
  ) : null;
}
