import { lazy, Suspense, useSyncExternalStore } from 'react';
import { laterPart } from '../lib/parts.ts';
import { toastHostNeeded } from './toast-host.ts';

const ToastStack = lazy(
  laterPart(() => import('./toasts/ToastStack.tsx').then((module) => ({ default: module.ToastStack }))),
);

/** Where toasts appear; empty and weightless until there is one. */
export function ToastHost() {
  const needed = useSyncExternalStore(toastHostNeeded.subscribe, toastHostNeeded.get);
  return needed ? (
    <Suspense fallback={null}>
      <ToastStack />
    </Suspense>
  ) : null;
}
