import { lazy } from 'react';
import { laterPart } from '../../../lib/parts.ts';

/** What stands in the place of the button without an engine: it comes when a field that could be dictated to is shown. */
export const LaterNoDictation = lazy(
  laterPart(() => import('./NoDictation.tsx').then((module) => ({ default: module.NoDictation }))),
);
