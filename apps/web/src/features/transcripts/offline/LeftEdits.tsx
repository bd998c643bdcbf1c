import { lazy, Suspense } from 'react';
import { laterPart } from '../../../lib/parts.ts';

const KeptEdits = lazy(
  laterPart(() => import('../editor/KeptEdits.tsx').then((module) => ({ default: module.KeptEdits }))),
);

/** Sends what was left on this device, on whatever page it is; what that takes comes after the page. */
export function LeftEdits() {
  return (
    <Suspense fallback={null}>
      <KeptEdits />
    </Suspense>
  );
}
