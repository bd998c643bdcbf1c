import { lazy } from 'react';
import { laterPart } from '../../../lib/parts.ts';

/** The button of a field: what hears and writes comes when a field that can be dictated to is shown. */
export const LaterDictationButton = lazy(
  laterPart(() => import('./DictationButton.tsx').then((module) => ({ default: module.DictationButton }))),
);
