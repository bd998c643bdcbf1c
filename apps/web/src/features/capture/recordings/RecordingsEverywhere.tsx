import { lazy, Suspense } from 'react';
import { laterPart } from '../../../lib/parts.ts';

const RecordingKeeper = lazy(
  laterPart(() => import('./RecordingKeeper.tsx').then((module) => ({ default: module.RecordingKeeper }))),
);

/** What recordings need and show on every page; what that takes comes after the page. */
export function RecordingsEverywhere() {
  return (
    <Suspense fallback={null}>
      <RecordingKeeper />
    </Suspense>
  );
}
