import { lazy, Suspense, useSyncExternalStore } from 'react';
import { laterPart } from '../lib/parts.ts';
import { pendingHandover } from '../lib/pending-handover.ts';

const LinkDialog = lazy(laterPart(() => import('./LinkDialog.tsx').then((module) => ({ default: module.LinkDialog }))));

/** The place of the question whether the account of an EHR that an address hands over is to be linked. */
export function LinkQuestion() {
  const handover = useSyncExternalStore(pendingHandover.subscribe, pendingHandover.get);
  return handover ? (
    <Suspense fallback={null}>
      <LinkDialog handover={handover} />
    </Suspense>
  ) : null;
}
